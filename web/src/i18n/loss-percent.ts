import type { Formats } from './formats.ts';

/**
 * "4.2%": at most one decimal, as lists have it, and three where less than a tenth is lost; at least `least`, as in a column whose
 * numbers are compared. `value` is in percent.
 */
export const percentText = (formats: Formats, value: number, least = 0): string =>
  formats.percent(value / 100, value < 0.1 ? 3 : 1, least);
