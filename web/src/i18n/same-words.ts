import type { Formats } from './formats.ts';

/** Arguments of a sentence on the same countries in two years; empty of a figure that is no sum. Less than all is never rounded to all. */
export function sameWords(
  same: { countries: number; share: number } | null,
  formats: Formats,
): { countries?: number; share?: string } {
  return same === null
    ? {}
    : {
        countries: same.countries,
        share: formats.percent(same.share < 1 ? Math.min(same.share, 0.99) : 1, 0),
      };
}
