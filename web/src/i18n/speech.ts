import { useMemo } from 'react';
import type { Language } from '../url/paths.ts';
import { type Formats, getFormats } from './formats.ts';
import { useLanguage, useWords, type Words } from './words.tsx';

export interface Speech {
  language: Language;
  words: Words;
  formats: Formats;
}

export const toSpeech = (language: Language, words: Words): Speech => ({
  language,
  words,
  formats: getFormats(language),
});

/** Words and formats of the page, the same object while they stay the same. */
export function useSpeech(): Speech {
  const words = useWords();
  const language = useLanguage();
  return useMemo(() => toSpeech(language, words), [words, language]);
}
