import { isRoundedAway } from '#domain/rounded-away.ts';
import type { PhraseHit } from '#domain/search/answer-phrase.ts';
import { askFor, type GetJson } from '../../api/queries.ts';
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

/** What figures are told with. */
interface Said {
  words: Words;
  own: Words;
  language: Language;
}

type Asked = NonNullable<PhraseHit['figure']>;

/** A figure of the API. Of a 0 that may be a rounded one, which its page can tell and this cannot, nothing is said: `null`. */
function readFigure(
  element: number,
  figure: { value: number; flag: string },
  { words, language }: Said,
): AnsweredFigure | null {
  const { value, flag } = figure;
  if (value === 0 && isRoundedAway(element, value, () => 1)) return null;
  const text = editFigure(
    element,
    value,
    { words, formats: getFormats(language) },
    { isBound: isLowerBound(figure) },
  );
  return { text: boundText(words, element, figure, text, 'value'), flag: flagText(words, flag) };
}

/** The newest figure of a series, for who asked for no year; `null` where it has none, or nothing may be said of it. */
async function askNewest(
  address: string,
  asked: Asked,
  getJson: GetJson,
  said: Said,
): Promise<AnsweredFigure | null> {
  const { data } = await askFor(getJson, 'chart', address);
  const newest = data.observations.at(-1);
  const figure = newest === undefined ? null : readFigure(asked.element, newest, said);
  if (newest === undefined || figure === null) return null;
  const text = said.own('search.figure.newest', { year: String(newest.year), figure: figure.text });
  return { ...figure, text };
}

/**
 * Asks the API for the figure that answers a query: of its year, or, where the query names none and the page's has no figure, the newest
 * there is, said to be one. Throws where it cannot be fetched; `null` where nothing may be said.
 */
export async function askFigure(asked: Asked, getJson: GetJson, said: Said): Promise<AnsweredFigure | null> {
  const { value, flag } = await askFor(getJson, 'value', asked.address);
  if (value !== null) return readFigure(asked.element, { value, flag }, said);
  const newest = asked.series === null ? null : await askNewest(asked.series, asked, getJson, said);
  return newest ?? { text: said.own('search.figure.none'), flag: '' };
}
