/**
 * Of figures that reach over many sizes, those for which a scale is chosen: the largest and the one in the middle. On the scale of
 * the largest alone most of them would have more zeros than digits.
 */
export function scaleValues(values: readonly number[]): number[] {
  const sorted = values.map(Math.abs).sort((one, other) => other - one);
  return [sorted[0] ?? 0, sorted[Math.floor(sorted.length / 2)] ?? 0];
}
