import type { PageLanguage } from '#contract/page.ts';
import type { FigureColumn } from '#contract/page-figures.ts';
import type { ApiWords } from '../words.ts';
import { columnWord } from './column-words.ts';

/** The text of a word in which nothing has to be filled in. */
function plainWord(words: ApiWords, key: string, language: PageLanguage): string | null {
  const text = words.names(key)[language];
  return text.includes('{') || words.names(key).en === key.split('.')[1] ? null : text;
}

/** An element's name, definition and method. */
export function elementAbout(
  element: number,
  words: ApiWords,
  language: PageLanguage,
): Record<'name' | 'definition' | 'method', string | null> {
  const wordOf = (part: string): string | null => plainWord(words, `elements.${element}.${part}`, language);
  return { name: wordOf('name'), definition: wordOf('definition'), method: wordOf('method') };
}

/** Definition of a column without an element, where its page has one. */
export function columnDefinition(
  column: Pick<FigureColumn, 'id'>,
  context: { section: string; figure: string; words: ApiWords; language: PageLanguage },
): string | null {
  const key = columnWord(context.section, context.figure, column.id);
  return key === null ? null : plainWord(context.words, key, context.language);
}
