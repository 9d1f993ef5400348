import type { Cards } from '#contract/cards.ts';
import {
  type ChangingSeries,
  decade,
  meansOverDecade,
  meanUpTo,
  yearsUpTo,
} from '#domain/change-over-decade.ts';
import { isRecent } from '#domain/recent.ts';

/** Series of a country: yields in kg/ha, production in t. */
export interface Grower {
  area: string;
  yields: ChangingSeries;
  production: ChangingSeries;
}

/**
 * Means of yields of growers, the highest first, up to the newest yield of `ownArea`: `null` where that may not lead, or has none beside it.
 * Of a group, which has no own one, up to the newest year.
 */
export function compareYields(
  growers: readonly Grower[],
  ownArea: string | null,
  newest: number,
): Cards['yields'] {
  const ownYields = growers.find(({ area }) => area === ownArea)?.yields;
  const year = ownArea === null ? newest : Math.max(...(ownYields?.figures.keys() ?? []));
  if (!isRecent(year, newest) || ownYields?.doubts.has(year) === true) return null;
  const areas = growers.flatMap(({ area, yields, production }) => {
    const now = meanUpTo(yields, year);
    if (typeof now === 'string') return [];
    // Without comparable older years, only the newest mean is returned.
    const means = meansOverDecade(yields, year);
    const harvested = yearsUpTo(year).findLast(
      (each) => production.figures.has(each) && !production.doubts.has(each),
    );
    return [
      {
        area,
        before: typeof means === 'string' ? null : means.from,
        now,
        production: (harvested === undefined ? undefined : production.figures.get(harvested))?.value ?? null,
      },
    ];
  });
  if (areas.length < 2 || (ownArea !== null && !areas.some(({ area }) => area === ownArea))) return null;
  return { from: year - decade, to: year, areas: areas.sort((a, b) => b.now - a.now) };
}
