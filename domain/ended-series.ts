import type { EndedSeries } from '#catalog/crop.ts';
import { membershipTest } from './inside.ts';

/**
 * How many countries of an area have their last figure in the year `from` or later, but before `to`: a sum of the area lacks
 * them only in the later year. 0 for a single country.
 */
export function countEnded(
  { lastYear, countries }: EndedSeries,
  area: string,
  from: number,
  to: number,
): number {
  if (from > lastYear || to <= lastYear) return 0;
  const regionOf = new Map(
    Object.entries(countries).flatMap(([region, list]) => list.map((code) => [code, region])),
  );
  const isInside = membershipTest(area, (code) => ({ region: regionOf.get(code) ?? null }));
  return [...regionOf.keys()].filter((code) => code !== area && isInside(code)).length;
}
