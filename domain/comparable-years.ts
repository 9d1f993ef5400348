import { changeYears } from './change.ts';

/**
 * Of rising years those that may be compared with the last one, `year`: at most ten years back, and with no first year of another
 * edition or method after them. `year` itself is the last; none where it has no figure.
 */
export function comparableYears(
  years: readonly number[],
  breaks: readonly number[],
  year: number,
): readonly number[] {
  if (!years.includes(year)) return [];
  const start = Math.max(year - changeYears, ...breaks.filter((first) => first <= year));
  return years.filter((at) => start <= at && at <= year);
}
