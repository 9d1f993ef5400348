import type { AreaSummary } from '#contract/data.ts';
import { rankByValue } from '#domain/ranks.ts';
import type { Figure } from './cube-store.ts';

/** A country in a ranking, with its figure; equal values share a rank, and a value of nothing has none. */
export type RankedCountry = Figure & { area: string; rank: number | null };

/** Countries of a slice, largest first; regions and states that have ended never enter. */
export function rankedCountries(
  slice: ReadonlyMap<string, Figure>,
  areas: ReadonlyMap<string, Pick<AreaSummary, 'kind'>>,
): readonly RankedCountry[] {
  const countries = [...slice].filter(([code]) => areas.get(code)?.kind === 'country');
  return rankByValue(countries.map(([area, figure]) => ({ ...figure, area })));
}
