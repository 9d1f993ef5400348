import type { Crop } from '#catalog/crop.ts';
import type { PriceType } from '#catalog/prices/price-types.ts';
import { domesticPrices } from '#catalog/prices/sections.ts';
import type { ServedFinding } from '#contract/findings.ts';
import { findPrice, type PricedMonths } from '#domain/findings/find-price.ts';
import { monthText } from '#domain/prices/months.ts';

/** The prices of a crop's main form in a country that its page opens with. */
export interface PriceSeries extends PricedMonths {
  area: string;
  type: PriceType;
  /** Key of the source. */
  source: string;
  currency: string | null;
}

/** Countries whose last price of a crop is out of its season. */
export function priceFindings(crop: Crop, series: readonly PriceSeries[]): ServedFinding[] {
  return series.flatMap((prices): ServedFinding[] => {
    const found = findPrice(prices);
    if (typeof found === 'string') return [];
    const { month, ...numbers } = found;
    const { area, type, source, currency } = prices;
    return [
      {
        rule: 'price',
        id: `price-${area}-${crop.id}-${type}-${monthText(month)}`,
        area,
        crop: crop.id,
        weight: Math.abs(Math.log(found.ratio / found.usual)) * 10,
        page: `/${crop.id}/data/${domesticPrices.id}?country=${area}&type=${type}&source=${source}`,
        type,
        source,
        currency,
        month: monthText(month),
        ...numbers,
      },
    ];
  });
}
