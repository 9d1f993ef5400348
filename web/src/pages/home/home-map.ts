import type { Crop } from '#catalog/crop.ts';
import type { Section } from '#catalog/section.ts';
import { sectionPath } from '#catalog/sections/index.ts';
import type { AreaSummary, Cube } from '#contract/data.ts';
import { CubeStore } from '../../api/cube-store.ts';
import { rankedCountries } from '../../api/ranked-countries.ts';
import { existsIn } from '../../blocks/map/map-figures.ts';

/** One year of one element, countries only: all that the home page's map needs. */
export interface HomeMapData {
  crop: string;
  /** Path of the section's page, without language. */
  path: string;
  element: number;
  unit: string;
  year: number;
  limits: readonly number[];
  hasZero: boolean;
  /** Countries, largest value first; ties share a rank. */
  places: readonly { iso3: string; value: number; rank: number }[];
  /** Countries of that year without a value. */
  missing: number;
}

/** The default year of the section's first map element; `null` where no country has a value. */
export function toHomeMap(
  crop: Crop,
  section: Section,
  cube: Cube,
  areas: readonly AreaSummary[],
): HomeMapData | null {
  const year = cube.defaultYear;
  const slice = CubeStore.of([cube]).slice(cube.element, year) ?? new Map();
  const ranked = rankedCountries(slice, new Map(areas.map((area) => [area.code, area])));
  if (ranked.length === 0) return null;
  const countries = areas.filter((area) => area.kind === 'country' && existsIn(area, year));
  return {
    crop: crop.id,
    path: sectionPath(crop, section),
    element: cube.element,
    unit: cube.unit,
    year,
    limits: cube.limits,
    hasZero: cube.hasZero,
    places: ranked.map(({ area, figure, rank }) => ({ iso3: area, value: figure.value, rank })),
    missing: Math.max(0, countries.length - ranked.length),
  };
}
