import { macroRegions } from '#catalog/regions/index.ts';
import type { AreaSummary, Cube, Podiums } from '#contract/data.ts';
import type { ElementCoverage } from '../../blocks/metadata/coverage-text.ts';

/** Whether a row of figures has one in a column. */
type Has = (row: number, column: number) => boolean;
type CubeShape = Pick<Cube, 'element' | 'years' | 'areas'>;
type AreaKinds = ReadonlyMap<string, AreaSummary['kind']>;

/** Regions as the filters offer them; continents and the World would count them again. */
const regionCodes = new Set(macroRegions.flatMap((macro) => macro.regions));

function toCoverage(
  { element, years, areas }: CubeShape,
  kinds: AreaKinds,
  has: Has,
): ElementCoverage | null {
  const countries = years.map(() => 0);
  const regions = years.map(() => 0);
  const hasValue = years.map(() => false);
  for (const [row, area] of areas.entries()) {
    const counts = kinds.get(area) === 'country' ? countries : regionCodes.has(area) ? regions : null;
    for (let column = 0; column < years.length; column++) {
      if (!has(row, column)) continue;
      hasValue[column] = true;
      if (counts !== null) counts[column] = (counts[column] ?? 0) + 1;
    }
  }
  const first = years[hasValue.indexOf(true)];
  const last = years[hasValue.lastIndexOf(true)];
  if (first === undefined || last === undefined) return null;
  return { element, first, last, countries: Math.max(...countries), regions: Math.max(...regions) };
}

interface Covered {
  cubes: readonly Cube[];
  podiums: readonly Podiums[];
  areas: readonly AreaSummary[];
}

/**
 * First and last year of every element with a figure, and how many countries and regions it has at the most in one
 * year. A ranking counts where the crop itself has a place, for that is what its rank covers.
 */
export function elementCoverage(
  indicator: number,
  { cubes, podiums, areas }: Covered,
): readonly ElementCoverage[] {
  const kinds = new Map(areas.map((area) => [area.code, area.kind]));
  const ofCubes = cubes.map((cube) =>
    toCoverage(cube, kinds, (row, column) => cube.rows[row]?.[column] != null),
  );
  const ofPodiums = podiums.map((entry) => {
    const own = entry.items.map((item) => item === String(indicator));
    return toCoverage(entry, kinds, (row, column) =>
      (entry.item[row] ?? []).some((place) => own[place[column] ?? -1] === true),
    );
  });
  return [...ofCubes, ...ofPodiums].flatMap((coverage) => coverage ?? []);
}
