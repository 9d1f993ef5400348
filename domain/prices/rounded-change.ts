import { rounded } from '../rounding.ts';
import type { PriceChange } from './what-changed.ts';

/** A change as it is written: every figure with the same number of decimals. */
export type RoundedChange = Pick<PriceChange, 'before' | 'after' | 'change' | 'percent' | 'parts'>;

/**
 * Figures as they are displayed, so that displayed figures add up: before and change give after, and parts give amount and
 * percentage of the whole. Each is the exact figure rounded, or the next number to it: the remaining difference goes to the
 * figures that rounding changed most. `decimals` are those of amounts.
 */
export function roundedChange(
  { before, after, percent, parts }: RoundedChange,
  decimals: number,
): RoundedChange {
  const change = rounded(rounded(after, decimals) - rounded(before, decimals), decimals);
  const amounts = roundedParts(
    change,
    parts.map(({ amount }) => amount),
    decimals,
  );
  const points = roundedParts(
    rounded(percent, 1),
    parts.map((part) => part.points),
    1,
  );
  return {
    before: rounded(before, decimals),
    after: rounded(after, decimals),
    change,
    percent: rounded(percent, 1),
    parts: parts.map(({ part }, at) => ({ part, amount: amounts[at] ?? 0, points: points[at] ?? 0 })),
  };
}

function roundedParts(whole: number, parts: readonly number[], decimals: number): readonly number[] {
  const step = 10 ** -decimals;
  const written = parts.map((part) => rounded(part, decimals));
  const sum = written.reduce((total, part) => total + part, 0);
  const steps = Math.round((whole - sum) / step);
  const moved = parts
    .map((part, at) => ({ at, by: (part - (written[at] ?? 0)) * Math.sign(steps) }))
    .sort((a, b) => b.by - a.by)
    .slice(0, Math.abs(steps));
  const corrected = new Set(moved.map(({ at }) => at));
  return written.map((part, at) =>
    corrected.has(at) ? rounded(part + Math.sign(steps) * step, decimals) : part,
  );
}
