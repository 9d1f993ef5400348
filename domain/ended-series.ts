import type { EndedSeries } from '#catalog/crop.ts';
import { membershipTest } from './inside.ts';

/**
 * How many countries of an area have their last figure before the later of two years, though not before the earlier one: a sum of the
 * area is without them only in the later year. A country by itself is compared with nobody.
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
