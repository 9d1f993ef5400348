import { worldCode } from '#catalog/regions/index.ts';
import type { ScopedElement } from '#catalog/section.ts';
import type { AreaSummary, Cube } from '#contract/data.ts';
import { sliceCube } from '#contract/slice-cube.ts';
import { decade, yearsUpTo } from '#domain/change-over-decade.ts';
import { neighboursInRanking } from '#domain/ranks.ts';
import { CubeStore } from '../../api/cube-store.ts';
import { rankedCountries } from '../../api/ranked-countries.ts';
import { countriesInFacets, parseCountriesView } from '../../url/countries-view.ts';

/**
 * Figures that the block of countries shows beside those of the shown area and year: the World of an element that
 * aggregates have under another id, the compared years for all countries, or all years of a few.
 */
export function countriesFigures(options: {
  choice: string | undefined;
  pair: ScopedElement;
  year: number;
  country: string | null;
  cubes: ReadonlyMap<number, Cube>;
  population: Cube | null;
  areas: readonly AreaSummary[];
}): readonly Cube[] {
  const { choice, pair, year, country, cubes, population, areas } = options;
  const view = parseCountriesView(choice);
  const main = cubes.get(pair.country);
  if (main === undefined) return [];
  const both = [main, ...(view.perInhabitant && population !== null ? [population] : [])];
  const aggregate = pair.aggregate === pair.country ? undefined : cubes.get(pair.aggregate);
  const world = aggregate === undefined ? [] : [sliceCube(aggregate, [worldCode], null)];
  if (view.kind === 'slope') {
    const { span } = view;
    const compared = span === null ? [...yearsUpTo(year - decade), ...yearsUpTo(year)] : [span.from, span.to];
    return [...world, ...both.map((cube) => sliceCube(cube, null, compared))];
  }
  if (view.kind === 'ranking') return world;
  const slice = CubeStore.of([main]).slice(pair.country, year);
  const ranked = rankedCountries(slice ?? new Map(), new Map(areas.map((area) => [area.code, area])));
  return neighboursInRanking(ranked, country, countriesInFacets).flatMap(({ area }) =>
    both.map((cube) => sliceCube(cube, [area], null)),
  );
}
