import { POPULATION } from '#catalog/elements/codes.ts';
import type { AreaSummary } from '#contract/data.ts';
import { type Comparison, type Incomparable, relativeChange } from '#domain/change.ts';
import { type DecadeChange, type NoDecadeChange, yearsOfMean } from '#domain/change-over-decade.ts';
import { perInhabitant } from '#domain/per-inhabitant.ts';
import type { CubeStore, Figure } from '../../api/cube-store.ts';

/** What the block of countries shows of an element: its own figures, or the same per inhabitant. */
export interface CountryFigures {
  /** Figures of all areas in a year; `undefined` while they are on their way. */
  slice(year: number): ReadonlyMap<string, Figure> | undefined;
  /** Figures of one area by year; `undefined` while they are on their way. */
  series(area: string): ReadonlyMap<number, Figure> | undefined;
  years: readonly number[];
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
    years: cubes.about(element)?.years ?? [],
  };
}

export interface Change {
  area: string;
  from: number;
  to: number;
  /** `null` where the first value is zero: there is no multiple of nothing. */
  relative: number | null;
  /** A side is the mean of two years, for one of its three has no figure. */
  isShort: boolean;
}

export type Undrawn = Incomparable | NoDecadeChange;

type Compared = Pick<Comparison, 'from' | 'to'> & Partial<Pick<DecadeChange, 'years'>>;

/** Changes of these areas; `undrawn` has the areas without one, by the reason. */
export function toChanges(
  areas: readonly string[],
  compared: (area: string) => Compared | Undrawn,
): { changes: readonly Change[]; undrawn: ReadonlyMap<Undrawn, readonly string[]> } {
  const changes: Change[] = [];
  const undrawn = new Map<Undrawn, string[]>();
  for (const area of areas) {
    const result = compared(area);
    if (typeof result === 'string') undrawn.set(result, [...(undrawn.get(result) ?? []), area]);
    else {
      const { from, to, years } = result;
      const isShort = years !== undefined && years.from.length + years.to.length < 2 * yearsOfMean;
      changes.push({ area, from, to, relative: relativeChange(result), isShort });
    }
  }
  return { changes, undrawn };
}

/** Countries of an area list, without aggregates and former states. */
export function isCountryArea(areas: ReadonlyMap<string, AreaSummary>, code: string | null): code is string {
  return code !== null && areas.get(code)?.kind === 'country';
}
