/** Of figures over many sizes the largest and the middle one choose the scale: else most would have more zeros than digits. */
export function scaleValues(values: readonly number[]): number[] {
  const sorted = values.map(Math.abs).sort((one, other) => other - one);
  return [sorted[0] ?? 0, sorted[Math.floor(sorted.length / 2)] ?? 0];
}
