import type { SeriesBreakRow } from '../queries/select-series-breaks.ts';

/** First and last year with a figure of each area. */
type Spans = ReadonlyMap<string, readonly [first: number, last: number]>;

/**
 * The breaks that most areas have, and those of the others by area. An area that has no figures around a common break
 * differs from nobody: there is nothing that could be compared across it.
 */
export function toBreaks(
  rows: readonly SeriesBreakRow[],
  spans: Spans,
): { breaks: number[]; areaBreaks: Record<string, number[]> } {
  const byArea = new Map<string, number[]>();
  for (const { area, year } of rows) byArea.set(area, [...(byArea.get(area) ?? []), year]);
  const lists = [...spans.keys()].map((area) => byArea.get(area) ?? []);
  const counts = new Map<string, number>();
  for (const list of lists) counts.set(list.join(), (counts.get(list.join()) ?? 0) + 1);
  const [common = ''] = [...counts.entries()].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))[0] ?? [];
  const breaks = common === '' ? [] : common.split(',').map(Number);
  const areaBreaks: Record<string, number[]> = {};
  for (const [area, [first, last]] of spans) {
    const own = byArea.get(area) ?? [];
    const expected = breaks.filter((year) => first < year && year <= last);
    if (own.join() !== expected.join()) areaBreaks[area] = own;
  }
  return { breaks, areaBreaks };
}
