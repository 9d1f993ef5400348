import { placeInYear, yearOfMonth } from './months.ts';

/** Years in which a month needs an index to have an average. */
export const neededYears = 3;

/** The price of a month; months without one are left out. */
export interface MonthPrice {
  month: number;
  price: number;
}

/** A month's index over the years. 100 is the mean of the twelve months around. */
export interface SeasonalMonth {
  /** 0 is January. */
  place: number;
  /** Mean of its indices; `null` of fewer than three years. */
  index: number | null;
  least: number | null;
  greatest: number | null;
  /** Years that have an index of the month. */
  years: number;
}

/** One cell of months × years. */
export interface SeasonalIndex {
  year: number;
  place: number;
  index: number;
}

export interface Seasonality {
  cells: readonly SeasonalIndex[];
  /** January to December. */
  months: readonly SeasonalMonth[];
  /** Years that have any index. */
  years: number;
}

/** The weights of the centred mean of twelve months: thirteen months, half of the first and half of the last. */
const reach = 6;

/** The mean of twelve months with `month` in their middle; `null` where one of the thirteen months has no price. */
function centredMean(prices: ReadonlyMap<number, number>, month: number): number | null {
  let sum = 0;
  for (let away = -reach; away <= reach; away += 1) {
    const price = prices.get(month + away);
    if (price === undefined) return null;
    sum += Math.abs(away) === reach ? price / 2 : price;
  }
  return sum / (2 * reach);
}

/**
 * How prices move within a year: each price in percent of the centred mean of the twelve months around it (ratio to moving
 * average), and the mean of these over the years by month. A mean of the calendar year would take a steady rise of
 * prices for a season: January would always be cheap and December dear. Give it prices as paid: an index of consumer prices that is
 * constant within a year makes a step each January.
 */
export function seasonality(series: readonly MonthPrice[]): Seasonality {
  const prices = new Map(series.map(({ month, price }) => [month, price]));
  const cells = [...prices].flatMap(([month, price]): SeasonalIndex[] => {
    const mean = centredMean(prices, month);
    if (mean === null) return [];
    return [{ year: yearOfMonth(month), place: placeInYear(month), index: (price / mean) * 100 }];
  });
  const months = Array.from({ length: 12 }, (_, place) => ofMonth(cells, place));
  return { cells, months, years: new Set(cells.map(({ year }) => year)).size };
}

function ofMonth(cells: readonly SeasonalIndex[], place: number): SeasonalMonth {
  const indices = cells.filter((cell) => cell.place === place).map(({ index }) => index);
  const years = indices.length;
  if (years < neededYears) return { place, index: null, least: null, greatest: null, years };
  const index = indices.reduce((a, b) => a + b, 0) / years;
  return { place, index, least: Math.min(...indices), greatest: Math.max(...indices), years };
}
