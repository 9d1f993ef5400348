import type { AreaSummary } from '#contract/data.ts';
import { rankByValue } from '#domain/ranks.ts';
import type { Figure } from './cube-store.ts';
import { workedOnce } from './worked-once.ts';

/** A country in a ranking, with its figure; equal values share a rank. */
export type RankedCountry = Figure & { area: string; rank: number };

/** Countries of a slice, largest first; regions and states that have ended never enter. */
export const rankedCountries = workedOnce(
  (
    slice: ReadonlyMap<string, Figure>,
    areas: ReadonlyMap<string, Pick<AreaSummary, 'kind'>>,
  ): readonly RankedCountry[] => {
    const countries: (Figure & { area: string })[] = [];
    for (const [area, { value, flag, summed }] of slice)
      if (areas.get(area)?.kind === 'country') countries.push({ value, flag, summed, area });
    return rankByValue(countries);
  },
);
