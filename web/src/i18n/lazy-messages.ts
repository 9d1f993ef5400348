import { use } from 'react';
import type { Language } from '../url/paths.ts';
import { loadPageWords } from './page-words.ts';
import { createWords, useLanguage, useWords, type Words } from './words.tsx';

/** Messages that a part of a page fetches when it is first shown. */
export interface LazyMessages {
  load(language: Language): Promise<Words>;
  /** Drops words that could not be fetched, so that they can be fetched again. Until then the rejection is kept, or React would retry without end. */
  forget(language: Language): void;
  /** The words inside a component, which suspends until they are there. On the server the page's own words have them. */
  useMessages(): Words;
}

/** Makes the lazy messages of groups; `key` is one of theirs, by which it shows whether the page's words have them. */
export function createLazyMessages(groups: readonly string[], key: string): LazyMessages {
  const loading = new Map<Language, Promise<Words>>();
  const load = (language: Language): Promise<Words> => {
    const known = loading.get(language);
    if (known !== undefined) return known;
    const words = loadPageWords(groups, language).then((messages) => createWords(language, messages));
    loading.set(language, words);
    return words;
  };
  return {
    load,
    forget: (language) => void loading.delete(language),
    useMessages() {
      const words = useWords();
      const language = useLanguage();
      return words.has(key) ? words : use(load(language));
    },
  };
}
