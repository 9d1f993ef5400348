import { natureOf } from '#catalog/germplasm/varieties.ts';
import { isReleaseYear } from '#domain/germplasm/variety-cells.ts';
import { type Asked, findRows } from '../engine/find.ts';
import { type FoundVariety, varieties } from './dataset.ts';

/** A choice of a filter with the number of its records; those seen in public pages are counted apart, since they are no totals. */
export interface VarietyCount<K> {
  key: K;
  count: number;
  seen: number;
}

function countBy<K>(
  rows: readonly FoundVariety[],
  keysOf: (row: FoundVariety) => Iterable<K>,
): VarietyCount<K>[] {
  const counts = new Map<K, VarietyCount<K>>();
  for (const row of rows)
    for (const key of new Set(keysOf(row))) {
      const entry = counts.get(key) ?? { key, count: 0, seen: 0 };
      entry[natureOf(row.source) === 'seen' ? 'seen' : 'count'] += 1;
      counts.set(key, entry);
    }
  return [...counts.values()];
}

const decadeOf = (year: number | null): number | null => (year === null ? null : Math.floor(year / 10) * 10);

const byYear = (a: VarietyCount<number | null>, b: VarietyCount<number | null>): number =>
  (a.key ?? Number.POSITIVE_INFINITY) - (b.key ?? Number.POSITIVE_INFINITY);

const byCount = (a: VarietyCount<string | null>, b: VarietyCount<string | null>): number =>
  b.count - a.count || b.seen - a.seen || ((a.key ?? '') < (b.key ?? '') ? -1 : 1);

/** Decades in their order, those without a record between others among them: nothing of them is passed over in silence. */
function withoutGaps(decades: readonly VarietyCount<number | null>[]): VarietyCount<number | null>[] {
  const known = decades.flatMap(({ key }) => key ?? []);
  const [first, last] = [Math.min(...known), Math.max(...known)];
  const between = Array.from(
    { length: known.length === 0 ? 0 : (last - first) / 10 },
    (_, at) => first + at * 10,
  );
  const empty = between
    .filter((decade) => !known.includes(decade))
    .map((key) => ({ key, count: 0, seen: 0 }));
  return [...decades, ...empty].sort(byYear);
}

/**
 * Counts of every filter's choices under the others, and of the years under all of them. Unknown years come last; a decade
 * between two with records is listed with 0: there are no records, though there may have been releases.
 */
export function countVarieties(rows: readonly FoundVariety[], filters: Asked) {
  const under = (...except: readonly string[]): FoundVariety[] => findRows(varieties, rows, filters, except);
  const texts = (filterName: string, keysOf: (row: FoundVariety) => Iterable<string | null>) =>
    countBy(under(filterName), keysOf).sort(byCount);
  return {
    country: texts('country', ({ country }) => [country]),
    type: texts('type', ({ type }) => [type]),
    institution: texts('institution', ({ institutions }) =>
      institutions.length === 0 ? [null] : institutions,
    ),
    trait: texts('trait', ({ traits }) => traits),
    source: texts('source', ({ source }) => [source]),
    decade: withoutGaps(countBy(under('from', 'to'), ({ year }) => [decadeOf(year)])),
    years: countBy(under(), ({ year }) => [year]).sort(byYear),
    otherYears: under('from', 'to').filter(
      ({ year, year_basis }) => year !== null && !isReleaseYear(year_basis),
    ).length,
  };
}
