import { use } from 'react';
import type { Language } from '../url/paths.ts';
import { createWords, type Messages, useLanguage, useWords, type Words } from './words.tsx';

const loaders: Readonly<Record<Language, () => Promise<{ messages: Messages }>>> = {
  en: () => import('./methods/en.ts'),
  es: () => import('./methods/es.ts'),
  pt: () => import('./methods/pt.ts'),
};

const loading = new Map<Language, Promise<Words>>();

function load(language: Language): Promise<Words> {
  const known = loading.get(language);
  if (known !== undefined) return known;
  const words = loaders[language]().then(({ messages }) => createWords(language, messages));
  loading.set(language, words);
  return words;
}

/** Lets words that could not be fetched be asked for again; until then the failure stands, or React would ask without end. */
export function forgetMethodWords(language: Language): void {
  loading.delete(language);
}

/**
 * Words of definitions and methods. The server has them at hand; in the browser they are a chunk of their own, so the
 * component suspends until it is there.
 */
export function useMethodWords(): Words {
  const words = useWords();
  const language = useLanguage();
  return words.has('elements.6.definition') ? words : use(load(language));
}
