export type Domain = { min: number; max: number };

export type Scale = (value: number) => number;

/** The domain of drawn values: what they span, and zero unless `zero` is false. `null` without any value. */
export function valueDomain(values: Iterable<number | null>, zero = true): Domain | null {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value === null) continue;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  if (min > max) return null;
  if (zero) {
    min = Math.min(min, 0);
    max = Math.max(max, 0);
  }
  // A flat series still needs a height: a tenth around it, or 0 to 1 when it is flat at zero.
  if (min === max)
    return min === 0 ? { min: 0, max: 1 } : { min: min - Math.abs(min) / 10, max: max + Math.abs(max) / 10 };
  return { min, max };
}

export function linearScale({ min, max }: Domain, from: number, to: number): Scale {
  const ratio = (to - from) / (max - min);
  return (value) => from + (value - min) * ratio;
}
