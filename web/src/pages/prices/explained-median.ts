import { priceAddresses } from '#contract/price-addresses.ts';
import { monthText, readMonth } from '#domain/prices/months.ts';
import type { ViewedMonth } from '#domain/prices/view.ts';
import { type ShownPrices, showPrices } from './shown-prices.ts';

/** Key of a month's median of the chosen line, or of another crop type. */
export function medianKey(month: number, cropType: string | null): string {
  return cropType === null ? monthText(month) : `${monthText(month)}.${cropType}`;
}

export interface ExplainedMedian {
  /** The prices that it is one of: those shown, or of its own crop type. */
  shown: ShownPrices;
  month: ViewedMonth;
  address: string;
}

/** The median of a key; `null` where the prices shown have none of that month or type. */
export function explainedMedian(shown: ShownPrices, key: string): ExplainedMedian | null {
  const [text = '', cropType] = key.split('.');
  const at = readMonth(text);
  const { page } = shown.known;
  const prices =
    cropType === undefined ? shown : showPrices(shown.known, { ...shown.requested, cropType, by: 'crop' });
  const month = prices?.line.months.find((each) => each.month === at);
  if (prices == null || month === undefined || (cropType !== undefined && prices.cropType !== cropType))
    return null;
  const { type, source, cropType: chosen } = prices;
  return {
    shown: prices,
    month,
    address: priceAddresses.rows(page.crop, page.area, text, {
      type,
      source: source.key,
      cropType: chosen,
      city: page.city,
    }),
  };
}
