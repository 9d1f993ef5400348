import { memo, type ReactNode } from 'react';
import type { Trend } from '#contract/profiles.ts';
import { toTrendModel } from './trend-model.ts';

const size = { width: 96, height: 26 };

/** Fewest values of a line. */
const fewestValues = 3;

/** A trend in the space of a word, interrupted where its series changes edition or method. */
export const TrendLine = memo(function TrendLine(props: { trend: Trend; label: string }): ReactNode {
  const { trend, label } = props;
  if (trend.values.filter((value) => value !== null).length < fewestValues) return null;
  const { line, last } = toTrendModel(trend, size);
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      width={size.width}
      height={size.height}
      focusable="false"
      role="img"
      aria-label={label}
    >
      <path d={line} fill="none" stroke="var(--accent)" strokeWidth="1.5" strokeLinejoin="round" />
      {last !== null && (
        <circle
          cx={last.x}
          cy={last.y}
          r="2.5"
          fill={trend.doubts[trend.year] === undefined ? 'var(--accent)' : 'var(--paper)'}
          stroke="var(--accent)"
        />
      )}
    </svg>
  );
});
