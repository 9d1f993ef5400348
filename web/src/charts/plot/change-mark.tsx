import type { ReactNode } from 'react';
import { Label, paperEdge } from './marks/label.tsx';
import { tenth } from './paths.ts';
import type { ChangeModel, PlotChange, PlotModel } from './plot-model.ts';
import { boldTextWidth, textWidth } from './text-width.ts';

/** Room above the plot for the bracket and its text. */
export const changeRoom = (fontSize: number): number => Math.round(fontSize * 1.8);

export function layoutChange(
  change: PlotChange,
  {
    plot,
    x,
    band,
    periods,
    scales,
    size,
    breaks,
  }: Pick<PlotModel, 'plot' | 'x' | 'band' | 'periods' | 'scales' | 'size' | 'breaks'>,
  write: (value: number) => string,
): ChangeModel | null {
  const windows = [change.from, change.to].map(({ periods: window, mean }) => {
    const [first, last] = [window[0], window.at(-1)].map((period) => x[periods.indexOf(period ?? 0)]);
    if (first === undefined || last === undefined) return null;
    return {
      left: tenth(Math.max(plot.left, first - band)),
      right: tenth(Math.min(plot.right, last + band)),
      x: tenth((first + last) / 2),
      y: tenth(scales.left(mean)),
    };
  });
  const [from, to] = windows;
  if (from == null || to == null) return null;
  const y = plot.top - Math.round(size.fontSize * 0.9);
  const fontSize = size.fontSize + 2;
  const middle = tenth((from.x + to.x) / 2);
  const half = tenth(boldTextWidth(change.text, fontSize) / 2 + 4);
  // Between close legs the text has no room: it is drawn on the bracket.
  const isBetween = to.x - from.x >= 2 * half + 10;
  const note = change.note(write);
  const noteWidth = textWidth(note, size.fontSize) + 8;
  // No line of a new series runs through its numbers.
  const noteEnd = breaks.reduceRight(
    (end, { x: line }) => (line > end - noteWidth && line < end + 4 ? line - 6 : end),
    from.x - 8,
  );
  return {
    means: [from, to],
    bracket: isBetween
      ? `M${from.x},${from.y}V${y}H${tenth(middle - half)}M${tenth(middle + half)},${y}H${to.x}V${to.y}`
      : `M${from.x},${from.y}V${y}H${to.x}V${to.y}`,
    text: { x: middle, y: isBetween ? tenth(y + fontSize * 0.35) : y - 4, fontSize, text: change.text },
    note:
      noteEnd - noteWidth < plot.left
        ? null
        : { x: tenth(noteEnd), y: tenth(y + size.fontSize * 0.35), text: note },
    windows: new Set([...change.from.periods, ...change.to.periods]),
  };
}

export function ChangeMark({ change }: { change: ChangeModel }): ReactNode {
  const { means, bracket, text, note } = change;
  return (
    <g fill="var(--ink)">
      <path d={bracket} fill="none" stroke="var(--ink)" strokeWidth="1" />
      <path
        d={means.map(({ left, right, y }) => `M${left},${y}H${right}`).join('')}
        fill="none"
        stroke="var(--ink)"
        strokeWidth="2"
      />
      <Label {...text} textAnchor="middle" fontWeight="600" />
      {note !== null && <Label {...note} textAnchor="end" fill="var(--ink-2)" {...paperEdge(4)} />}
    </g>
  );
}
