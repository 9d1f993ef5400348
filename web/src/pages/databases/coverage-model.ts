import type { AreaSummary, Cube } from '#contract/data.ts';
import { existsIn } from '../../blocks/map/map-figures.ts';

/** How much a country has in a year: nothing, some of the elements, all of them, or there was no such State. */
type Level = 'none' | 'some' | 'all' | 'not-yet';

/** Levels as they travel, one letter a year: a country's row is then one short text. */
const letters: Readonly<Record<Level, string>> = { none: '-', some: 's', all: 'a', 'not-yet': 'x' };
const levelOf: Readonly<Record<string, Level>> = Object.fromEntries(
  Object.entries(letters).map(([level, letter]) => [letter, level as Level]),
);

export interface Coverage {
  /** Every year from the first to the last with any value. */
  years: readonly number[];
  /** Number of countries with a value, one a year. */
  elements: readonly { element: number; countries: readonly number[] }[];
  /** Elements whose presence makes up a country's level. */
  mapElements: readonly number[];
  /** One letter a year. */
  countries: readonly { code: string; levels: string }[];
}

/** Counts by element, and levels of the map's elements by country; `null` without any year. */
export function toCoverage(
  cubes: readonly Cube[],
  mapElements: readonly number[],
  areas: readonly AreaSummary[],
): Coverage | null {
  const counted = cubes.filter((cube) => cube.countries.some((count) => count > 0));
  const present = counted.flatMap((cube) =>
    cube.years.filter((_, column) => (cube.countries[column] ?? 0) > 0),
  );
  if (present.length === 0) return null;
  const first = Math.min(...present);
  const years = Array.from({ length: Math.max(...present) - first + 1 }, (_, index) => first + index);
  const ofMap = counted.filter((cube) => mapElements.includes(cube.element));
  return {
    years,
    elements: counted.map((cube) => {
      const byYear = new Map(cube.years.map((year, column) => [year, cube.countries[column] ?? 0]));
      return { element: cube.element, countries: years.map((year) => byYear.get(year) ?? 0) };
    }),
    mapElements: ofMap.map((cube) => cube.element),
    countries: areas
      .filter((area) => area.kind === 'country')
      .map((area) => ({ code: area.code, levels: toLevels(area, years, ofMap) }))
      .filter(({ levels }) => /[as]/.test(levels)),
  };
}

function toLevels(area: AreaSummary, years: readonly number[], cubes: readonly Cube[]): string {
  const rows = cubes.map((cube) => {
    const row = cube.rows[cube.areas.indexOf(area.code)] ?? [];
    return new Set(cube.years.filter((_, column) => (row[column] ?? null) !== null));
  });
  return years
    .map((year) => {
      const filledRows = rows.filter((row) => row.has(year)).length;
      if (filledRows > 0) return filledRows === rows.length ? letters.all : letters.some;
      return existsIn(area, year) ? letters.none : letters['not-yet'];
    })
    .join('');
}

export const countComplete = (countries: Coverage['countries']): number =>
  countries.filter(({ levels }) => /^[ax]+$/.test(levels)).length;

interface Run {
  level: Level;
  from: number;
  length: number;
}

/** Levels as spans of years. */
export function toRuns(levels: string, years: readonly number[]): readonly Run[] {
  const runs: Run[] = [];
  for (const [index, letter] of [...levels].entries()) {
    const level = levelOf[letter] ?? 'none';
    const last = runs.at(-1);
    if (last !== undefined && last.level === level) last.length += 1;
    else runs.push({ level, from: years[index] ?? 0, length: 1 });
  }
  return runs;
}
