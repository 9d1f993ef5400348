import type { Formats } from './formats.ts';

/** "4.2%": at most one decimal, and three where less than a tenth is lost; at least `least`. `value` is in percent. */
export const percentText = (formats: Formats, value: number, least = 0): string =>
  formats.percent(value / 100, value < 0.1 ? 3 : 1, least);
