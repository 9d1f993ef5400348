import { nearestYear } from '#domain/nearest-year.ts';

export const SPEEDS = [0.5, 1, 2] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds between two years at normal speed. */
const INTERVAL = 700;

export function stepInterval(speed: Speed): number {
  return INTERVAL / speed;
}

/** The year from which playing starts: the first one when the slider is already at the end. */
export function playFrom(years: readonly number[], year: number): number {
  return year === years.at(-1) ? (years[0] ?? year) : year;
}

export function yearAfter(years: readonly number[], year: number): number | null {
  return years.find((candidate) => candidate > year) ?? null;
}

export function yearForKey(years: readonly number[], year: number, key: string): number | null {
  const index = years.indexOf(nearestYear(years, year) ?? year);
  const last = years.length - 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: index - 1,
    ArrowDown: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index + 1,
    PageDown: index - 5,
    PageUp: index + 5,
    Home: 0,
    End: last,
  };
  const target = steps[key];
  return target === undefined ? null : (years[Math.min(last, Math.max(0, target))] ?? null);
}

export function gapYears(years: readonly number[]): readonly number[] {
  const first = years[0];
  const last = years.at(-1);
  if (first === undefined || last === undefined) return [];
  const available = new Set(years);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(
    (year) => !available.has(year),
  );
}
