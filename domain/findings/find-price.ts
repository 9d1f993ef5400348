import { yearOfMonth } from '../prices/months.ts';

/** Years before whose same month says what is usual. */
export const seasonYears = 5;

/** Months of the twelve before a month that need a price. */
const fewestMonths = 10;

/** Markets that a median needs. */
const fewestMarkets = 3;

/** By which part the number of markets may differ from that of the twelve months before. */
const mostMarketsApart = 0.5;

/** How far the price has to be from what is usual, as a fraction of it. */
const leastApart = 0.1;

/** Consumer prices that rise faster than this in a year make any price rise within it. */
const mostInflation = 0.25;

/** Months that the last price may be older than the newest of the release. */
const mostMonthsOld = 48;

/** Why nothing is told of a price. */
export type NoPrice =
  | 'no-price'
  | 'old'
  | 'gap'
  | 'few-markets'
  | 'other-markets'
  | 'break'
  | 'inflation'
  | 'usual';

/** The medians of a country's prices of one type and source, in its own currency per kg. */
export interface PricedMonths {
  months: ReadonlyMap<number, { median: number; markets: number }>;
  /** Months from which the source is in another currency. */
  breaks: readonly number[];
  /** Index of consumer prices by year. */
  consumer: ReadonlyMap<number, number>;
  /** The newest month of any price of the release. */
  newest: number;
}

/** A price that is out of its season. */
export interface FoundPrice {
  month: number;
  price: number;
  before: number;
  ratio: number;
  usual: number;
  least: number;
  greatest: number;
  markets: number;
}

interface Beside {
  price: number;
  before: number;
  ratio: number;
  markets: number;
  marketsBefore: number;
}

/** A month's price beside the mean of the twelve before; `null` where too few of them have one. */
function besideYear(months: PricedMonths['months'], month: number): Beside | null {
  const own = months.get(month);
  const before = Array.from({ length: 12 }, (_, at) => months.get(month - 1 - at)).filter(
    (each) => each !== undefined,
  );
  if (own === undefined || before.length < fewestMonths) return null;
  const mean = (of: (each: { median: number; markets: number }) => number): number =>
    before.reduce((sum, each) => sum + of(each), 0) / before.length;
  const level = mean(({ median }) => median);
  return level > 0
    ? {
        price: own.median,
        before: level,
        ratio: own.median / level,
        markets: own.markets,
        marketsBefore: mean(({ markets }) => markets),
      }
    : null;
}

/** Whether consumer prices are known, and rose slowly enough for money of five years to be compared. */
function isSteady(consumer: PricedMonths['consumer'], year: number): boolean {
  for (let each = year - seasonYears; each <= year; each += 1) {
    const [before, after] = [consumer.get(each - 1), consumer.get(each)];
    if (before === undefined || after === undefined || after / before - 1 > mostInflation) return false;
  }
  return true;
}

/**
 * Whether the last price of a country is dearer or cheaper than in the same month of each of the five years before, every time beside
 * the mean of the twelve months before it, so that a steady rise of all prices says nothing; or why that is not told.
 */
export function findPrice({ months, breaks, consumer, newest }: PricedMonths): FoundPrice | NoPrice {
  if (months.size === 0) return 'no-price';
  const month = Math.max(...months.keys());
  if (newest - month > mostMonthsOld) return 'old';
  const now = besideYear(months, month);
  const earlier = Array.from({ length: seasonYears }, (_, at) => besideYear(months, month - 12 * (at + 1)));
  const known = earlier.filter((each) => each !== null);
  if (now === null || known.length < seasonYears) return 'gap';
  if ([now, ...known].some(({ markets }) => markets < fewestMarkets)) return 'few-markets';
  if (Math.abs(now.markets - now.marketsBefore) > mostMarketsApart * now.marketsBefore)
    return 'other-markets';
  if (breaks.some((each) => each > month - 12 * (seasonYears + 1) && each <= month)) return 'break';
  if (!isSteady(consumer, yearOfMonth(month))) return 'inflation';
  const ratios = known.map(({ ratio }) => ratio);
  const usual = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
  const [least, greatest] = [Math.min(...ratios), Math.max(...ratios)];
  const isOutside = now.ratio < least || now.ratio > greatest;
  if (!isOutside || Math.abs(now.ratio / usual - 1) < leastApart) return 'usual';
  const { price, before, ratio, markets } = now;
  return { month, price, before, ratio, usual, least, greatest, markets };
}
