import { memo } from 'react';
import { Dot } from '../plot/marks/dot.tsx';
import { Line } from '../plot/marks/line.tsx';
import { linearScale, valueDomain } from '../plot/scale.ts';
import { requireColour } from '../plot/series.ts';

/** A line of fewer years has no meaning. */
export const fewestTrendYears = 6;

export type SparklineProps = {
  /** Ascending years with one value each; `null` is a gap. */
  years: readonly number[];
  values: readonly (number | null)[];
  /** First years of another edition or method: nothing before the last of them is drawn. */
  breaks?: readonly number[] | undefined;
  /** Last year of the trend, marked with a dot. The newest year with a value when absent. */
  year?: number | null | undefined;
  colour: string;
  /** The trend in words; without it the line is decoration beside a text with the same content. */
  label?: string | undefined;
  span?: number | undefined;
  width?: number | undefined;
  height?: number | undefined;
  /** Its height begins at zero rather than at the least value. */
  hasZero?: boolean | undefined;
};

const CURRENT_RADIUS = 3;
const PAD = CURRENT_RADIUS + 1;

/** The `span` years that end with `year`, as far back as they can be compared. */
export function toTrend(
  props: Pick<SparklineProps, 'years' | 'values' | 'breaks' | 'year'> & { span: number },
) {
  const { years, values, breaks = [], year, span } = props;
  const to = year ?? years.findLast((_, index) => (values[index] ?? null) !== null) ?? 0;
  const from = to - span + 1;
  const comparable = Math.max(from, ...breaks.filter((first) => first <= to));
  const places = years.flatMap((one, index) => (one < comparable || one > to ? [] : [index]));
  return {
    from,
    to,
    x: places.map((at) => years[at] ?? 0),
    y: places.map((at) => values[at] ?? null),
  };
}

export const Sparkline = memo(function Sparkline(props: SparklineProps) {
  const { colour, label, span = 10, width = 120, height = 32, hasZero = false } = props;
  requireColour(colour, 'sparkline');
  const { from, to, x, y } = toTrend({ ...props, span });
  const scales = {
    x: linearScale({ min: from, max: from + Math.max(span - 1, 1) }, PAD, width - PAD),
    y: linearScale(valueDomain(y, hasZero) ?? { min: 0, max: 1 }, height - PAD, PAD),
  };
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      focusable="false"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      <g strokeLinecap="round">
        <Line x={x} y={y} scales={scales} colour={colour} width={1.5} r={1.5} look={{}} />
      </g>
      <Dot
        x={[to]}
        y={[x.at(-1) === to ? (y.at(-1) ?? null) : null]}
        scales={scales}
        r={CURRENT_RADIUS}
        colour={colour}
        look={{ stroke: 'var(--surface)' }}
      />
    </svg>
  );
});
