import { findCrop } from '#catalog/crops/index.ts';
import type { PricePage } from '#contract/price-page.ts';
import type { PriceTypeId } from '../../../url/prices-params.ts';

/** Where FAO's producer prices are from, which are yearly and of an item of FAOSTAT. */
const producerSource = 'faostat-producer-prices';

/** Crops with a note beside those that hold for the market prices of all. */
const ofMarkets: readonly string[] = ['beans', 'rice'];

/** Caveats of crops that FAO's items have; others are on production or balances, not prices. */
const ofProducers: Readonly<Record<string, readonly string[]>> = { beans: ['crops.beans.caveat.vigna'] };

/** A word key with its values. */
export interface Note {
  key: string;
  /** Item of FAOSTAT that the note is of. */
  item?: number;
}

/**
 * Notes on the prices of a page, by the kinds of prices that it has: on the map any country's, else the chosen one's.
 * `countries` are those with a year's figure by type; `null` where that is not known.
 */
export function aboutNotes(
  crop: string,
  page: Pick<PricePage, 'series' | 'years' | 'sources'> | null,
  countries: Readonly<Record<PriceTypeId, readonly string[]>> | null,
): readonly Note[] {
  const hasCountries = (type: PriceTypeId): boolean => countries === null || countries[type].length > 0;
  const hasMarkets =
    page === null ? hasCountries('retail') || hasCountries('wholesale') : page.series.length > 0;
  const hasProducers =
    page === null
      ? hasCountries('producer')
      : page.years.some(
          ({ type, source }) => type === 'producer' && page.sources[source]?.key === producerSource,
        );
  const item = findCrop(crop)?.items.production ?? undefined;
  return [
    ...(hasMarkets
      ? [
          { key: 'prices.about.median' },
          { key: 'prices.about.sources' },
          ...(ofMarkets.includes(crop) ? [{ key: `prices.about.${crop}` }] : []),
        ]
      : []),
    ...(hasProducers && item !== undefined
      ? [{ key: 'prices.about.producer', item }, ...(ofProducers[crop] ?? []).map((key) => ({ key }))]
      : []),
  ];
}
