import { priceAddresses } from '#contract/price-addresses.ts';
import type { PricePage } from '#contract/price-page.ts';
import type { PriceMap, PriceRows, PriceSource, PriceWorld } from '#contract/prices.ts';
import { packRun, type Run } from '#domain/prices/columns.ts';
import { readMonth } from '#domain/prices/months.ts';
import type { Loaded } from '../../api/loaded.ts';
import type { Answer } from '../../api/use-answer.ts';
import type { PricesView, PriceTypeId } from '../../url/prices-params.ts';

export interface BesidePrice {
  series: string;
  months: Run;
  sources: readonly PriceSource[];
}

export interface PricesPageData {
  crop: string;
  view: PricesView;
  search: string;
  release: { id: string; created: string; pinned: boolean };
  /** `https://host` without a slash at the end. */
  origin: string;
  /** Countries with a year's figure, by price type. */
  countries: Loaded<Readonly<Record<PriceTypeId, readonly string[]>>>;
  /** The map of the address, unless that shows a country. */
  map: Answer<PriceMap> | null;
  world: Answer<PriceWorld> | null;
  /** The country of the address; `null` in it where the API knows no such country. */
  page: Answer<PricePage> | null;
  rows: Answer<PriceRows> | null;
  /** The crop's first international series; `null` where the sources have none. */
  beside: Loaded<BesidePrice | null>;
}

export interface BenchmarkMonths {
  id: string;
  months: Run;
  sources: readonly PriceSource[];
}

export interface BenchmarksPageData {
  crop: string;
  view: PricesView;
  search: string;
  release: { id: string; created: string; pinned: boolean };
  origin: string;
  /** Series of the crop itself, or of those that are near to it. */
  kind: 'own' | 'near' | 'none';
  series: Loaded<readonly BenchmarkMonths[]>;
  /** Consumer prices of the USA by year, and where they are from. */
  deflator: { values: Run; sources: readonly PriceSource[] };
}

export const mapTypes: readonly PriceTypeId[] = ['retail', 'producer', 'wholesale'];

/** The map's price type: consumer prices unless another one is chosen. */
export function mapType(view: PricesView): PriceTypeId {
  return view.type ?? 'retail';
}

export function mapAddress(crop: string, view: PricesView): string {
  return priceAddresses.map(crop, mapType(view));
}

/** Address of the world's prices beside the map, or instead of those of a country without monthly ones; `null` of others. */
export function worldAddress(
  crop: string,
  { country }: PricesView,
  page: Pick<PricePage, 'opens'> | null | undefined,
): string | null {
  return country === null || page?.opens === null ? priceAddresses.world(crop) : null;
}

/** Address of the prices that a view shows; `null` where it shows the map. */
export function pageAddress(crop: string, { country, city }: PricesView): string | null {
  return country === null ? null : priceAddresses.page(crop, country, city);
}

export function anyCountries(of: Readonly<Record<PriceTypeId, readonly string[]>>): readonly string[] {
  return [...new Set([...of.retail, ...of.wholesale, ...of.producer])];
}

/** Groups of words of the figures alone. */
export const laterPriceGroups = ['benchmark-names', 'licences'];

/** Prices per kg by month of a series that is published per so many kilograms. */
export function toRun(data: readonly { date: string; value: number | null }[], kilograms: number): Run {
  const months = data.flatMap(({ date, value }): [number, number][] => {
    const month = readMonth(date);
    return month === null || value === null ? [] : [[month, Number((value / kilograms).toPrecision(6))]];
  });
  return packRun(new Map(months));
}
