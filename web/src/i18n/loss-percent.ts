import type { Formats } from './formats.ts';

/** "4.2%": at most two decimals, and three where less than a tenth is lost. `value` is in percent. */
export const percentText = (formats: Formats, value: number): string =>
  formats.percent(value / 100, value < 0.1 ? 3 : 2);
