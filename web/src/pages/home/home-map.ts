import type { Crop } from '#catalog/crop.ts';
import type { DoubtReason } from '#catalog/doubts.ts';
import { addsUp } from '#catalog/elements/index.ts';
import type { Section } from '#catalog/section.ts';
import { sectionPath } from '#catalog/sections/section-facts.ts';
import { versioned } from '#contract/addresses.ts';
import type { AreaSummary, Cube } from '#contract/data.ts';
import { explainedKey } from '#contract/explain-address.ts';
import { CubeStore } from '../../api/cube-store.ts';
import { rankedCountries } from '../../api/ranked-countries.ts';
import { findLargest } from '../../blocks/glance/glance-largest.ts';
import { existsIn } from '../../blocks/map/map-figures.ts';

/** One year of one element, countries only: all that the home page's map needs. */
export interface HomeMapData {
  crop: string;
  /** Path of the section's page, without language; with its query where its map does not begin with the element. */
  path: string;
  element: number;
  /** Item of its figures. */
  indicator: number;
  unit: string;
  year: number;
  limits: readonly number[];
  hasZero: boolean;
  /** Countries, largest value first; ties share a rank. */
  places: readonly {
    iso3: string;
    value: number;
    flag: string;
    rank: number | null;
    doubt?: DoubtReason | undefined;
  }[];
  /** Countries of that year without a value. */
  missing: number;
  /** Share of the five largest countries in the world's figure; `null` where it has no meaning. */
  largest: { share: number; sum: number; whole: number } | null;
  /** Release that the address of the home names; its links keep it, so that they lead to the same figures. */
  version?: string | undefined;
}

/** Address of the section's page, without language; with a country its view, with `explain` where its value comes from. */
export function placePath(
  { path, element, year, version }: Pick<HomeMapData, 'path' | 'element' | 'year' | 'version'>,
  iso3?: string,
  explain = false,
): string {
  const query = [
    // The page may change to another year; the explanation keeps this one.
    explain ? `year=${year}` : '',
    iso3 === undefined ? '' : `country=${iso3}`,
    explain && iso3 !== undefined ? `explain=${explainedKey(iso3, element, year)}` : '',
  ].filter((part) => part !== '');
  const address = query.length === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${query.join('&')}`;
  return version === undefined ? address : versioned(address, version);
}

const mapQuery = (section: Section, element: number): string =>
  section.mapElements[0]?.country === element ? '' : `?element=${element}`;

/** The default year of the section's first map element; `null` where no country has a value. */
export function toHomeMap(
  crop: Crop,
  section: Section,
  cube: Cube,
  areas: readonly AreaSummary[],
  version?: string,
): HomeMapData | null {
  const year = cube.defaultYear;
  const cubes = CubeStore.of([cube]);
  const byCode = new Map(areas.map((area) => [area.code, area]));
  const ranked = rankedCountries(cubes.slice(cube.element, year) ?? new Map(), byCode);
  if (ranked.length === 0) return null;
  // Of shares and yields there is no sum that countries could have a part of.
  const adds = addsUp(cube.element);
  const largest = adds ? findLargest({ element: cube.element, year }, { cubes, areas: byCode }) : null;
  const countries = areas.filter((area) => area.kind === 'country' && existsIn(area, year));
  return {
    crop: crop.id,
    path: `${sectionPath(crop, section)}${mapQuery(section, cube.element)}`,
    element: cube.element,
    indicator: cube.indicator,
    unit: cube.unit,
    year,
    limits: cube.limits,
    hasZero: cube.hasZero,
    places: ranked.map(({ area, value, flag, rank, doubt }) => ({
      iso3: area,
      value,
      flag,
      rank,
      ...(doubt !== undefined && { doubt }),
    })),
    missing: Math.max(0, countries.length - ranked.length),
    largest:
      largest == null
        ? null
        : {
            share: largest.largest.share,
            sum: largest.largest.sum,
            whole: largest.whole,
          },
    ...(version === undefined ? {} : { version }),
  };
}
