import { doubtOfChange } from '../prices/doubted-change.ts';
import { median } from '../prices/median.ts';
import { yearOfMonth } from '../prices/months.ts';
import {
  compareMarkets,
  countMarkets,
  monthsInYear,
  neededMarkets,
  type QuotedMonths,
} from '../prices/same-markets.ts';
import { type PriceNow, priceNow } from '../prices/seasonality.ts';

/** Least distance of the price from the usual one, as a fraction of it. */
const leastApart = 0.1;

/** Consumer prices that rise faster than this in a year make any price rise within it. */
const mostInflation = 0.25;

/** Months that the last price may be older than the newest of the release. */
const mostMonthsOld = 48;

export type NoPrice =
  | 'no-price'
  | 'old'
  | 'gap'
  | 'few-markets'
  | 'suspect'
  | 'break'
  | 'inflation'
  | 'usual';

/** What markets of a country ask, of one price type and source, in its own currency per kg. */
export interface PricedMonths {
  months: QuotedMonths;
  /** Months of prices that are suspect. */
  suspects: readonly number[];
  /** Months from which the source is in another currency. */
  breaks: readonly number[];
  /** Index of consumer prices by year. */
  consumer: ReadonlyMap<number, number>;
  /** The newest month of any price of the release. */
  newest: number;
}

export interface FoundPrice extends Omit<PriceNow, 'low' | 'high' | 'since'> {
  price: number;
  /** Its level at the mean of the twelve months up to it. */
  before: number;
  /** The fewest markets that it is compared over with one of the twelve months. */
  markets: number;
}

/** Whether consumer prices are known, and rose slowly enough for money of the years to be compared. */
function isSteady(consumer: PricedMonths['consumer'], first: number, last: number): boolean {
  for (let each = first; each <= last; each += 1) {
    const [before, after] = [consumer.get(each - 1), consumer.get(each)];
    if (before === undefined || after === undefined || after / before - 1 > mostInflation) return false;
  }
  return true;
}

/** The fewest markets that a month has in common with one of the eleven before it. */
function fewestMarkets(months: QuotedMonths, month: number): number {
  const quotes = months.get(month) ?? [];
  const before = Array.from({ length: monthsInYear - 1 }, (_, at) => months.get(month - 1 - at) ?? []);
  return Math.min(countMarkets(quotes), ...before.map((each) => compareMarkets(each, quotes).markets));
}

/**
 * Whether the last price of a country is dearer or cheaper than in the same month of each of the years before, each relative to
 * the mean of the twelve months up to it and over the same markets (`priceNow`), so that neither inflation nor a change of
 * markets counts; or the reason why there is no finding.
 */
export function findPrice({
  months,
  suspects,
  breaks,
  consumer,
  newest,
}: PricedMonths): FoundPrice | NoPrice {
  if (months.size === 0) return 'no-price';
  const month = Math.max(...months.keys());
  if (newest - month > mostMonthsOld) return 'old';
  const now = priceNow(months);
  if (now === null) return 'gap';
  const markets = fewestMarkets(months, month);
  if (markets < neededMarkets) return 'few-markets';
  const { low: _, high: __, since, ...told } = now;
  const { ratio, usual, least, greatest } = told;
  if (breaks.some((each) => each > since - monthsInYear && each <= month)) return 'break';
  if (!isSteady(consumer, yearOfMonth(since), yearOfMonth(month))) return 'inflation';
  const isOutside = ratio < least || ratio > greatest;
  if (!isOutside || Math.abs(ratio / usual - 1) < leastApart) return 'usual';
  if (doubtOfChange(suspects, [month], ratio / usual) === 'untold') return 'suspect';
  const price = median((months.get(month) ?? []).map((quote) => quote.price)) ?? 0;
  return { ...told, price, before: price / ratio, markets };
}
