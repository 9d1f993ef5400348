import type { Crop } from '#catalog/crop.ts';
import {
  ENERGY_SHARE,
  FOOD,
  FOOD_PER_CAPITA,
  FOOD_PER_CAPITA_AGGREGATE,
  GRAZING_LIVESTOCK,
  MEAT,
  MILK,
  PASTURES,
  PRODUCTION,
} from '#catalog/elements/codes.ts';
import { findElement } from '#catalog/elements/index.ts';
import { worldCode } from '#catalog/regions/index.ts';
import type { Section } from '#catalog/section.ts';
import type { SectionId } from '#catalog/sections/index.ts';
import { sectionPath } from '#catalog/sections/section-facts.ts';
import { versioned } from '#contract/addresses.ts';
import { listBreaks } from '#contract/breaks.ts';
import type { AreaSummary, Cube } from '#contract/data.ts';
import { explainedKey } from '#contract/explain-address.ts';
import { relativeChange } from '#domain/change.ts';
import { type DecadeChange, decade } from '#domain/change-over-decade.ts';
import { lastYearBefore } from '#domain/nearest-year.ts';
import { CubeStore } from '../../api/cube-store.ts';
import { decadeChange } from '../../api/decade-change.ts';

export type HeadlineId =
  | 'production'
  | 'food'
  | 'perCapita'
  | 'energy'
  | 'livestock'
  | 'pastures'
  | 'milk'
  | 'meat';

export interface HeadlinePlan {
  id: HeadlineId;
  element: number;
  indicator: Section['indicator'];
  section: SectionId;
  /** Element of that section's map which shows the same for countries; the map's first one when absent. */
  mapElement?: number;
}

export const headlinePlans: readonly HeadlinePlan[] = [
  { id: 'production', element: PRODUCTION, indicator: 'production', section: 'production' },
  { id: 'food', element: FOOD, indicator: 'balance', section: 'consumption' },
  {
    id: 'perCapita',
    element: FOOD_PER_CAPITA_AGGREGATE,
    indicator: 'balance',
    section: 'consumption',
    mapElement: FOOD_PER_CAPITA,
  },
  {
    id: 'energy',
    element: ENERGY_SHARE,
    indicator: 'balance',
    section: 'consumption',
    mapElement: ENERGY_SHARE,
  },
  {
    id: 'livestock',
    element: GRAZING_LIVESTOCK,
    indicator: 'production',
    section: 'livestock',
    mapElement: GRAZING_LIVESTOCK,
  },
  { id: 'pastures', element: PASTURES, indicator: 'production', section: 'livestock', mapElement: PASTURES },
  { id: 'milk', element: MILK, indicator: 'production', section: 'livestock-products', mapElement: MILK },
  { id: 'meat', element: MEAT, indicator: 'production', section: 'livestock-products', mapElement: MEAT },
];

/** Whether the plan is for the crop: figures that are the same for every crop appear only on crops with their section. */
export function isFor(plan: HeadlinePlan, crop: Crop): boolean {
  return findElement(plan.element)?.indicator === undefined || crop.sections.includes(plan.section);
}

export interface Headline {
  id: HeadlineId;
  element: number;
  /** Unit id of the release. */
  unit: string;
  year: number;
  value: number;
  flag: string;
  /** Number of countries when ingest summed the World. */
  summed: number | null;
  /**
   * The change over ten years as a fraction, by means of `years`; of a sum of countries that of the `countries` which have figures in
   * all of these and hold `share` of the newer sum.
   */
  change: {
    relative: number;
    years: DecadeChange['years'];
    same: { countries: number; share: number } | null;
  } | null;
  /** The first year of another edition or method within these ten years, for which nothing is compared; else `null`. */
  broken: number | null;
}

/** Where a figure of the home is explained: its key, and the data page that opens it, without language. */
export interface ExplainedAt {
  figure: string;
  path: string;
}

export type PlacedHeadline = Headline & {
  page: string | null;
  explain: ExplainedAt | null;
};

/**
 * The World's figure of the element's default year, or of the newest year before it that has one; `null` where the
 * release has no such figure.
 */
export function toHeadline(
  plan: HeadlinePlan,
  cube: Cube,
  areas: ReadonlyMap<string, AreaSummary>,
): Headline | null {
  const cubes = CubeStore.of([cube]);
  const series = cubes.series(plan.element, worldCode);
  if (series == null || series.size === 0) return null;
  const year = series.has(cube.defaultYear)
    ? cube.defaultYear
    : lastYearBefore(series.keys(), cube.defaultYear);
  const figure = year === null ? undefined : series.get(year);
  if (year === null || figure === undefined) return null;

  const broken = listBreaks(cube, worldCode).filter((at) => at > year - decade && at <= year);
  const change = changeShown(cubes, areas, plan.element, year);
  return {
    id: plan.id,
    element: plan.element,
    unit: cube.unit,
    year,
    value: figure.value,
    flag: figure.flag,
    summed: figure.summed,
    change,
    broken: change === null && broken.length > 0 ? Math.max(...broken) : null,
  };
}

/** The World's change over ten years; `null` without one. */
function changeShown(
  cubes: CubeStore,
  areas: ReadonlyMap<string, AreaSummary>,
  element: number,
  year: number,
): Headline['change'] {
  const change = decadeChange(cubes, areas, { element, area: worldCode, year });
  const relative = typeof change === 'object' ? relativeChange(change) : null;
  if (typeof change !== 'object' || relative === null) return null;
  const { same, years } = change;
  return {
    relative,
    years,
    same: same === null ? null : { countries: same.areas.length, share: same.share },
  };
}

/** Address of the headline's page, without language; `null` where the crop has no such page yet. */
export function headlinePath(plan: HeadlinePlan, crop: Crop, built: readonly Section[]): string | null {
  const section = built.find((entry) => entry.id === plan.section);
  if (section === undefined) return null;
  const query = mapQuery(plan, section);
  return `${sectionPath(crop, section)}${query === '' ? '' : `?${query}`}`;
}

/** The map's element in a query string; empty for the first one, which no address names. */
function mapQuery(plan: HeadlinePlan, section: Section): string {
  const { mapElement } = plan;
  return mapElement === undefined || mapElement === section.mapElements[0]?.country
    ? ''
    : `element=${mapElement}`;
}

/**
 * Where a headline's figure is explained: on its section's page in the same year, or on the crop's first page where the
 * crop has no such section, and then the key names the item. `null` where the crop has no page at all. `version` is the release that the
 * address of the home names, if any.
 */
export function headlineExplain(
  plan: HeadlinePlan,
  crop: Crop,
  built: readonly Section[],
  year: number,
  version?: string,
): ExplainedAt | null {
  const section = built.find((entry) => entry.id === plan.section);
  const page = section ?? built[0];
  const item = crop.items[plan.indicator];
  if (page === undefined || item === null) return null;
  const figure = explainedKey(worldCode, plan.element, year, {
    item: section === undefined ? String(item) : undefined,
  });
  const view = section === undefined ? [] : [mapQuery(plan, section), `year=${year}`];
  const query = [...view, `explain=${figure}`].filter((part) => part !== '').join('&');
  const path = `${sectionPath(crop, page)}?${query}`;
  return { figure, path: version === undefined ? path : versioned(path, version) };
}
