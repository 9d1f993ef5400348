import { yearOfMonth } from './months.ts';
import {
  type Converters,
  isInDollars,
  isRateUnsure,
  type PriceView,
  rateOf,
  type ViewedMonth,
} from './view.ts';

/** What the price of a view is made of: the price that is left when the others are taken out, and what moved beside it. */
export type PricePart =
  | 'real-price'
  | 'own-price'
  | 'dollar-price'
  | 'inflation'
  | 'exchange-rate'
  | 'us-inflation';

/** Beside what a change in the country's own currency is told: its inflation, or its exchange rate. */
export type Beside = 'inflation' | 'exchange-rate';

/** Months back to the same month of the year before. */
const monthsInYear = 12;

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
 * Why a change has no parts: an index or rate of one of the two months is not known, its rate is the average of a year in which it moved by
 * much, or not all prices are in the own currency.
 */
export type Unexplained = 'no-index' | 'no-rate' | 'unsure-rate' | 'no-us-index' | 'other-currency';

/** A change against the same month of the year before, in the unit of the view. */
export interface PriceChange {
  month: number;
  before: number;
  after: number;
  change: number;
  /** In percent of `before`. */
  percent: number;
  /** Markets in the medians of both months: where they are not the same ones, part of the change may be theirs. */
  markets: { before: number; after: number };
  /** Amounts add up to `change` and points to `percent`, to the last binary digits; none where `unexplained` says why. */
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

/**
 * The change of a series against the same month of the year before, and what it is made of; `null` where one of the two months
 * has no price in the view, or in US$ a rate that allows no comparison (`isRateUnsure`).
 *
 * Parts are those of the additive logarithmic mean Divisia index (LMDI-I), as area and yield are told apart. The price P of a
 * view is a rest times factors: nominal = real price × consumer prices, or = price in US$ × exchange rate; US$ price = price in
 * the own currency ÷ exchange rate. With L = (P₂ − P₁) ÷ ln(P₂ ÷ P₁), or P₁ where both are equal, the part of a factor is
 * L × ln(f₂ ÷ f₁), with a minus where the price is divided by it; the part of the rest is what is left. Inflation is that between
 * the averages of two calendar years, since the indices are yearly.
 */
export function whatChanged(
  months: readonly ViewedMonth[],
  converters: Converters,
  of: { view: PriceView; month: number; beside: Beside },
): PriceChange | null {
  const { view, month } = of;
  const now = months.find((row) => row.month === month);
  const then = months.find((row) => row.month === month - monthsInYear);
  if (now === undefined || then === undefined || now.missing !== null || then.missing !== null) return null;
  const isUnsure = [now, then].some((row) => row.basis === 'own' && isRateUnsure(converters, row.month));
  if (isUnsure && isInDollars(view)) return null;
  const [before, after] = [then.median, now.median];
  const change = after - before;
  const markets = { before: then.markets, after: now.markets };
  const whole = { month, before, after, change, percent: (change / before) * 100, markets };
  if (now.basis !== then.basis || (now.basis === 'usd' && !converters.isDollar))
    return { ...whole, parts: [], unexplained: 'other-currency' };

  const mean = change === 0 ? before : change / Math.log(after / before);
  const { rest, factors } = view === 'nominal' ? nominalSplits[of.beside] : splits[view];
  const beside = [];
  for (const [part, power] of factors) {
    // The own currency is the US$: there is no rate that could have moved.
    if (part === 'exchange-rate' && converters.isDollar) continue;
    if (part === 'exchange-rate' && isUnsure) return { ...whole, parts: [], unexplained: 'unsure-rate' };
    const [f1, f2] = [month - monthsInYear, month].map((at) => factorAt(converters, part, at));
    if (f1 === undefined || f2 === undefined) return { ...whole, parts: [], unexplained: reasonOf[part] };
    beside.push({ part, amount: mean * power * Math.log(f2 / f1) });
  }
  const left = beside.reduce((sum, { amount }) => sum - amount, change);
  const parts = [{ part: rest, amount: left }, ...beside].map(({ part, amount }) => {
    return { part, amount, points: (amount / before) * 100 };
  });
  return { ...whole, parts, unexplained: null };
}
