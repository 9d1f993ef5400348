import { macroRegions } from '#catalog/regions/index.ts';
import { networkAreas } from '#catalog/regions/networks.ts';
import type { ScopedElement, Section } from '#catalog/section.ts';
import { cubeElements } from '#contract/addresses.ts';
import type { Cube } from '#contract/data.ts';
import type { CubeStore } from '../../api/cube-store.ts';
import { elementFor } from '../../api/data-view.tsx';

/** Years as runs: first and last year of each, in one list; most regions have one or two. */
export type YearRuns = readonly number[];

/** The runs of years that rise. */
export function toRuns(years: readonly number[]): YearRuns {
  const runs: number[] = [];
  for (const year of years) {
    if (runs.at(-1) === year - 1) runs[runs.length - 1] = year;
    else runs.push(year, year);
  }
  return runs;
}

export function isInRuns(runs: YearRuns, year: number): boolean {
  return runs.some((first, at) => at % 2 === 0 && first <= year && year <= (runs[at + 1] ?? first));
}

const regionCodes = new Set([...macroRegions.flatMap(({ regions }) => regions), ...networkAreas]);

/** The years in which each region and network of the filters has a figure of its own; `cube` is of the element that regions have. */
export function regionYears(cube: Cube): readonly (readonly [string, YearRuns])[] {
  return cube.areas.flatMap((area, row) => {
    if (!regionCodes.has(area)) return [];
    const years = cube.years.filter((_, column) => (cube.rows[row]?.[column] ?? null) !== null);
    return years.length === 0 ? [] : [[area, toRuns(years)] as const];
  });
}

/**
 * The years in which an area has figures: of the element, else of any other of the section; none where it has nothing or
 * nothing is loaded.
 */
export function yearsWithFigures(
  cubes: CubeStore,
  { section, pair, area }: { section: Section; pair: ScopedElement; area: string },
): readonly number[] {
  const own = [...(cubes.series(elementFor(pair, area), area)?.keys() ?? [])];
  if (own.length > 0) return own;
  return cubeElements(section).flatMap((element) => [...(cubes.series(element, area)?.keys() ?? [])]);
}
