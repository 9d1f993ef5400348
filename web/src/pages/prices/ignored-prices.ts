import type { PriceMap } from '#contract/prices.ts';
import { findIgnoredParams, type IgnoredParam, unknownEntries } from '../../url/ignored-params.ts';
import type { PricesView } from '../../url/prices-url.ts';
import type { KnownPrices, ShownPrices } from './shown-prices.ts';
import { refusedPrices } from './shown-prices.ts';
import { mapYears } from './world-model.ts';

/** Blocks that have a table to switch to, whatever the country has of them. */
const tables = ['map', 'price', 'producer', 'beside', 'changed', 'spread', 'deflator', 'rate'];

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
