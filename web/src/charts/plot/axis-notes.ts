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
  /** A period alone, for a break without room for its label. */
  period: (period: number) => string;
  partial?: readonly PartialSpan[] | undefined;
  width: number;
  plot: { left: number; right: number; top: number; bottom: number };
  fontSize: number;
};

/** Lays out the notes above the plot: a text beside the next break is before its own, and one without room has the period alone, or nothing. */
export function layoutNotes(
  { periods, breaks, seams, breakLabel, period: write, partial = [], width, plot, fontSize }: Notes,
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
  const places = breaks
    .filter(isInside)
    .sort((a, b) => a - b)
    .map((period) => ({ period, x: tenth(axis.edge(period)) }));
  for (const [index, { period, x }] of places.entries()) {
    const next = places[index + 1]?.x ?? width + 8;
    const tries = [breakLabel(period), write(period)].flatMap((text) => {
      const room = textWidth(text, fontSize);
      return [
        { text, anchor: 'start' as const, from: x, to: x + room, fits: x + room + 8 <= next },
        { text, anchor: 'end' as const, from: x - room, to: x, fits: x - room >= plot.left },
      ];
    });
    const found = tries.find(({ from, fits }) => fits && from > taken);
    if (found !== undefined) taken = found.to + 8;
    const anchor = found?.anchor ?? 'start';
    marks.push({ x, text: found?.text ?? '', textX: anchor === 'start' ? x : tenth(x + 1), anchor });
  }
  return { breaks: marks, spans, seams: seams.filter(isInside).map((period) => tenth(axis.edge(period))) };
}
