import type { PriceMap } from '#contract/prices.ts';
import { findIgnoredParams, type IgnoredParam, unknownEntries } from '../../url/ignored-params.ts';
import type { PricesView } from '../../url/prices-url.ts';
import type { KnownPrices, ShownPrices } from './shown-prices.ts';
import { refusedPrices } from './shown-prices.ts';
import { mapYears } from './world-model.ts';

/** Blocks that have a table to switch to: of domestic prices, whatever the country has of them, and of international ones. */
const tables = ['map', 'price', 'producer', 'beside', 'changed', 'spread', 'deflator', 'rate'];
const internationalTables = ['benchmark'];

/** Places that links of the site bring along, and prices of the world market do not have. */
const places: readonly string[] = ['country', 'region', 'macro'];

/** What an address of international prices asked for in vain; `bases` are the years with consumer prices of the USA. */
export function ignoredBenchmarks(
  search: string,
  view: PricesView,
  bases: readonly number[],
): readonly IgnoredParam[] {
  const followed: Readonly<Record<string, string | null>> = {
    view: view.view === 'ipc' ? null : view.view,
    base: view.base !== null && bases.includes(view.base) ? String(view.base) : null,
    tab: view.tab,
  };
  return findIgnoredParams(search, (name, asked) => {
    if (name === 'table') return unknownEntries(asked, internationalTables);
    return followed[name] === asked || places.includes(name) ? [] : [asked];
  });
}

/** What an address asked for in vain: nonsense, or what this country does not have. */
export function ignoredPrices(
  search: string,
  view: PricesView,
  known: KnownPrices | null,
  shown: ShownPrices | null,
  map: PriceMap | null,
): readonly IgnoredParam[] {
  const refused = new Map(known === null ? [] : refusedPrices(known, shown, view));
  if (view.year !== null && map !== null && !mapYears(map).some(({ year }) => year === view.year))
    refused.set('year', String(view.year));
  const followed: Readonly<Record<string, string | null>> = {
    country: view.country,
    city: view.city === null ? null : String(view.city),
    type: view.type,
    source: view.source,
    crop_type: view.cropType,
    by: view.by,
    view: view.view,
    base: view.base === null ? null : String(view.base),
    beside: view.beside,
    year: view.year === null ? null : String(view.year),
    tab: view.tab,
    explain: view.explain,
  };
  return findIgnoredParams(search, (name, asked) => {
    if (name === 'table') return unknownEntries(asked, tables);
    return followed[name] === asked && !refused.has(name) ? [] : [asked];
  });
}
