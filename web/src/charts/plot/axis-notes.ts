import { type Rect, tenth } from './paths.ts';
import type { PeriodAxis } from './period-axis.ts';
import { textWidth } from './text-width.ts';

/** Periods with only some parts of a whole known; `label` and `text` name these, in few words and as a sentence. */
export type PartialSpan = { from: number; to: number; label: string; text: string };

export type BreakMark = { x: number; text: string; textX: number; anchor: 'start' | 'end' };
export type SpanMark = Rect & { text: string };

type Notes = {
  periods: readonly number[];
  breaks: readonly number[];
  seams: readonly number[];
  breakLabel: (period: number) => string;
  partial?: readonly PartialSpan[] | undefined;
  width: number;
  plot: { left: number; right: number; top: number; bottom: number };
  fontSize: number;
};

/** Lays out the notes above the plot. A text that would touch the one before is left out: the chart has it below as well. */
export function layoutNotes(
  { periods, breaks, seams, breakLabel, partial = [], width, plot, fontSize }: Notes,
  axis: PeriodAxis,
): { breaks: BreakMark[]; spans: SpanMark[]; seams: number[] } {
  const first = periods[0];
  const last = periods.at(-1);
  let taken = Number.NEGATIVE_INFINITY;
  const spans = partial.map(({ from, to, label }): SpanMark => {
    const x = axis.edge(from);
    const end = axis.edge(to + axis.spacing);
    const room = textWidth(label, fontSize);
    const fits = x > taken && x + room <= width;
    if (fits) taken = x + room + 8;
    return {
      x: tenth(x),
      y: plot.top,
      width: tenth(end - x),
      height: tenth(plot.bottom - plot.top),
      text: fits ? label : '',
    };
  });
  const marks: BreakMark[] = [];
  const isInside = (period: number): boolean =>
    first !== undefined && last !== undefined && period > first && period <= last;
  for (const period of [...breaks].sort((a, b) => a - b)) {
    if (!isInside(period)) continue;
    const x = tenth(axis.edge(period));
    const label = breakLabel(period);
    const room = textWidth(label, fontSize);
    const anchor = x + room > width && x > (plot.left + plot.right) / 2 ? 'end' : 'start';
    const start = anchor === 'start' ? x : x - room;
    const text = start > taken ? label : '';
    if (text !== '') taken = start + room + 8;
    marks.push({ x, text, textX: anchor === 'start' ? x : tenth(x + 1), anchor });
  }
  return { breaks: marks, spans, seams: seams.filter(isInside).map((period) => tenth(axis.edge(period))) };
}
