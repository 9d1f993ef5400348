import { useMemo } from 'react';
import { getFormats } from '../../i18n/formats.ts';
import type { MoneySpeech } from '../../i18n/money.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';

/** Words, formats and language of the page, in one. */
export function useSpeech(): MoneySpeech {
  const words = useWords();
  const language = useLanguage();
  return useMemo(() => ({ words, language, formats: getFormats(language) }), [words, language]);
}
