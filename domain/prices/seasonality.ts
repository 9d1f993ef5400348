import { median } from './median.ts';
import { placeInYear, yearOfMonth } from './months.ts';
import { monthsInYear, type QuotedMonths, ratioOf } from './same-markets.ts';

/** Years over which seasons are looked at, up to the newest price. */
export const seasonYears = 10;

/** Years in which a month needs a value for a usual one. */
const neededYears = 5;

/** The least strength of a season that pages describe. */
export const toldStrength = 0.1;

/** The weights of the centred mean of twelve months: thirteen months, half of the first and half of the last. */
const reach = 6;

/** A month's index: 100 is the mean of the twelve months around it. */
export interface MonthIndex {
  month: number;
  index: number;
}

/** A month's index over the years. */
export interface SeasonalMonth {
  /** 0 is January. */
  place: number;
  /** The usual one, the median of its indices; `null` of fewer than five years. */
  index: number | null;
  least: number | null;
  greatest: number | null;
  years: number;
}

/** A season that is known in all twelve months: dearest and cheapest place, and how many times dearer, less 1. */
interface Season {
  cheapest: SeasonalMonth;
  dearest: SeasonalMonth;
  strength: number;
}

export interface Seasonality {
  /** January to December. */
  months: readonly SeasonalMonth[];
  years: number;
  season: Season | null;
}

const span = (first: number, length: number): number[] => Array.from({ length }, (_, at) => first + at);

/**
 * The indices of the last ten years: each month's price in percent of the centred mean of the twelve months around it (ratio to
 * moving average), each of them over the markets that report in both. A mean of the calendar year would take a steady rise of
 * prices for a season: January would always be cheap and December dear. Give it prices as paid: an index of consumer prices that is
 * constant within a year makes a step each January.
 */
export function seasonIndices(months: QuotedMonths): readonly MonthIndex[] {
  const newest = Math.max(...months.keys());
  return [...months.keys()]
    .filter((month) => month > newest - seasonYears * monthsInYear)
    .sort((a, b) => a - b)
    .flatMap((month): MonthIndex[] => {
      const mean = meanOf(months, month, span(month - reach, 2 * reach + 1), (other) =>
        Math.abs(other - month) === reach ? 0.5 : 1,
      );
      return mean === null ? [] : [{ month, index: 100 / mean }];
    });
}

/** The weighted mean of other months as a ratio to one of them; `null` where one of them cannot be compared. */
function meanOf(
  months: QuotedMonths,
  month: number,
  others: readonly number[],
  weightOf: (other: number) => number = () => 1,
): number | null {
  let [sum, weights] = [0, 0];
  for (const other of others) {
    const ratio = ratioOf(months, month, other);
    if (ratio === null) return null;
    sum += weightOf(other) * ratio;
    weights += weightOf(other);
  }
  return sum / weights;
}

/** How prices move within a year: the usual index of each month, how it differs over the years, and the season's strength. */
export function seasonality(indices: readonly MonthIndex[]): Seasonality {
  const months = Array.from({ length: 12 }, (_, place) => ofMonth(indices, place));
  const years = new Set(indices.map(({ month }) => yearOfMonth(month))).size;
  return { months, years, season: seasonOf(months) };
}

function ofMonth(indices: readonly MonthIndex[], place: number): SeasonalMonth {
  const values = indices.filter(({ month }) => placeInYear(month) === place).map(({ index }) => index);
  const years = values.length;
  if (years < neededYears) return { place, index: null, least: null, greatest: null, years };
  return { place, index: median(values), least: Math.min(...values), greatest: Math.max(...values), years };
}

function seasonOf(months: readonly SeasonalMonth[]): Season | null {
  const known = months.flatMap((month) => (month.index === null ? [] : [{ month, index: month.index }]));
  const sorted = known.toSorted((a, b) => a.index - b.index || a.month.place - b.month.place);
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  if (lowest === undefined || highest === undefined || known.length < monthsInYear) return null;
  return { cheapest: lowest.month, dearest: highest.month, strength: highest.index / lowest.index - 1 };
}

/** The newest month relative to the mean of the twelve months up to it, and the usual ratio of that month. */
export interface PriceNow {
  month: number;
  /** So many times the mean of the twelve months up to it. */
  ratio: number;
  /** The median of the same in the years before, and the ends of their middle half. */
  usual: number;
  low: number;
  high: number;
  least: number;
  greatest: number;
  years: number;
  /** The month of the earliest of them. */
  since: number;
}

/** The value at a part of the way through sorted ones, between two of them in proportion. */
function quantile(sorted: readonly number[], part: number): number {
  const at = part * (sorted.length - 1);
  const [below, above] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
  return below + (above - below) * (at - Math.floor(at));
}

/** A month relative to the mean of the twelve months up to it, against the same ratio of that month in up to ten years before. */
function besideYear(months: QuotedMonths, month: number): PriceNow | null {
  const ratioAt = (at: number): number | null => {
    const mean = meanOf(months, at, span(at - monthsInYear + 1, monthsInYear));
    return mean === null ? null : 1 / mean;
  };
  const ratio = ratioAt(month);
  const known = span(1, seasonYears).flatMap((years) => {
    const at = month - years * monthsInYear;
    const found = ratioAt(at);
    return found === null ? [] : [{ at, ratio: found }];
  });
  const earlier = known.map((each) => each.ratio).sort((a, b) => a - b);
  const usual = median(earlier);
  if (ratio === null || usual === null || known.length < neededYears) return null;
  return {
    month,
    ratio,
    usual,
    low: quantile(earlier, 0.25),
    high: quantile(earlier, 0.75),
    least: earlier[0] ?? usual,
    greatest: earlier.at(-1) ?? usual,
    years: known.length,
    since: known.at(-1)?.at ?? month,
  };
}

/**
 * The newest price relative to the mean of the twelve months up to it, over the markets that report in both, against the same
 * ratio of that month in up to ten years before, so that inflation cancels out. `null` where one of the twelve months cannot be
 * compared, or fewer than five of the years.
 */
export function priceNow(months: QuotedMonths): PriceNow | null {
  return months.size === 0 ? null : besideYear(months, Math.max(...months.keys()));
}

/**
 * The months of the newest year, each in percent of the usual level of that month: 90 is a tenth below it. The newest months have
 * no six months after them, so each is measured as `priceNow` measures the newest; months that cannot be compared are left out.
 */
export function newestYear(months: QuotedMonths): readonly MonthIndex[] {
  if (months.size === 0) return [];
  const newest = Math.max(...months.keys());
  const count = placeInYear(newest) + 1;
  return span(newest - count + 1, count).flatMap((month) => {
    const found = besideYear(months, month);
    return found === null ? [] : [{ month, index: (found.ratio / found.usual) * 100 }];
  });
}

/** Whether a price lies outside the middle half of the years: only then do pages describe it. */
export function isUnusual({ ratio, low, high }: Pick<PriceNow, 'ratio' | 'low' | 'high'>): boolean {
  return ratio < low || ratio > high;
}
