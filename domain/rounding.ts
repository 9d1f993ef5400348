/**
 * The value with this many decimals: halves away from zero, after removing the binary rounding error of multiplication and
 * division (0.16745 × 100 is 16.744999999999997 in binary, and means 16.745).
 */
export function rounded(value: number, decimals: number): number {
  // A double holds fifteen digits: there is nothing to round behind them, and scaling would only add dust.
  if (Math.abs(value) >= 10 ** (15 - decimals)) return value;
  // Only whole powers of ten are exact, and the same in every engine: thousands are divided, not multiplied by a thousandth.
  const scale = 10 ** Math.abs(decimals);
  const size = decimals < 0 ? Math.abs(value) / scale : Math.abs(value) * scale;
  const steps = Math.round(isNearHalf(size) ? Number(size.toPrecision(15)) : size);
  return Math.sign(value) * (decimals < 0 ? steps * scale : steps / scale) + 0;
}

/**
 * Whether values are hardly more than the steps in which their source rounds, as supply in whole kilograms where it is one or two: a line
 * of them would show the rounding.
 */
export function areStepsOfRounding(values: readonly (number | null)[]): boolean {
  const known = values.filter((value) => value !== null);
  return known.length > 0 && known.every((value) => Number.isInteger(value) && value < 3);
}

/**
 * Decimals that the percentage of a whole number of units carries: none below 200 units, where rounding the units moves it by more than
 * half a point, and not the last digit below 20. `null` where it is exact enough.
 */
export const decimalsOfShare = (units: number): number | null => (units < 20 ? -1 : units < 200 ? 0 : null);

/** Five significant digits: enough for an index or a ratio. */
export const fiveDigits = (value: number): number => Number(value.toPrecision(5));

/** A fraction as a percentage with this many decimals. */
export function roundedPercent(fraction: number, decimals: number): number {
  const percent = fraction * 100;
  const size = Math.abs(percent) * 10 ** decimals;
  return rounded(isNearHalf(size) ? Number(percent.toPrecision(15)) : percent, decimals);
}

/** Whether a binary error in the fifteenth digit could decide the rounding: few of the thousands of numbers of a page need the slower path. */
function isNearHalf(size: number): boolean {
  return !(Math.abs(size - Math.floor(size) - 0.5) > size * 1e-13);
}

/** Decimals of a change in percent: one, or as many as its first digit needs, so that none is rounded away. */
export function decimalsOfChange(percent: number): number {
  const size = Math.abs(percent);
  return size === 0 || size >= 0.05 ? 1 : Math.ceil(-Math.log10(size));
}

/** The quotient of two figures, without binary rounding errors; `null` for a change from 0, which has no factor. */
export function factorBetween(before: number, after: number): number | null {
  if (before === after) return 1;
  return before === 0 ? null : Number((after / before).toPrecision(12));
}
