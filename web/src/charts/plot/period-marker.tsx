import { memo } from 'react';
import { tenth } from './paths.ts';
import type { PlotModel } from './plot-model.ts';
import { textWidth } from './text-width.ts';

export type PeriodMarkerProps = { model: PlotModel; index: number; text: string };

/** The selected year: a vertical line and the year on the axis. It is all that a year step draws anew. */
export const PeriodMarker = memo(function PeriodMarker({ model, index, text }: PeriodMarkerProps) {
  const x = model.x[index];
  if (x === undefined) return null;
  const { plot, size, width } = model;
  const half = Math.ceil(textWidth(text, size.fontSize) / 2) + 4;
  const centre = Math.min(Math.max(x, half), width - half);
  const height = Math.round(size.fontSize * 1.5);
  const top = tenth(size.height - 8 - size.fontSize * 0.36 - height / 2);
  // Labels that the year would cut through are covered whole.
  const covered = model.periodTicks.filter(
    (tick) => Math.abs(tickCentre(tick, size.fontSize) - centre) < 2 * half,
  );
  return (
    <g>
      {covered.map((tick) => (
        <rect
          key={tick.text}
          x={tenth(tickCentre(tick, size.fontSize) - half)}
          y={top}
          width={2 * half}
          height={height}
          fill="var(--paper)"
        />
      ))}
      {/* A year step moves these groups and changes one text; their shapes stay as they are laid out. */}
      <g transform={`translate(${x},0)`}>
        <path d={`M0,${plot.top}V${top}`} stroke="var(--ink)" strokeWidth="1" fill="none" />
      </g>
      <g transform={`translate(${tenth(centre)},0)`}>
        <rect x={-half} y={top} width={2 * half} height={height} rx="3" fill="var(--ink)" />
        <text
          y={size.height - 8}
          textAnchor="middle"
          fill="var(--paper)"
          fontSize={size.fontSize}
          fontFamily="var(--font-sans)"
          fontWeight="600"
        >
          {text}
        </text>
      </g>
    </g>
  );
});

function tickCentre({ x, text, anchor }: PlotModel['periodTicks'][number], fontSize: number): number {
  const half = textWidth(text, fontSize) / 2;
  return anchor === 'middle' ? x : anchor === 'start' ? x + half : x - half;
}
