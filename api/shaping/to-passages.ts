import { partsYears } from '#contract/breaks.ts';
import type { Row } from '#release/schema.ts';

/** The first year behind a break or seam of an area's series. */
export type PassageRow = Pick<Row<'series_break'>, 'area' | 'year'>;

/** First and last year with a figure of each area. */
type Spans = ReadonlyMap<string, readonly [first: number, last: number]>;

/**
 * The breaks (or seams) that most areas have, and those of the others by area. An area without figures around a common one
 * counts as having it: it has nothing to compare across it.
 */
export function toPassages(
  rows: readonly PassageRow[],
  spans: Spans,
): { common: number[]; byArea: Record<string, number[]> } {
  const found = new Map<string, number[]>();
  for (const { area, year } of rows) found.set(area, [...(found.get(area) ?? []), year]);
  const lists = [...spans.keys()].map((area) => found.get(area) ?? []);
  const counts = new Map<string, number>();
  for (const list of lists) counts.set(list.join(), (counts.get(list.join()) ?? 0) + 1);
  const [commonest = ''] = [...counts.entries()].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))[0] ?? [];
  const common = commonest === '' ? [] : commonest.split(',').map(Number);
  const byArea: Record<string, number[]> = {};
  for (const [area, [first, last]] of spans) {
    const areaYears = found.get(area) ?? [];
    const expected = common.filter((year) => partsYears(year, first, last));
    if (areaYears.join() !== expected.join()) byArea[area] = areaYears;
  }
  return { common, byArea };
}
