/** A figure, `null` where there is none, or 'not-applicable' where there cannot be one (no such state, no such crop). */
export type MapValue = number | null | 'not-applicable';

export interface Classes {
  /** Rounded inner limits, ascending; a value equal to a limit belongs to the class above. At most five. */
  limits: readonly number[];
  /** Whether zeros are real and get a class of their own, before the others. */
  zero: boolean;
  /** Values above 0 and below this read as 0, too, and stand in the class of zeros; absent where none do. */
  nil?: number;
}

/** A class by number from 0 (palest), or one of the classes outside the ramp. */
export type Bin = number;
export const NO_DATA: Bin = -1;
export const NOT_APPLICABLE: Bin = -2;
export const ZERO: Bin = -3;

const MOST_CLASSES = 6;

export function toBin(value: MapValue, classes: Classes): Bin {
  if (value === null || (typeof value === 'number' && Number.isNaN(value))) return NO_DATA;
  if (value === 'not-applicable') return NOT_APPLICABLE;
  if (classes.zero && (value === 0 || (value > 0 && value < (classes.nil ?? 0)))) return ZERO;
  let bin = 0;
  while (bin < classes.limits.length && value >= (classes.limits[bin] ?? Number.POSITIVE_INFINITY)) bin++;
  return bin;
}

/**
 * Classes that hold for all years: limits near the quantiles of every value that the indicator ever has, rounded so
 * that a reader can say them. Equal or crossing limits fall together, so there may be fewer than six classes.
 */
export function chooseClasses(values: Iterable<MapValue>, wanted = MOST_CLASSES): Classes {
  const numbers: number[] = [];
  let zero = false;
  for (const value of values) {
    if (typeof value !== 'number' || Number.isNaN(value)) continue;
    if (value === 0) zero = true;
    else numbers.push(value);
  }
  numbers.sort((a, b) => a - b);
  const first = numbers[0];
  const last = numbers.at(-1);
  const limits: number[] = [];
  if (first === undefined || last === undefined) return { limits, zero };
  for (let index = 1; index < Math.min(wanted, MOST_CLASSES); index++) {
    const quantile = numbers[Math.floor((numbers.length * index) / wanted)] ?? last;
    const limit = roundLimit(quantile);
    if (limit > first && limit <= last && limit > (limits.at(-1) ?? Number.NEGATIVE_INFINITY))
      limits.push(limit);
  }
  return { limits, zero };
}

/** The nearest of 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8 times a power of ten. */
export function roundLimit(value: number): number {
  if (value === 0) return 0;
  const power = 10 ** Math.floor(Math.log10(Math.abs(value)));
  const part = Math.abs(value) / power;
  const step = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].reduce((best, candidate) =>
    Math.abs(candidate - part) < Math.abs(best - part) ? candidate : best,
  );
  return Math.sign(value) * Number((step * power).toPrecision(2));
}

/** How many areas fall into each class; classes without any are absent. */
export function countBins(bins: Iterable<Bin>): ReadonlyMap<Bin, number> {
  const counts = new Map<Bin, number>();
  for (const bin of bins) counts.set(bin, (counts.get(bin) ?? 0) + 1);
  return counts;
}
