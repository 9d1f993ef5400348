/** How many years older than the newest of its kind in the release a figure may be to count as current. */
const mostYearsOld = 3;

/** Whether a figure of a year may lead: a count of 2017 is no news in 2023. */
export const isRecent = (year: number, newest: number): boolean => newest - year <= mostYearsOld;

/** The year of `years` that is closest to `year`; the later one when two are equally close. `null` when empty. */
export function nearestYear(years: Iterable<number>, year: number): number | null {
  let best: number | null = null;
  for (const candidate of years) {
    const closer = best === null ? -1 : Math.abs(candidate - year) - Math.abs(best - year);
    if (best === null || closer < 0 || (closer === 0 && candidate > best)) best = candidate;
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
