import { findCrop } from '#catalog/crops/index.ts';
import { findElement } from '#catalog/elements/index.ts';
import { countEnded } from '#domain/ended-series.ts';
import type { Words } from './words.tsx';

/** Sentences on what the figures of these crops hold, for every place that shows some; in one line each where they are `short`. */
export function cropCaveats(words: Words, ids: Iterable<string>, form?: 'short'): readonly string[] {
  return [...new Set(ids)].flatMap((id) =>
    (findCrop(id)?.caveats ?? []).map((caveat) =>
      words(`crops.${id}.caveat.${caveat}${form === undefined ? '' : `.${form}`}`),
    ),
  );
}

/** The years of a change over ten years. */
export const decadeTo = (year: number): { from: number; to: number } => ({ from: year - 10, to: year });

/** Domains of the elements that a source has of the production item. */
const ofProduction: ReadonlySet<string | undefined> = new Set(['production', 'value']);

/** Notes of a comparison of two years on countries that left the series in between. */
export function endedNotes(
  words: Words,
  comparison: { crop: string; element: number; area: string; from: number; to: number },
): readonly string[] {
  const ended = findCrop(comparison.crop)?.endedSeries;
  if (ended === undefined || !ofProduction.has(findElement(comparison.element)?.domain)) return [];
  const count = countEnded(ended, comparison.area, comparison.from, comparison.to);
  return count === 0
    ? []
    : [words(`crops.${comparison.crop}.ended`, { count, year: String(ended.lastYear) })];
}
