import { EXPORT_QUANTITY, IMPORT_QUANTITY } from '#catalog/elements/codes.ts';
import { foodBalance } from '#catalog/elements/food-balance.ts';
import { partsYears } from '#contract/breaks.ts';
import type { Formats } from '../../i18n/formats.ts';
import type { Words } from '../../i18n/words.tsx';

/** Elements from FAO's food balances, whose method changed with their new series. */
const ofBalances: ReadonlySet<number> = new Set([
  ...foodBalance.map(({ id }) => id),
  IMPORT_QUANTITY,
  EXPORT_QUANTITY,
]);

/**
 * Evidence of each cause of a break, the strongest cause first. The release has the beginning of another edition of each series; that
 * the edition has the new method follows from the year alone, so the words call it probable.
 */
export const breakEvidence = { method: 'year', balances: 'year', release: 'edition' } as const;

type BreakCause = keyof typeof breakEvidence;

/** First year of the new food balances, and the year after the last of the old ones. */
const newMethod = 2010;
const afterOldMethod = 2014;

/**
 * Why the series of a chart break, a sentence for each cause: another method of the food balances, or another release of the
 * source. `series` are elements with the first years of what is not comparable with before.
 */
export function breakTexts(
  series: readonly { element: number; breaks: readonly number[] }[],
  { first, last }: { first: number; last: number },
  { words, formats }: { words: Words; formats: Formats },
): string[] {
  const causes = new Map<number, BreakCause>();
  for (const { element, breaks } of series) {
    const visibleBreaks = breaks.filter((year) => partsYears(year, first, last));
    // An area passes to the new balances in the first year for which the release has them.
    const passed = visibleBreaks.find((year) => year >= afterOldMethod);
    for (const year of visibleBreaks) {
      const balances = ofBalances.has(element) && (year === newMethod || year === passed);
      if (balances) causes.set(year, year === newMethod ? 'method' : 'balances');
      else if (!causes.has(year)) causes.set(year, 'release');
    }
  }
  return Object.keys(breakEvidence).flatMap((cause) => {
    const years = [...causes]
      .flatMap(([year, found]) => (found === cause ? [year] : []))
      .sort((a, b) => a - b);
    return years.length === 0
      ? []
      : [words(`figure.break.${cause}`, { years: formats.list(years.map(String)) })];
  });
}

/** Where the series of a chart go on in figures of another release, in one sentence; none where they do not. */
export function seamTexts(
  seams: readonly number[],
  { first, last }: { first: number; last: number },
  { words, formats }: { words: Words; formats: Formats },
): string[] {
  const inRange = [...new Set(seams.filter((year) => partsYears(year, first, last)))].sort((a, b) => a - b);
  return inRange.length === 0 ? [] : [words('figure.seam', { years: formats.list(inRange.map(String)) })];
}
