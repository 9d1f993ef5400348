import type { RouteAnswer } from '#contract/routes.ts';
import { isRoundedAway } from '#domain/rounded-away.ts';
import type { PhraseHit } from '#domain/search/answer-phrase.ts';
import { boundText, editFigure, flagText, isLowerBound } from '../../i18n/figures.ts';
import { getFormats } from '../../i18n/formats.ts';
import type { Words } from '../../i18n/words.tsx';
import type { Language } from '../../url/paths.ts';

/** The figure that answers a query, as its page says it: `712,000 t` and `Official figure`; or that there is none. */
export interface AnsweredFigure {
  text: string;
  /** What its flag says; empty where there is no figure. */
  flag: string;
}

/** The figure of an answer of the API. Of a 0 that may be a rounded one, which its page can tell and this cannot, nothing is said: `null`. */
export function readFigure(
  { element }: NonNullable<PhraseHit['figure']>,
  { value, flag }: RouteAnswer<'value'>,
  { words, own, language }: { words: Words; own: Words; language: Language },
): AnsweredFigure | null {
  if (value === null) return { text: own('search.figure.none'), flag: '' };
  if (value === 0 && isRoundedAway(element, value, () => 1)) return null;
  const figure = { value, flag };
  const text = editFigure(
    element,
    value,
    { words, formats: getFormats(language) },
    { isBound: isLowerBound(figure) },
  );
  return { text: boundText(words, element, figure, text, 'value'), flag: flagText(words, flag) };
}
