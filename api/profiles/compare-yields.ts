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

/** Means of yields of growers, the highest first; `null` where the newest yield of `ownArea` may not lead, or has none beside it. */
export function compareYields(growers: readonly Grower[], ownArea: string, newest: number): Cards['yields'] {
  const ownYields = growers.find(({ area }) => area === ownArea)?.yields;
  const year = Math.max(...(ownYields?.figures.keys() ?? []));
  if (ownYields === undefined || !isRecent(year, newest) || ownYields.doubts.has(year)) return null;
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
  if (areas.length < 2 || !areas.some(({ area }) => area === ownArea)) return null;
  return { from: year - decade, to: year, areas: areas.sort((a, b) => b.now - a.now) };
}
