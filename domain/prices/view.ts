import type { Band } from './median.ts';
import { yearOfMonth } from './months.ts';

/**
 * How prices are looked at. `nominal`: as paid. `ipc`: in money of the base year, by the country's consumer prices.
 * `usd`: in US$ of the month. `usdeflac`: in US$ of the base year, by consumer prices of the USA.
 */
export type PriceView = 'nominal' | 'ipc' | 'usd' | 'usdeflac';

/** The views in the order in which they are offered. */
export const priceViews: readonly PriceView[] = ['nominal', 'ipc', 'usd', 'usdeflac'];

/** Whether prices of the view are in US$ rather than in the country's own currency. */
export function isInDollars(view: PriceView): boolean {
  return view === 'usd' || view === 'usdeflac';
}

/** Whether prices of the view are in money of a base year. */
export function isReal(view: PriceView): boolean {
  return view === 'ipc' || view === 'usdeflac';
}

/** Yearly consumer price indices by year, each constant within its year; any year may be 100. */
type YearlyIndex = ReadonlyMap<number, number>;

/** What prices of a country are converted by. */
export interface Converters {
  /** Consumer prices of the country, and of the USA. */
  own: YearlyIndex;
  usa: YearlyIndex;
  /** Units of the country's own currency for one US$: of a month, and of a year where no month's is known. */
  monthly: ReadonlyMap<number, number>;
  yearly: ReadonlyMap<number, number>;
  /** Whether the country's own currency is the US$, which needs no rate. */
  isDollar: boolean;
  /** Months whose known rate is an official one that no market uses. */
  official: readonly MonthSpan[];
}

/** Months from the first to the last. */
export interface MonthSpan {
  first: number;
  last: number;
}

/** Why a price of a month cannot be shown in a view. */
type Unconvertible = 'no-index' | 'no-base-index' | 'no-rate' | 'no-us-index' | 'other-currency';

/** Years that both the country and the USA have consumer prices of, rising. */
export function baseYears({ own, usa }: Pick<Converters, 'own' | 'usa'>): readonly number[] {
  return [...own.keys()].filter((year) => usa.has(year)).sort((a, b) => a - b);
}

/** The base year when none is chosen: the last year that both the country and the USA have consumer prices of. */
export function defaultBase(converters: Pick<Converters, 'own' | 'usa'>): number | null {
  return baseYears(converters).at(-1) ?? null;
}

/** Units of the country's own currency for one US$ in a month: of the month, else of its year; 1 where it is the US$. */
export function rateOf(
  { monthly, yearly, isDollar }: Pick<Converters, 'monthly' | 'yearly' | 'isDollar'>,
  month: number,
): { rate: number; frequency: 'M' | 'Y' | 'dollar' } | null {
  if (isDollar) return { rate: 1, frequency: 'dollar' };
  const ofMonth = monthly.get(month);
  if (ofMonth !== undefined) return { rate: ofMonth, frequency: 'M' };
  const ofYear = yearly.get(yearOfMonth(month));
  return ofYear === undefined ? null : { rate: ofYear, frequency: 'Y' };
}

/** Factor to the rate of the year before or after, beyond which an average of the year represents its months badly. */
const mostMoved = 1.25;

/** Factor to the rate of the year before or after, beyond which its average does not even represent the year. */
const mostMovedInYears = 2;

/** Months with rates of their own from which a year's figure does not rest on the year's average. */
const ratedMonths = 6;

/** Why prices in US$ of a month are compared with no others. */
export type RateDoubt = 'unsure-rate' | 'official-rate';

/**
 * Why the rate of a month allows no comparison of prices in US$: it is an official one that no market uses, or the average of a
 * year whose rate differs by more than a quarter from that of the year before or after.
 */
export function doubtOfRate(
  converters: Pick<Converters, 'monthly' | 'yearly' | 'isDollar' | 'official'>,
  month: number,
): RateDoubt | null {
  const found = rateOf(converters, month);
  if (found === null || found.frequency === 'dollar') return null;
  if (converters.official.some(({ first, last }) => first <= month && month <= last)) return 'official-rate';
  if (found.frequency === 'M') return null;
  return hasMoved(converters.yearly, yearOfMonth(month), mostMoved) ? 'unsure-rate' : null;
}

/** Whether the average rate of a year is farther than a factor from that of the year before or after. */
function hasMoved(yearly: Converters['yearly'], year: number, most: number): boolean {
  const own = yearly.get(year);
  return [year - 1, year + 1].some((beside) => {
    const rate = yearly.get(beside);
    return own !== undefined && rate !== undefined && Math.max(rate / own, own / rate) > most;
  });
}

/**
 * Whether a year's prices in US$ rest on the average of a year beside which the rate is more than twice as high or low: they leap
 * each January where local prices do not, so they lead nothing.
 */
export function isRateDoubtful(
  { monthly, yearly }: Pick<Converters, 'monthly' | 'yearly'>,
  year: number,
): boolean {
  const months = [...monthly.keys()].filter((month) => yearOfMonth(month) === year);
  return months.length < ratedMonths && hasMoved(yearly, year, mostMovedInYears);
}

/** Why a month of a view is compared with no others: its price is in US$ by a rate that allows it not. */
export function doubtOfMonth(
  converters: Converters,
  view: PriceView,
  { month, basis, isMixed }: Pick<ViewedMonth, 'month' | 'basis' | 'isMixed'>,
): RateDoubt | null {
  return isInDollars(view) && (basis === 'own' || isMixed === true) ? doubtOfRate(converters, month) : null;
}

/** The factor of a month's price in a view, or why the price cannot be shown. */
export type Factor = { factor: number } | { missing: Unconvertible };

/** From money of the month to that of the base year. */
function deflate(
  index: YearlyIndex,
  month: number,
  base: number | null,
  none: 'no-index' | 'no-us-index',
): Factor {
  const [then, now] = [index.get(yearOfMonth(month)), base === null ? undefined : index.get(base)];
  if (then === undefined) return { missing: none };
  return now === undefined ? { missing: 'no-base-index' } : { factor: now / then };
}

/**
 * The factor of a price of `month` in `view`. `basis` is the currency of the price: `own` is the country's own currency, `usd`
 * US$. A price in US$ is never shown in the country's own currency.
 */
export function factorOf(
  converters: Converters,
  comparison: { view: PriceView; month: number; base: number | null; basis: 'own' | 'usd' },
): Factor {
  const { view, month, base, basis } = comparison;
  if (view === 'nominal') return basis === 'own' ? { factor: 1 } : { missing: 'other-currency' };
  if (view === 'ipc')
    return basis === 'own' ? deflate(converters.own, month, base, 'no-index') : { missing: 'other-currency' };
  const rate = basis === 'usd' ? 1 : rateOf(converters, month)?.rate;
  if (rate === undefined) return { missing: 'no-rate' };
  if (view === 'usd') return { factor: 1 / rate };
  const real = deflate(converters.usa, month, base, 'no-us-index');
  return 'factor' in real ? { factor: real.factor / rate } : real;
}

/** Median and band of a month in one basis, as a release keeps them. */
export interface MonthPrices extends Band {
  month: number;
  markets: number;
}

/** A series of months: of all rows in the country's own currency, and of all rows in US$ where others exist. */
export interface PriceSeries {
  own: readonly MonthPrices[];
  usd: readonly MonthPrices[];
}

/** A month in a view; without figures where a price is known and cannot be converted. */
export type ViewedMonth = Pick<MonthPrices, 'month' | 'prices' | 'markets'> & {
  /** Of which series the figures are. */
  basis: 'own' | 'usd';
  /** Whether prices in the own currency are among figures of all rows in US$, each by the rate of the month. */
  isMixed?: boolean;
} & (
    | { median: number; least: number; greatest: number; missing: null }
    | { median: null; least: null; greatest: null; missing: Unconvertible }
  );

/**
 * A series in a view, months rising. A median of converted prices is the converted median, since all prices of a month are
 * multiplied by the same number: so months in the country's own currency are converted from the stored medians. In US$, a month
 * with rows of other currencies uses the medians over all of them.
 */
export function viewSeries(
  { own, usd }: PriceSeries,
  converters: Converters,
  { view, base }: { view: PriceView; base: number | null },
): readonly ViewedMonth[] {
  const inDollars = new Map(usd.map((row) => [row.month, row]));
  const inOwn = new Map(own.map((row) => [row.month, row]));
  const months = [...new Set([...inOwn.keys(), ...inDollars.keys()])].sort((a, b) => a - b);
  return months.flatMap((month): ViewedMonth[] => {
    const rows = { own: inOwn.get(month), usd: inDollars.get(month) };
    const preferred = isInDollars(view) ? 'usd' : 'own';
    const basis = rows[preferred] === undefined ? otherBasis[preferred] : preferred;
    const row = rows[basis];
    if (row === undefined) return [];
    const { prices, markets } = row;
    const by = factorOf(converters, { view, month, base, basis });
    const isMixed = basis === 'usd' && rows.own !== undefined;
    const about = { month, prices, markets, basis, ...(isMixed && { isMixed }) };
    if ('missing' in by)
      return [{ ...about, median: null, least: null, greatest: null, missing: by.missing }];
    const [median, least, greatest] = [
      row.median * by.factor,
      row.least * by.factor,
      row.greatest * by.factor,
    ];
    return [{ ...about, median, least, greatest, missing: null }];
  });
}

const otherBasis = { own: 'usd', usd: 'own' } as const;
