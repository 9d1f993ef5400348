import { AREA_HARVESTED, YIELD } from '#catalog/elements/codes.ts';
import type { AreaSummary } from '#contract/data.ts';
import { leastArea } from '#domain/plausibility.ts';
import { rankByValue } from '#domain/ranks.ts';
import { type CubeStore, type Figure, isBelieved } from './cube-store.ts';

/** A country in a ranking, with its figure; equal values share a rank, and a value of nothing or a doubtful one has none. */
export type RankedCountry = Figure & { area: string; rank: number | null };

/** Countries of a slice, largest first; regions and states that have ended never enter. */
export function rankedCountries(
  slice: ReadonlyMap<string, Figure>,
  areas: ReadonlyMap<string, Pick<AreaSummary, 'kind'>>,
): readonly RankedCountry[] {
  const countries = [...slice].filter(([code]) => areas.get(code)?.kind === 'country');
  return rankByValue(countries.map(([area, figure]) => ({ ...figure, area })));
}

/** The ranked countries that a sentence may name: of yields those that harvest at least `leastArea` hectares. */
export function leadingCountries(
  ranked: readonly RankedCountry[],
  { cubes, element, year }: { cubes: CubeStore; element: number; year: number },
): { leading: readonly RankedCountry[]; leastArea: number | null } {
  const believed = ranked.filter((entry) => entry.rank !== null && isBelieved(entry));
  // A high yield of a few fields is no record of a country.
  const harvested = element === YIELD ? cubes.slice(AREA_HARVESTED, year) : undefined;
  if (harvested == null) return { leading: believed, leastArea: null };
  return {
    leading: believed.filter(({ area }) => (harvested.get(area)?.value ?? 0) >= leastArea),
    leastArea,
  };
}
