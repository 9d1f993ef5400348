import type { DoubtReason } from '#catalog/doubts.ts';
import { IMPORT_SHARE, SELF_SUFFICIENCY } from '#catalog/elements/codes.ts';
import { findElement } from '#catalog/elements/index.ts';
import { continents } from '#catalog/regions/index.ts';
import { isUnusual } from '#domain/plausibility.ts';
import { areaWords } from './area-words.ts';
import { cropWords } from './crop-words.ts';
import type { Words } from './words.tsx';

/** Whether an element has no bounds where next to nothing is used, so that its highest figure means nothing. */
export const isUnboundedRatio = (element: number): boolean => findElement(element)?.unit === 'percent';

const counted: Readonly<Record<number, (value: number) => boolean>> = {
  [IMPORT_SHARE]: (value) => value >= 50,
  // Production ÷ (production + imports − exports): imports are more than exports.
  [SELF_SUFFICIENCY]: (value) => value < 100,
};

interface RatioFigure {
  value: number;
  doubt?: DoubtReason | undefined;
}

const isKnown = (figure: RatioFigure): boolean => !isUnusual(figure);

/** Whether the ratio holds for a figure; for no doubtful one. */
export const holdsRatio = (element: number, figure: RatioFigure): boolean =>
  isKnown(figure) && counted[element]?.(figure.value) === true;

export const ratioCount = (element: number, figures: readonly RatioFigure[]): number =>
  figures.filter((figure) => holdsRatio(element, figure)).length;

/** Sentence on the number of countries of an area for which a ratio holds, of all that have one, without those that are doubtful and therefore grey on the map; `undefined` for other elements, and of fewer than two. */
export function ratioFinding(
  words: Words,
  subject: { element: number; crop: { id: string }; section: { id: string }; area: string; year: number },
  figures: readonly RatioFigure[],
): string | undefined {
  const known = figures.filter(isKnown);
  if (counted[subject.element] === undefined || known.length < 2) return undefined;
  return words(`${subject.section.id}.ratio.${subject.element}`, {
    ...cropWords(words, subject.crop.id, subject.section.id),
    ...areaWords(words, subject.area),
    year: String(subject.year),
    count: String(ratioCount(subject.element, known)),
    total: String(known.length),
  });
}

/** Countries of a continent from which their part of them is worth a comparison. */
const fewest = 5;

/** The continents in which most and fewest countries have the ratio; `undefined` where they cannot be compared. */
export function ratioByContinent(
  words: Words,
  subject: { element: number; crop: { id: string }; section: { id: string } },
  figures: readonly (RatioFigure & { area: string })[],
  macroOf: (area: string) => string | null | undefined,
): string | undefined {
  const parts = continents
    .map((area) => {
      const inside = figures.filter((figure) => isKnown(figure) && macroOf(figure.area) === area);
      return { area, total: inside.length, count: ratioCount(subject.element, inside) };
    })
    .filter(({ total }) => total >= fewest)
    .sort((one, other) => other.count / other.total - one.count / one.total);
  const [most, least] = [parts[0], parts.at(-1)];
  if (most === undefined || least === undefined || most.count / most.total === least.count / least.total)
    return undefined;
  return words(`${subject.section.id}.ratio.${subject.element}.continents`, {
    ...cropWords(words, subject.crop.id, subject.section.id),
    count: String(most.count),
    total: String(most.total),
    leastCount: String(least.count),
    leastTotal: String(least.total),
    mostOf: areaWords(words, most.area).areaOf,
    leastOf: areaWords(words, least.area).areaOf,
  });
}
