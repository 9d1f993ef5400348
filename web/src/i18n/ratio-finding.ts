import { IMPORT_SHARE, SELF_SUFFICIENCY } from '#catalog/elements/codes.ts';
import { findElement } from '#catalog/elements/index.ts';
import { areaWords } from './area-words.ts';
import { cropWords } from './crop-words.ts';
import type { Words } from './words.tsx';

/** Whether an element has no bounds where next to nothing is used, so that its highest figure means nothing. */
export const isUnboundedRatio = (element: number): boolean => findElement(element)?.unit === 'percent';

/** Which countries the sentence on a ratio counts. */
const counted: Readonly<Record<number, (value: number) => boolean>> = {
  [IMPORT_SHARE]: (value) => value >= 50,
  // Production ÷ (production + imports − exports): imports are more than exports.
  [SELF_SUFFICIENCY]: (value) => value < 100,
};

/** Sentence on the number of countries of an area for which a ratio holds; `undefined` for other elements, and without figures that are not doubtful. */
export function ratioFinding(
  words: Words,
  subject: { element: number; crop: { id: string }; section: { id: string }; area: string; year: number },
  figures: readonly { value: number; doubt?: unknown }[],
): string | undefined {
  const counts = counted[subject.element];
  const believed = figures.filter(({ doubt }) => doubt === undefined);
  if (counts === undefined || believed.length === 0) return undefined;
  return words(`${subject.section.id}.ratio.${subject.element}`, {
    ...cropWords(words, subject.crop.id, subject.section.id),
    ...areaWords(words, subject.area),
    year: String(subject.year),
    count: String(believed.filter(({ value }) => counts(value)).length),
    total: String(believed.length),
  });
}
