import en from '#locales/en/design.json?compiled';
import es from '#locales/es/design.json?compiled';
import pt from '#locales/pt/design.json?compiled';
import { createWords, type Messages, useLanguage, type Words } from '../../i18n/words.tsx';
import type { Language } from '../../url/paths.ts';

// Only this page speaks these words: in its chunk they cost no visitor of the data pages anything.
const messages: Readonly<Record<Language, Messages>> = { en, es, pt };
const made = new Map<Language, Words>();

/** The page's own words. */
export function useDesignWords(): Words {
  const language = useLanguage();
  const known = made.get(language);
  if (known !== undefined) return known;
  const words = createWords(language, messages[language]);
  made.set(language, words);
  return words;
}
