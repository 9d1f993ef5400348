import type { PageLanguage } from '#contract/page.ts';
import type { FigureColumn } from '#contract/page-figures.ts';
import type { ApiWords } from '../words.ts';
import { columnWord } from './column-words.ts';

/** The text of a word in which nothing has to be filled in. */
function plainWord(words: ApiWords, key: string, language: PageLanguage): string | null {
  const text = words.names(key)[language];
  return text.includes('{') || words.names(key).en === key.split('.')[1] ? null : text;
}

/** What an element is called, what it is, and how it is computed. */
export function elementAbout(
  element: number,
  words: ApiWords,
  language: PageLanguage,
): Record<'name' | 'definition' | 'method', string | null> {
  const of = (part: string): string | null => plainWord(words, `elements.${element}.${part}`, language);
  return { name: of('name'), definition: of('definition'), method: of('method') };
}

/** What a column has that is no element, where its page defines it. */
export function columnDefinition(
  column: Pick<FigureColumn, 'id'>,
  of: { section: string; figure: string; words: ApiWords; language: PageLanguage },
): string | null {
  const key = columnWord(of.section, of.figure, column.id);
  return key === null ? null : plainWord(of.words, key, of.language);
}
