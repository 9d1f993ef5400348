import type { PriceMap } from '#contract/prices.ts';
import type { IgnoredParam } from '../../url/ignored-params.ts';
import { placeParams } from '../../url/kept-place.ts';
import { type PricesView, pricesParams } from '../../url/prices-params.ts';
import type { KnownPrices, ShownPrices } from './shown-prices.ts';
import { refusedPrices } from './shown-prices.ts';
import { mapYears } from './world-model.ts';

/** Blocks that have a table to switch to, with or without data of the country. */
const tables = ['map', 'price', 'season', 'producer', 'beside', 'changed', 'spread', 'deflator', 'rate'];

/** Fields without options. */
const withoutOffer = (fields: readonly (keyof PricesView)[]) =>
  Object.fromEntries(fields.map((field) => [field, () => false]));

/** Parameters without effect: unknown ones, or options that this country does not have. */
export function ignoredPrices(
  search: string,
  view: PricesView,
  known: KnownPrices | null,
  shownPrices: ShownPrices | null,
  map: PriceMap | null,
): readonly IgnoredParam[] {
  const hasYear = view.year === null || map === null || mapYears(map).some(({ year }) => year === view.year);
  return pricesParams.ignored(search, view, {
    ...withoutOffer(known === null ? [] : refusedPrices(known, shownPrices, view)),
    ...withoutOffer(hasYear ? [] : ['year']),
    tables: (id) => tables.includes(id),
  });
}

/** Parameters without effect on international prices; `bases` are the years with consumer prices of the USA. */
export function ignoredBenchmarks(
  search: string,
  view: PricesView,
  bases: readonly number[],
): readonly IgnoredParam[] {
  const query = new URLSearchParams(search);
  // Links of the site bring along places, which prices of the world market do not have.
  for (const name of placeParams) query.delete(name);
  return pricesParams.ignored(String(query), view, {
    ...withoutOffer(['city', 'type', 'source', 'cropType', 'by', 'beside', 'year', 'explain']),
    view: (each) => each !== 'ipc',
    base: (year) => bases.includes(Number(year)),
    tables: (id) => id === 'benchmark',
  });
}
