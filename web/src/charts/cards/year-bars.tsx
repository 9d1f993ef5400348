import type { ReactNode } from 'react';
import { Bar, barWidth } from '../plot/marks/bar.tsx';
import { inkOf, Label, paperEdge } from '../plot/marks/label.tsx';
import { Rule } from '../plot/marks/rule.tsx';
import { tenth } from '../plot/paths.ts';
import { linearScale } from '../plot/scale.ts';
import { textWidth } from '../plot/text-width.ts';
import { CardSvg, type CardTexts, paleOf } from './card-svg.tsx';

export interface YearBarsProps extends CardTexts {
  /** Year of the first value. */
  since: number;
  values: readonly (number | null)[];
  /** Drawn downwards, of the same years. */
  below?: readonly (number | null)[];
  colour: string;
  belowColour?: string;
  highlightedYears: readonly number[];
  /** Drawn hollow. */
  doubtfulYears?: readonly number[];
  format: (value: number) => string;
  /** What a year is called under the axis. */
  period: (year: number) => string;
}

const HEAD = 22;
const FOOT = 22;
/** Height of the values under the bars that are drawn downwards. */
const BELOW = 18;

const largestOf = (values: readonly (number | null)[]): number =>
  Math.max(0, ...values.map((value) => value ?? 0));

/** Bars over the years from a common floor; the newest and the largest are labelled. */
export function YearBars(props: YearBarsProps): ReactNode {
  const { since, values, below = [], colour, belowColour = colour, ...others } = props;
  const { highlightedYears, doubtfulYears = [], format, period, ...texts } = others;
  const years = values.map((_, at) => since + at);
  const isDoubtful = (at: number): boolean => doubtfulYears.includes(since + at);
  const hasBelow = largestOf(below) > 0;
  return (
    <CardSvg {...texts}>
      {({ width, height }) => {
        const band = width / Math.max(years.length, 1);
        const y = linearScale(
          { min: -largestOf(below), max: largestOf(values) || 1 },
          height - FOOT - (hasBelow ? BELOW : 0),
          HEAD,
        );
        const x = (year: number): number => (year - since + 0.5) * band;
        const shared = { at: years, scales: { x, y, band }, thickness: barWidth(band) };
        const labels = { since, scales: shared.scales, width, format };
        return (
          <>
            <Bar
              {...shared}
              from={values.map((value) => (value === null ? null : 0))}
              to={values}
              least={1}
              colour={paleOf(colour)}
              colourOf={(at) => (highlightedYears.includes(since + at) ? colour : paleOf(colour))}
              isHollow={isDoubtful}
            />
            <Bar
              {...shared}
              from={below.map((value) => (value === null ? null : 0))}
              to={below.map((value) => (value === null ? null : -value))}
              colour={belowColour}
            />
            <Rule y={[y(0)]} from={0} to={width} stroke="var(--ink-2)" />
            <BarLabels
              {...labels}
              values={values}
              labelled={labelledOf(values.map((value, at) => (isDoubtful(at) ? null : value)))}
              fillOf={(year) => (highlightedYears.includes(year) ? inkOf(colour) : 'var(--ink-2)')}
            />
            {hasBelow && (
              <BarLabels
                {...labels}
                isBelow
                values={below}
                labelled={labelledOf(below)}
                fillOf={() => inkOf(belowColour)}
              />
            )}
            <PeriodLabels first={since} last={years.at(-1) ?? since} {...{ width, height, period }} />
          </>
        );
      }}
    </CardSvg>
  );
}

/** Values of the bars at these places, above or below every bar that their texts lie over. */
function BarLabels(props: {
  since: number;
  values: readonly (number | null)[];
  labelled: readonly number[];
  isBelow?: boolean;
  scales: { x: (year: number) => number; y: (value: number) => number; band: number };
  width: number;
  fillOf: (year: number) => string;
  format: (value: number) => string;
}): ReactNode {
  const { since, values, labelled, isBelow = false, scales, width, fillOf, format } = props;
  return labelled.map((at) => {
    const x = scales.x(since + at);
    const anchor = anchorAt(x, width);
    const text = format(values[at] ?? 0);
    const room = textWidth(text, 13) / scales.band;
    const reach = Math.floor(anchor === 'middle' ? room / 2 + 0.5 : room);
    const highest = largestOf(values.slice(Math.max(at - reach, 0), at + reach + 1));
    return (
      <Label
        key={at}
        x={anchor === 'end' ? width : anchor === 'start' ? 0 : tenth(x)}
        y={isBelow ? tenth(scales.y(-highest)) + 14 : tenth(scales.y(highest)) - 6}
        textAnchor={anchor}
        fontWeight={600}
        fill={fillOf(since + at)}
        text={text}
        {...paperEdge(3)}
      />
    );
  });
}

/** The newest value, and the largest where it is far enough away. */
function labelledOf(values: readonly (number | null)[]): readonly number[] {
  const last = values.findLastIndex((value) => value !== null);
  if (last < 0) return [];
  const largest = values.indexOf(Math.max(...values.map((value) => value ?? 0)));
  return last - largest > values.length / 3 ? [largest, last] : [last];
}

const anchorAt = (x: number, width: number): 'start' | 'middle' | 'end' =>
  x > width - 60 ? 'end' : x < 60 ? 'start' : 'middle';

/** First, middle and last period under an axis. */
export function PeriodLabels(props: {
  first: number;
  last: number;
  width: number;
  height: number;
  period: (period: number) => string;
}): ReactNode {
  const { first, last, width, height, period } = props;
  const middle = Math.round((first + last) / 2);
  const places = [
    { at: first, x: 0, textAnchor: 'start' },
    ...(last - first > 8 ? [{ at: middle, x: width / 2, textAnchor: 'middle' } as const] : []),
    ...(last > first ? [{ at: last, x: width, textAnchor: 'end' } as const] : []),
  ] as const;
  return places.map(({ at, x, textAnchor }) => (
    <Label
      key={at}
      x={x}
      y={height - 5}
      textAnchor={textAnchor}
      fontSize="12"
      fill="var(--ink-2)"
      text={period(at)}
    />
  ));
}
