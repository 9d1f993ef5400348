import type { Crop } from '#catalog/crop.ts';
import { POPULATION } from '#catalog/elements/codes.ts';
import { POPULATION_ITEM } from '#catalog/items/codes.ts';
import type { Section } from '#catalog/section.ts';
import { listElements, tableName } from '#catalog/sections/section-facts.ts';

const list = (ids: readonly number[]): string => JSON.stringify(ids);

/** The same address for the release of an id instead of the current one. */
export function versioned(address: string, id: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}v=${id}`;
}

/** Addresses of the answers that pages use, spelled in the one way in which they are asked for. */
export const addresses = {
  areas: () => '/api/v1/data/areas',
  networks: () => '/api/v1/networks',
  networkComparison: (table: string, element: number, indicator: number, year: number) =>
    `/api/v1/networks/${table}/${element}/${indicator}/${year}`,
  release: () => '/api/v1/release',
  cube: (table: string, element: number, indicator: number) =>
    `/api/v1/cube/${table}/${element}/${indicator}`,
  cubes: (table: string, indicator: number, elements: readonly number[]) =>
    `/api/v1/cubes/${table}/${indicator}?elementIds=${list(elements)}`,
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
  podiums: (table: string, indicator: number, elements: readonly number[]) =>
    `/api/v1/podiums/${table}/${indicator}?elementIds=${list(elements)}`,
  cropRanking: (area: string, element: number, indicator: number, year: number) =>
    `/api/v1/data/ranking/crops/${area}/${element}/${indicator}/${year}`,
  countryRanking: (table: string, element: number, indicator: number, year: number) =>
    `/api/v1/data/ranking/countries/${table}/${element}/${indicator}/${year}`,
  tradeFlows: (area: string, year: number, measure: 'value' | 'quantity', indicator: number) =>
    `/api/v1/trade/${area}/flows/${year}?flow=1,2&cropIds=${list([indicator])}&measure=${measure}`,
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

/**
 * What a data page asks for after its document, in this order; `null` when the section has no item of the crop.
 * `podiums` is `null` for a section that ranks no crops.
 */
export function figureAddresses(
  crop: Crop,
  section: Section,
  mapElement: number = section.mapElements[0]?.country ?? 0,
): { cube: string; cubes: string; podiums: string | null; geojson: string } | null {
  const indicator = crop.items[section.indicator];
  if (indicator === null) return null;
  const table = tableName(crop, section);
  const ranked = podiumElements(section);
  const others = cubeElements(section).filter((element) => element !== mapElement);
  return {
    cube: addresses.cube(table, mapElement, indicator),
    cubes: addresses.cubes(table, indicator, others),
    podiums: ranked.length === 0 ? null : addresses.podiums(table, indicator, ranked),
    geojson: addresses.geojson(table, indicator),
  };
}
