import { POPULATION } from '#catalog/elements/codes.ts';
import type { AreaSummary } from '#contract/data.ts';
import { perInhabitant } from '#domain/per-inhabitant.ts';
import type { CubeStore, Figure } from '../../api/cube-store.ts';

/** What the block of countries shows of an element: its own figures, or the same per inhabitant. */
export interface CountryFigures {
  /** Figures of all areas in a year; `undefined` while they are on their way. */
  slice(year: number): ReadonlyMap<string, Figure> | undefined;
  /** Figures of one area by year; `undefined` while they are on their way. */
  series(area: string): ReadonlyMap<number, Figure> | undefined;
}

/** `factor`: what a figure per thousand inhabitants is multiplied by, `null` for figures as they are; then a year without population is missing. */
export function countryFigures(options: {
  cubes: CubeStore;
  allCubes: CubeStore;
  element: number;
  factor: number | null;
}): CountryFigures {
  const { cubes, allCubes, element, factor } = options;
  const perPersonOrWhole = <K>(
    figures: ReadonlyMap<K, Figure> | null | undefined,
    people: ReadonlyMap<K, Figure> | null | undefined,
  ): ReadonlyMap<K, Figure> | undefined => {
    if (figures === undefined || (factor !== null && people === undefined)) return undefined;
    if (factor === null) return figures ?? new Map();
    return new Map(
      [...(figures ?? [])].flatMap(([key, figure]) => {
        const value = perInhabitant(figure.value, people?.get(key)?.value, factor);
        return value === null ? [] : [[key, { ...figure, value }] as const];
      }),
    );
  };
  return {
    slice: (year) =>
      perPersonOrWhole(cubes.slice(element, year), factor === null ? null : allCubes.slice(POPULATION, year)),
    series: (area) =>
      perPersonOrWhole(
        cubes.series(element, area),
        factor === null ? null : allCubes.series(POPULATION, area),
      ),
  };
}

/** Countries of an area list, without aggregates and former states. */
export function isCountryArea(areas: ReadonlyMap<string, AreaSummary>, code: string | null): code is string {
  return code !== null && areas.get(code)?.kind === 'country';
}
