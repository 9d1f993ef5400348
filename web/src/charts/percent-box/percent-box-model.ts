/** A share as a percentage box shows it. The caller writes the number in the reader's language. */
export type PercentBoxNumber = {
  /** Per cent, rounded to two decimals; `null` without a value. */
  number: number | null;
  /** The share is above zero and still rounds to 0: the box shows "~0%". */
  approximatelyZero: boolean;
};

/** Turns a fraction into per cent: value × 100, rounded to two decimals. */
export function toPercentBox(value: number | null): PercentBoxNumber {
  if (value === null || !Number.isFinite(value)) return { number: null, approximatelyZero: false };
  // The product is cleaned of binary dust first: 1.005 × 100 is 100.49999999999999, and 10050 hundredths is meant.
  const hundredths = Math.round(Number((value * 10_000).toPrecision(12)));
  const number = hundredths / 100 + 0;
  return { number, approximatelyZero: number === 0 && value > 0 };
}

/** Length of the share's bar on a scale of 0 to 100; shares outside of 0…1 end at the ends. */
export function shareLength(share: number): number {
  return Math.round(Math.min(Math.max(share, 0), 1) * 1000) / 10;
}
