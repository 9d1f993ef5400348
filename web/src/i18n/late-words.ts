import { use } from 'react';
import type { Language } from '../url/paths.ts';
import { createWords, type Messages, useLanguage, useWords, type Words } from './words.tsx';

/** Words that a part of a page fetches when it is first shown. */
export interface LateWords {
  /** The words of a language, fetched once. */
  load(language: Language): Promise<Words>;
  /** Lets words that could not be fetched be asked for again; until then the failure stands, or React would ask without end. */
  forget(language: Language): void;
  /** The words inside a component, which suspends until they are there. The server has them at hand. */
  useThem(): Words;
}

/** Makes the late words of one file; `key` is one of theirs, by which it shows whether they are at hand already. */
export function createLateWords(
  key: string,
  loaders: Readonly<Record<Language, () => Promise<{ messages: Messages }>>>,
): LateWords {
  const loading = new Map<Language, Promise<Words>>();
  const load = (language: Language): Promise<Words> => {
    const known = loading.get(language);
    if (known !== undefined) return known;
    const words = loaders[language]().then(({ messages }) => createWords(language, messages));
    loading.set(language, words);
    return words;
  };
  return {
    load,
    forget: (language) => void loading.delete(language),
    useThem() {
      const words = useWords();
      const language = useLanguage();
      return words.has(key) ? words : use(load(language));
    },
  };
}
