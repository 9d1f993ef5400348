import type { Parts } from '#domain/decompose.ts';

/**
 * The points rounded for reading: whole ones where the change has two digits, one decimal otherwise. They still add up:
 * where rounding apart would miss, the part that rounding moved furthest takes the difference.
 */
export function roundPoints(points: Parts): Parts & { decimals: number } {
  const decimals = Math.abs(points.change) >= 9.95 ? 0 : 1;
  const scale = 10 ** decimals;
  const round = (value: number): number => Math.round(value * scale);
  const change = round(points.change);
  let area = round(points.area);
  let gain = round(points.yield);
  const rest = change - area - gain;
  if (rest !== 0) {
    const missed = (value: number, rounded: number): number => (value * scale - rounded) * Math.sign(rest);
    if (missed(points.area, area) > missed(points.yield, gain)) area += rest;
    else gain += rest;
  }
  const back = (value: number): number => value / scale + 0;
  return { change: back(change), area: back(area), yield: back(gain), decimals };
}

/** Which of the two moved production: `other` when they pulled in opposite directions. */
export function driverOf({ area, yield: gain }: Parts): 'area' | 'yield' | 'both' | 'other' {
  if (area * gain < 0) return 'other';
  const share = Math.abs(area) / (Math.abs(area) + Math.abs(gain));
  if (share > 0.55) return 'area';
  return share < 0.45 ? 'yield' : 'both';
}
