import type { PriceMap } from '#contract/prices.ts';
import { findIgnoredParams, type IgnoredParam } from '../../url/ignored-params.ts';
import type { PricesView } from '../../url/prices-url.ts';
import type { ShownPrices } from './shown-prices.ts';
import { refusedPrices } from './shown-prices.ts';
import { mapYears } from './world-model.ts';

/** What an address asked for in vain: nonsense, or what this country does not have. */
export function ignoredPrices(
  search: string,
  view: PricesView,
  shown: ShownPrices | null,
  map: PriceMap | null,
): readonly IgnoredParam[] {
  const refused = new Map(shown === null ? [] : refusedPrices(shown, view));
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
    table: view.tables.join('~'),
    explain: view.explain,
  };
  return findIgnoredParams(search, (name, asked) =>
    followed[name] === asked && !refused.has(name) ? [] : [asked],
  );
}
