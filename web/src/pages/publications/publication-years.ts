import type { Publications } from '#contract/publications.ts';

export interface YearCount {
  year: number;
  count: number;
}

type Years = Publications['years'];

/** Years with their publications, rising; those of an unknown year are in none. */
export const knownYears = (years: Years): readonly YearCount[] =>
  years.flatMap(({ year, count }) => (year === null ? [] : [{ year, count }]));

/** Number of publications without a known year. */
export const unknownYears = (years: Years): number => years.find(({ year }) => year === null)?.count ?? 0;

export const sumOf = (years: readonly YearCount[]): number =>
  years.reduce((sum, { count }) => sum + count, 0);

/** Whether years can be compared: the year of at least half of the publications is known. */
export function hasYears(years: Years): boolean {
  const known = sumOf(knownYears(years));
  return known > 0 && known >= unknownYears(years);
}

/** Publications that are compared by year at least: of fewer, one makes the difference. */
export const leastCompared = 10;

/** Years of a span that is compared. */
const span = 10;

/** A span of years with its publications. */
interface Span {
  first: number;
  last: number;
  count: number;
}

/**
 * The ten years that end with the newest one, and the ten before; `null` where the years of most publications are unknown, where there
 * are few, or where only years from `from` on were requested and the earlier span is cut.
 */
export function compareDecades(
  years: Years,
  from: number | null,
): { known: number; recent: Span; before: Span } | null {
  const known = knownYears(years);
  const newest = known.at(-1)?.year;
  if (newest === undefined || !hasYears(years)) return null;
  const spanTo = (last: number): Span => {
    const first = last - span + 1;
    return { first, last, count: sumOf(known.filter(({ year }) => year >= first && year <= last)) };
  };
  const [recent, before] = [spanTo(newest), spanTo(newest - span)];
  if (before.count === 0 || recent.count + before.count < leastCompared) return null;
  if (from !== null && from > before.first) return null;
  return { known: sumOf(known), recent, before };
}
