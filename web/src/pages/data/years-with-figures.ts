import { regionCodes, worldCode } from '#catalog/regions/index.ts';
import { networkAreas } from '#catalog/regions/networks.ts';
import type { ScopedElement, Section } from '#catalog/section.ts';
import { cubeElements } from '#contract/addresses.ts';
import type { AreaSummary, Cube, Podiums } from '#contract/data.ts';
import { membershipTest } from '#domain/inside.ts';
import { nearestYear } from '#domain/nearest-year.ts';
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

const ofFilters = new Set([...regionCodes.filter((code) => code !== worldCode), ...networkAreas]);

/** The years in which each region and network of the filters has a figure of its own; `cube` is of the element that regions have. */
export function regionYears(cube: Cube): readonly (readonly [string, YearRuns])[] {
  return cube.areas.flatMap((area, row) => {
    if (!ofFilters.has(area)) return [];
    const years = cube.years.filter((_, column) => hasFigure(cube, row, column));
    return years.length === 0 ? [] : [[area, toRuns(years)] as const];
  });
}

const hasFigure = (cube: Cube, row: number, column: number): boolean =>
  (cube.rows[row]?.[column] ?? null) !== null;

/** The years that fit, or all where none does. */
const preferred = (years: readonly number[], fits: (year: number) => boolean): readonly number[] => {
  const fitting = years.filter(fits);
  return fitting.length > 0 ? fitting : years;
};

/**
 * The year with which the World, each region and each network opens: the nearest to the element's default year in which it has a
 * figure of the element itself, some country of it has one for the map, and its podium is ranked. Those that open with the default
 * year itself, or have no figure, are left out.
 */
export function openingYears(of: {
  /** Of the element for countries and for aggregates. */
  countries: Cube;
  aggregates: Cube;
  /** Podium of aggregates; absent where the section has none. */
  podium: Podiums | undefined;
  areas: readonly AreaSummary[];
}): readonly (readonly [string, number])[] {
  const { countries, aggregates, podium } = of;
  const places = new Map(of.areas.map((area) => [area.code, area]));
  return [worldCode, ...ofFilters].flatMap((area) => {
    const row = aggregates.areas.indexOf(area);
    if (row < 0) return [];
    const isInside = membershipTest(area, (code) => places.get(code));
    const members = countries.areas.flatMap((code, at) =>
      code !== area && places.get(code)?.kind !== 'aggregate' && isInside(code) ? [at] : [],
    );
    const ranked = podium?.counts[podium.areas.indexOf(area)] ?? [];
    const own = aggregates.years.filter((_, column) => hasFigure(aggregates, row, column));
    const drawn = preferred(own, (year) => {
      const column = countries.years.indexOf(year);
      return members.some((at) => hasFigure(countries, at, column));
    });
    const years = preferred(drawn, (year) => (ranked[podium?.years.indexOf(year) ?? -1] ?? 0) > 0);
    const year = nearestYear(years, countries.defaultYear);
    return year === null || year === countries.defaultYear ? [] : [[area, year] as const];
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
