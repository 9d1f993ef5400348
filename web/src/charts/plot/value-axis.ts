import { tickStep, ticks } from 'd3-array';

export type Domain = { min: number; max: number };

/** Maps a value to a coordinate. */
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

/**
 * Widens two domains so that their zeros lie at the same height; two axes with different zeros make a reader see
 * crossings that do not exist. Both domains must contain zero.
 */
export function alignZeros(left: Domain, right: Domain): { left: Domain; right: Domain } {
  const below = (domain: Domain): number => -domain.min / (domain.max - domain.min);
  const share = Math.max(below(left), below(right));
  if (share >= 1 || (share > 0.8 && Math.min(below(left), below(right)) < 0.5)) {
    // Almost all of one axis lies below zero, which would leave the other no height: both get as much room below as above.
    const mirror = (domain: Domain): Domain => {
      const reach = Math.max(domain.max, -domain.min);
      return { min: -reach, max: reach };
    };
    return { left: mirror(left), right: mirror(right) };
  }
  const widen = ({ min, max }: Domain): Domain => ({
    min: Math.min(min, (-max * share) / (1 - share)) + 0,
    max,
  });
  return { left: widen(left), right: widen(right) };
}

/** At most `maxTicks` round values within the domain, and the step between them. */
export function valueTicks({ min, max }: Domain, maxTicks: number): { values: number[]; step: number } {
  for (let count = maxTicks; count > 1; count -= 1) {
    const values = ticks(min, max, count);
    if (values.length <= maxTicks) return { values, step: tickStep(min, max, count) };
  }
  return { values: ticks(min, max, 1).slice(0, maxTicks), step: tickStep(min, max, 1) };
}

export function linearScale({ min, max }: Domain, from: number, to: number): Scale {
  const ratio = (to - from) / (max - min);
  return (value) => from + (value - min) * ratio;
}

/** Round values 1, 2 and 5 times a power of ten. */
const LOG_STEPS = [[1], [1, 3], [1, 2, 5]] as const;

/** At most `maxTicks` round values of a logarithmic axis within a domain above zero. */
export function logTicks({ min, max }: Domain, maxTicks: number): { values: number[]; step: number } {
  const first = Math.floor(Math.log10(min));
  const last = Math.ceil(Math.log10(max));
  const of = (steps: readonly number[], every: number): number[] => {
    const values: number[] = [];
    for (let power = first; power <= last; power += 1) {
      if ((power - first) % every !== 0) continue;
      for (const step of steps) values.push(Number((step * 10 ** power).toPrecision(1)));
    }
    return values.filter((value) => value >= min && value <= max);
  };
  const fine = LOG_STEPS.map((steps) => of(steps, 1)).findLast((values) => values.length <= maxTicks);
  let values = fine ?? [];
  for (let every = 2; values.length === 0 && every <= last - first + 1; every += 1) {
    const coarse = of([1], every);
    if (coarse.length <= maxTicks) values = coarse;
  }
  // A narrow domain may hold no power of ten: plain round values serve it.
  return values.length < 2 ? valueTicks({ min, max }, maxTicks) : { values, step: min };
}

/** A scale on which equal distances are equal multiples; the domain is above zero. */
export function logScale({ min, max }: Domain, from: number, to: number): Scale {
  const scale = linearScale({ min: Math.log10(min), max: Math.log10(max) }, from, to);
  return (value) => scale(Math.log10(value));
}
