/** The year of `years` that is closest to `year`; the later one when two are equally close. `null` when empty. */
export function nearestYear(years: Iterable<number>, year: number): number | null {
  let best: number | null = null;
  for (const candidate of years) {
    if (best === null) best = candidate;
    const distance = Math.abs(candidate - year);
    const bestDistance = Math.abs(best - year);
    if (distance < bestDistance || (distance === bestDistance && candidate > best)) best = candidate;
  }
  return best;
}

/** The newest year of `years` before `year`, or `null`. */
export function lastYearBefore(years: Iterable<number>, year: number): number | null {
  let best: number | null = null;
  for (const candidate of years)
    if (candidate < year && (best === null || candidate > best)) best = candidate;
  return best;
}
