import { lastUsualMonth } from './market-counts.ts';
import { yearOfMonth } from './months.ts';
import { type Converters, doubtOfMonth, isRateDoubtful, type PriceView, type ViewedMonth } from './view.ts';

/** A month with a figure in the view. */
export type PricedMonth = ViewedMonth & { missing: null };

export const isPriced = (month: ViewedMonth): month is PricedMonth => month.missing === null;

/** Whether a month's price in US$ leaps, by the average rate of a year that is far from those beside it. */
export const leaps = (converters: Converters, view: PriceView, month: ViewedMonth): boolean =>
  doubtOfMonth(converters, view, month) === 'unsure-rate' &&
  isRateDoubtful(converters, yearOfMonth(month.month));

/**
 * The newest of rising months with its usual markets and a price that does not leap: what answers for a series. `null` as well where
 * the last is in US$ by an official rate that no market uses: a price that is compared with nothing leads nothing.
 */
export function newestMonth(
  converters: Converters,
  view: PriceView,
  months: readonly ViewedMonth[],
): PricedMonth | null {
  const last = months.findLast(isPriced);
  if (last === undefined || doubtOfMonth(converters, view, last) === 'official-rate') return null;
  const usual = lastUsualMonth(months) ?? 0;
  const isBelieved = (each: ViewedMonth): each is PricedMonth =>
    each.month <= usual && isPriced(each) && !leaps(converters, view, each);
  return months.findLast(isBelieved) ?? null;
}
