import { lastUsualMonth } from './market-counts.ts';
import { yearOfMonth } from './months.ts';
import { areTooFew, monthsInYear, type YearOnYear } from './same-markets.ts';
import {
  type Converters,
  doubtOfMonth,
  doubtOfRate,
  factorOf,
  type PriceView,
  type RateDoubt,
  rateOf,
  type ViewedMonth,
} from './view.ts';

/** The parts of a view's price: the price without the other parts, and those others. */
export type PricePart =
  | 'real-price'
  | 'own-price'
  | 'dollar-price'
  | 'inflation'
  | 'exchange-rate'
  | 'us-inflation';

/** What a change in the country's own currency is compared with: its inflation, or its exchange rate. */
export type Beside = 'inflation' | 'exchange-rate';

type FactorName = 'inflation' | 'exchange-rate' | 'us-inflation';

interface Split {
  rest: PricePart;
  /** 1 where the price of the view rises with the factor, −1 where it falls. */
  factors: readonly (readonly [FactorName, 1 | -1])[];
}

const nominalSplits: Readonly<Record<Beside, Split>> = {
  inflation: { rest: 'real-price', factors: [['inflation', 1]] },
  'exchange-rate': { rest: 'dollar-price', factors: [['exchange-rate', 1]] },
};

const splits: Readonly<Record<Exclude<PriceView, 'nominal'>, Split>> = {
  ipc: { rest: 'own-price', factors: [['inflation', -1]] },
  usd: { rest: 'own-price', factors: [['exchange-rate', -1]] },
  usdeflac: {
    rest: 'own-price',
    factors: [
      ['exchange-rate', -1],
      ['us-inflation', -1],
    ],
  },
};

/**
 * Why a change has no parts: an index or rate of one of the two months is not known, its rate allows no comparison, or not all prices are in
 * the own currency.
 */
type Unexplained = 'no-index' | 'no-rate' | RateDoubt | 'no-us-index' | 'other-currency';

/** How many markets report in the two months that are compared, and in both. */
interface ComparedMarkets {
  before: number;
  after: number;
  both: number;
}

/** Too few of the markets of a year before report in the month, or most of them moved against the median: no change is shown. */
export interface MarketsLeft {
  month: number;
  why: 'too-few' | 'against';
  markets: ComparedMarkets;
}

/** A change against the same month of the year before over the markets that report in both, in the unit of the view. */
export interface PriceChange {
  month: number;
  before: number;
  after: number;
  change: number;
  /** In percent of `before`. */
  percent: number;
  markets: ComparedMarkets;
  /** Amounts add up to `change` and points to `percent`, to the last binary digits; empty where `unexplained` has the reason. */
  parts: readonly { part: PricePart; amount: number; points: number }[];
  unexplained: Unexplained | null;
}

function factorAt(converters: Converters, factor: FactorName, month: number): number | undefined {
  if (factor === 'exchange-rate') return rateOf(converters, month)?.rate;
  return (factor === 'inflation' ? converters.own : converters.usa).get(yearOfMonth(month));
}

const reasonOf: Readonly<Record<FactorName, Unexplained>> = {
  inflation: 'no-index',
  'exchange-rate': 'no-rate',
  'us-inflation': 'no-us-index',
};

interface Compared {
  now: ViewedMonth;
  then: ViewedMonth;
  basis: 'own' | 'usd';
}

function findCompared(
  months: readonly ViewedMonth[],
  converters: Converters,
  { view, month }: { view: PriceView; month: number },
): Compared | null {
  const now = months.find((row) => row.month === month);
  const then = months.find((row) => row.month === month - monthsInYear);
  if (now === undefined || then === undefined || now.missing !== null || then.missing !== null) return null;
  if ([now, then].some((row) => doubtOfMonth(converters, view, row) !== null)) return null;
  return { now, then, basis: now.basis === 'usd' || then.basis === 'usd' ? 'usd' : 'own' };
}

/**
 * The month of a view for the displayed change, and the currency of its comparison: the newest month of the last year with prices,
 * up to the last with its usual markets, that can be compared with the same month a year earlier; `null` where none can.
 */
export function comparedMonth(
  months: readonly ViewedMonth[],
  converters: Converters,
  view: PriceView,
): Pick<YearOnYear, 'month' | 'basis'> | null {
  const last = lastUsualMonth(months) ?? 0;
  const priced = months.filter(({ month, missing }) => missing === null && month <= last).toReversed();
  const newest = priced[0]?.month ?? 0;
  for (const { month } of priced) {
    if (month <= newest - monthsInYear) break;
    const found = findCompared(months, converters, { view, month });
    if (found !== null) return { month, basis: found.basis };
  }
  return null;
}

/** Why a month is not compared with the year before although both have prices; `null` where it is, or there is no comparison. */
export function marketsLeft(
  months: readonly ViewedMonth[],
  same: readonly YearOnYear[],
  requested: Pick<YearOnYear, 'month' | 'basis'>,
): MarketsLeft | null {
  const { month, basis } = requested;
  const compared = same.find((each) => each.month === month && each.basis === basis);
  const at = (wantedMonth: number): number => months.find((row) => row.month === wantedMonth)?.markets ?? 0;
  if (compared === undefined || compared.before !== null) return null;
  const markets = { before: at(month - monthsInYear), after: at(month), both: compared.markets };
  return { month, why: areTooFew(markets.both, markets.before) ? 'too-few' : 'against', markets };
}

/**
 * The change of a series against the same month of the year before over the markets that report in both (`same`), and its parts;
 * `null` where too few of them do or most moved the other way (`marketsLeft`), where one of the two months has no price in the view, or in US$ a rate that
 * allows no comparison (`doubtOfRate`).
 *
 * Parts are those of the additive logarithmic mean Divisia index (LMDI-I), as for area and yield. The price P of a view is a rest
 * times factors: nominal = real price × consumer prices, or = price in US$ × exchange rate; US$ price = price in the own currency
 * ÷ exchange rate. With L = (P₂ − P₁) ÷ ln(P₂ ÷ P₁), or P₁ where both are equal, the part of a factor is L × ln(f₂ ÷ f₁), with a
 * minus where the price is divided by it; the part of the rest is what is left. Inflation is that between the averages of two
 * calendar years, since the indices are yearly.
 */
export function whatChanged(
  months: readonly ViewedMonth[],
  same: readonly YearOnYear[],
  converters: Converters,
  options: { view: PriceView; month: number; base: number | null; beside: Beside },
): PriceChange | null {
  const { view, month, base } = options;
  const found = findCompared(months, converters, options);
  const compared = same.find((each) => each.month === month && each.basis === found?.basis);
  if (found === null || compared === undefined) return null;
  if (compared.before === null || compared.after === null) return null;
  const { now, then, basis } = found;
  const markets = { before: then.markets, after: now.markets, both: compared.markets };
  const inView = (price: number, at: number): number => {
    const by = factorOf(converters, { view, month: at, base, basis });
    return 'factor' in by ? price * by.factor : Number.NaN;
  };
  const [before, after] = [inView(compared.before, month - monthsInYear), inView(compared.after, month)];
  const change = after - before;
  const total = { month, before, after, change, percent: (change / before) * 100, markets };
  if (basis === 'usd' && !converters.isDollar) return { ...total, parts: [], unexplained: 'other-currency' };

  const mean = change === 0 ? before : change / Math.log(after / before);
  const { rest, factors } = view === 'nominal' ? nominalSplits[options.beside] : splits[view];
  const beside = [];
  for (const [part, power] of factors) {
    // The own currency is the US$, so there is no exchange rate.
    if (part === 'exchange-rate' && converters.isDollar) continue;
    const both = [month - monthsInYear, month];
    const doubt = both.map((at) => doubtOfRate(converters, at)).find((each) => each !== null);
    if (part === 'exchange-rate' && doubt !== undefined) return { ...total, parts: [], unexplained: doubt };
    const [f1, f2] = both.map((at) => factorAt(converters, part, at));
    if (f1 === undefined || f2 === undefined) return { ...total, parts: [], unexplained: reasonOf[part] };
    beside.push({ part, amount: mean * power * Math.log(f2 / f1) });
  }
  const remainder = beside.reduce((sum, { amount }) => sum - amount, change);
  const parts = [{ part: rest, amount: remainder }, ...beside].map(({ part, amount }) => {
    return { part, amount, points: (amount / before) * 100 };
  });
  return { ...total, parts, unexplained: null };
}
