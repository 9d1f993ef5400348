import type { Element } from '#catalog/element.ts';
import type { Explanation } from '#contract/explain.ts';

/** Halves away from zero, without the binary dust that multiplying leaves. */
function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  const steps = Math.round(Number((Math.abs(value) * scale).toPrecision(15)));
  return (Math.sign(value) * steps) / scale + 0;
}

/** A value as pages show it: with the element's decimals, and shares as percentages with two. */
export function toShown({ unit, decimals }: Element, value: number): NonNullable<Explanation['shown']> {
  if (unit !== 'fraction') {
    const kept = unit === 'percent' ? 2 : decimals;
    return { value: rounded(value, kept), unit, decimals: kept, aboutZero: false };
  }
  // The very steps of the page, so that both round a half the same way.
  const percent = Math.round(value * 10_000) / 100 + 0;
  return { value: percent, unit: 'percent', decimals: 2, aboutZero: percent === 0 && value > 0 };
}
