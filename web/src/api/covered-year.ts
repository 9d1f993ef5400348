import type { Cube } from '#contract/data.ts';
import type { ShownData } from './data-view.tsx';

/** The year, or the one with which the World opens where that has more than twice as many countries: places in the world are of that. */
export function coveredYear(
  cube: Pick<Cube, 'years' | 'countries' | 'defaultYear'> | undefined,
  year: number,
): number {
  if (cube === undefined) return year;
  const countriesIn = (at: number): number => cube.countries[cube.years.indexOf(at)] ?? 0;
  return countriesIn(year) < countriesIn(cube.defaultYear) / 2 ? cube.defaultYear : year;
}

export function inCoveredYear(data: ShownData): ShownData {
  if (data.view.year !== null) return data;
  const year = coveredYear(data.allCubes.about(data.view.element), data.year);
  return year === data.year ? data : { ...data, year, pageYear: data.year };
}
