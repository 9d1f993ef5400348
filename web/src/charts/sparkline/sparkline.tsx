import { memo } from 'react';
import { requireColour } from '../plot/series.ts';
import { toSparklineModel } from './sparkline-model.ts';

export type SparklineProps = {
  years: readonly number[];
  values: readonly (number | null)[];
  /** First years of another edition or method: nothing before the last of them is drawn. */
  breaks?: readonly number[] | undefined;
  year?: number | null | undefined;
  colour: string;
  /** The trend in words; without it the line is decoration beside a text that says the same. */
  label?: string | undefined;
  span?: number | undefined;
  width?: number | undefined;
  height?: number | undefined;
};

/** A trend in the space of a word: ten years by default, the current one marked. */
export const Sparkline = memo(function Sparkline(props: SparklineProps) {
  const { years, values, breaks, year, colour, label, span = 10, width = 120, height = 32 } = props;
  requireColour(colour, 'sparkline');
  const model = toSparklineModel({ years, values, breaks, year, span, width, height });
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
      {model.line !== '' && (
        <path
          d={model.line}
          fill="none"
          stroke={colour}
          strokeWidth="1.5"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      )}
      {model.dots !== '' && <path d={model.dots} fill={colour} />}
      {model.current !== null && (
        <circle cx={model.current.x} cy={model.current.y} r="3" fill={colour} stroke="var(--surface)" />
      )}
    </svg>
  );
});
