import { EXPORT_QUANTITY, IMPORT_QUANTITY } from '#catalog/elements/codes.ts';
import { foodBalance } from '#catalog/elements/food-balance.ts';
import { partsYears } from '#contract/breaks.ts';
import type { ChartSeries } from '../../charts/plot/series.ts';
import type { Speech } from '../../i18n/speech.ts';

/** Elements from FAO's food balances, whose method changed with their new series. */
const ofBalances: ReadonlySet<number> = new Set([
  ...foodBalance.map(({ id }) => id),
  IMPORT_QUANTITY,
  EXPORT_QUANTITY,
]);

/** Evidence of each cause of a break, the strongest first; the new method follows from the year alone, and is called probable. */
export const breakEvidence = { method: 'year', balances: 'year', release: 'edition' } as const;

type BreakCause = keyof typeof breakEvidence;

/** First year of the new food balances, and the year after the last of the old ones. */
const newMethod = 2010;
const afterOldMethod = 2014;

/** Why the series of a chart break, a sentence for each cause. `series` are elements with the first years of what is not comparable. */
export function breakTexts(
  series: readonly { element: number; breaks: readonly number[] }[],
  { first, last }: { first: number; last: number },
  { words, formats }: Pick<Speech, 'words' | 'formats'>,
): string[] {
  const causes = new Map<number, BreakCause>();
  for (const { element, breaks } of series) {
    const visibleBreaks = breaks.filter((year) => partsYears(year, first, last));
    // An area with figures of the old method passes to the new balances in the first year for which the release has them.
    const isPassing = first < newMethod && !visibleBreaks.includes(newMethod);
    const passed = isPassing ? visibleBreaks.find((year) => year >= afterOldMethod) : undefined;
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

/** Fewer years without any figure are seen at a glance. */
const longGap = 3;

export function gapTexts(
  { years, series }: { years: readonly number[]; series: readonly Pick<ChartSeries, 'values'>[] },
  { words, formats }: Pick<Speech, 'words' | 'formats'>,
): string[] {
  const known = years.filter((_, at) => series.some(({ values }) => values[at] != null));
  const gaps = known.flatMap((year, at) => {
    const before = known[at - 1] ?? year;
    return year - before > longGap ? [formats.span(before + 1, year - 1)] : [];
  });
  return gaps.length === 0 ? [] : [words('figure.gap', { years: gaps.join(', ') })];
}

/** Where the series of a chart go on in figures of another release, in one sentence; none where they do not. */
export function seamTexts(
  seams: readonly number[],
  { first, last }: { first: number; last: number },
  { words }: Pick<Speech, 'words'>,
): string[] {
  const inRange = [...new Set(seams.filter((year) => partsYears(year, first, last)))].sort((a, b) => a - b);
  return inRange.length === 0 ? [] : [words('figure.seam', { years: inRange.join(', ') })];
}
