import { groupBy } from '../group-by.ts';
import { median } from './median.ts';
import { yearOfMonth } from './months.ts';

/** Months that a year's figure needs. */
export const fewestMonths = 6;

/** The figure of a year, how many months it is of, and the newest of them. */
export interface YearMedian<Month> {
  year: number;
  value: number;
  months: number;
  newest: Month;
}

/**
 * The figures of years of a monthly series: the median of a year's months, where there are at least six. Months are year × 12 + month − 1,
 * rising; values stay in their unit.
 */
export function yearMedians<Month extends { month: number; value: number }>(
  months: readonly Month[],
): YearMedian<Month>[] {
  return [...groupBy(months, ({ month }) => yearOfMonth(month))].flatMap(([year, yearMonths]) => {
    const value = median(yearMonths.map((each) => each.value));
    const newest = yearMonths.at(-1);
    return value === null || newest === undefined || yearMonths.length < fewestMonths
      ? []
      : [{ year, value, months: yearMonths.length, newest }];
  });
}
