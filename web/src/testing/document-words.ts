import type { Messages } from '../i18n/words.tsx';
import type { Language } from '../url/paths.ts';

const files = import.meta.glob<Messages>('/locales/*/{notes,sections,shell}.json', {
  query: '?compiled',
  import: 'default',
  eager: true,
});

/** The words of every document: for tests of what draws a part of a page without its document. */
export function documentWords(language: Language): Messages {
  const words = ['notes', 'sections', 'shell'].map((file) => files[`/locales/${language}/${file}.json`]);
  if (words.includes(undefined)) throw new Error(`The documents have no words in ${language}.`);
  return Object.assign({}, ...words);
}
