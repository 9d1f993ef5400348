import { createWords, type Messages, useLanguage, type Words } from '../../i18n/words.tsx';

// Only this page speaks these words: in its chunk they cost no visitor of the data pages anything.
const messages = import.meta.glob<Messages>('/locales/*/design.json', {
  query: '?compiled',
  import: 'default',
  eager: true,
});
const made = new Map<string, Words>();

/** The page's own words. */
export function useDesignWords(): Words {
  const language = useLanguage();
  const known = made.get(language);
  if (known !== undefined) return known;
  const words = createWords(language, messages[`/locales/${language}/design.json`] ?? {});
  made.set(language, words);
  return words;
}
