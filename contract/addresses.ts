import type { Crop } from '#catalog/crop.ts';
import { POPULATION } from '#catalog/elements/codes.ts';
import { POPULATION_ITEM } from '#catalog/items/codes.ts';
import type { Section } from '#catalog/section.ts';
import { listElements, tableName } from '#catalog/sections/section-facts.ts';

const list = (ids: readonly number[]): string => JSON.stringify(ids);

const partOf = (part: Readonly<Record<string, string>>): string =>
  Object.entries(part)
    .map(([name, value]) => `&${name}=${value}`)
    .join('');

/** The same address for the release of an id instead of the current one. */
export function versioned(address: string, id: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}v=${id}`;
}

/** Addresses of the answers that pages use, each in its one spelling. */
export const addresses = {
  areas: () => '/api/v1/data/areas',
  networks: () => '/api/v1/networks',
  networkComparison: (table: string, element: number, indicator: number, year: number) =>
    `/api/v1/networks/${table}/${element}/${indicator}/${year}`,
  release: () => '/api/v1/release',
  cube: (table: string, element: number, indicator: number) =>
    `/api/v1/cube/${table}/${element}/${indicator}`,
  /** Whole elements, or of them one area or a range of years such as `2011-2020`. */
  cubes: (
    table: string,
    indicator: number,
    elements: readonly number[],
    part: { area?: string; years?: string } = {},
  ) => `/api/v1/cubes/${table}/${indicator}?elementIds=${list(elements)}${partOf(part)}`,
  coverage: (table: string, indicator: number, elements: readonly number[]) =>
    `/api/v1/coverage/${table}/${indicator}?elementIds=${list(elements)}`,
  exports: (table: string, indicator: number, elements: readonly number[]) =>
    `/api/v1/exports/${table}/${indicator}?elementIds=${list(elements)}`,
  /** Series of elements of a crop's table in one area. */
  chart: (table: string, area: string, elements: readonly number[]) =>
    `/api/v1/chart/default/${table}/${area}?elementIds=${list(elements)}`,
  /** Thousand inhabitants (element 511 of item 3010) of all areas. */
  population: () => `/api/v1/cube/OBSERVATIONS/${POPULATION}/${POPULATION_ITEM}`,
  worldSums: (table: string, indicator: number) => `/api/v1/world-sums/${table}/${indicator}`,
  podiums: (table: string, indicator: number, elements: readonly number[], part: { area?: string } = {}) =>
    `/api/v1/podiums/${table}/${indicator}?elementIds=${list(elements)}${partOf(part)}`,
  cropRanking: (area: string, element: number, indicator: number, year: number) =>
    `/api/v1/data/ranking/crops/${area}/${element}/${indicator}/${year}`,
  countryRanking: (table: string, element: number, indicator: number, year: number) =>
    `/api/v1/data/ranking/countries/${table}/${element}/${indicator}/${year}`,
  tradeFlows: (area: string, year: number, measure: 'value' | 'quantity', indicator: number) =>
    `/api/v1/trade/${area}/flows/${year}?flow=1,2&cropIds=${list([indicator])}&measure=${measure}`,
  growingPlaces: (crop: string) => `/api/v1/growing-places/${crop}`,
  geojson: (table: string, indicator: number) => `/api/v1/geojson/countries/${table}/ISO3/${indicator}`,
};

/** Elements of a section that travel as podiums. */
export function podiumElements(section: Section): readonly number[] {
  return section.blocks.flatMap((block) =>
    block.kind === 'podium' ? block.rankings.flatMap((pair) => [pair.country, pair.aggregate]) : [],
  );
}

/** Elements of a section that travel as cubes. */
export function cubeElements(section: Section): readonly number[] {
  const ranked = podiumElements(section);
  return listElements(section).filter((element) => !ranked.includes(element));
}

/** Requests of a data page after its document; `null` when the section has no item of the crop. */
export function figureAddresses(crop: Crop, section: Section): { cubes: string; geojson: string } | null {
  const indicator = crop.items[section.indicator];
  const [pair] = section.mapElements;
  if (indicator === null || pair === undefined) return null;
  const table = tableName(crop, section);
  return {
    cubes: addresses.cubes(table, indicator, [...new Set([pair.country, pair.aggregate])]),
    geojson: addresses.geojson(table, indicator),
  };
}
