import { type I18n, setupI18n } from '@lingui/core';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { languageTags } from '#locales/words.ts';
import type { Language } from '../url/paths.ts';

export type Messages = Readonly<Record<string, CompiledMessage>>;

/** Looks a word up and fills its arguments in; a missing key throws, so that a test or a reviewer sees it. */
export type Words = ((key: string, values?: Readonly<Record<string, string | number>>) => string) & {
  /** Whether there is such a word: for keys that come from data, as item codes do. */
  has(key: string): boolean;
};

export function toLocale(language: Language): string {
  return languageTags[language];
}

/** A Spanish sentence whose counts are grouped as every other figure of the page; a point of the text stays. */
function regroup(text: string, values: Readonly<Record<string, string | number>>): string {
  let regrouped = text;
  for (const value of Object.values(values)) {
    if (typeof value !== 'number' || Math.abs(value) < 10_000) continue;
    const counted = value.toLocaleString('es');
    regrouped = regrouped.replaceAll(counted, counted.replaceAll('.', '\u202f'));
  }
  return regrouped;
}

type Values = Readonly<Record<string, string | number>>;

export function createWords(language: Language, messages: Messages): Words {
  const i18n: I18n = setupI18n({
    locale: toLocale(language),
    messages: { [toLocale(language)]: messages },
  });
  const words = (key: string, values?: Values): string => {
    if (!Object.hasOwn(messages, key)) throw new Error(`No word for "${key}" in ${language}.`);
    const text = i18n._(key, values);
    return language === 'es' && values !== undefined ? regroup(text, values) : text;
  };
  return Object.assign(words, { has: (key: string) => Object.hasOwn(messages, key) });
}

/** Words with further ones, which win; `has` and a missing key behave as ever. */
export function joinWords(words: Words, further: Words): Words {
  return Object.assign(
    (key: string, values?: Values) => (further.has(key) ? further(key, values) : words(key, values)),
    { has: (key: string) => further.has(key) || words.has(key) },
  );
}

interface Speech {
  language: Language;
  words: Words;
}

const SpeechContext = createContext<Speech | null>(null);

export function WordsProvider(props: { language: Language; words: Words; children: ReactNode }): ReactNode {
  return (
    <SpeechContext.Provider value={{ language: props.language, words: props.words }}>
      {props.children}
    </SpeechContext.Provider>
  );
}

/** Gives everything below the page's words with the further ones that only it needs. */
export function FurtherWords({ words, children }: { words: Words; children: ReactNode }): ReactNode {
  const speech = useSpeech();
  const all = useMemo(() => joinWords(speech.words, words), [speech.words, words]);
  return (
    <WordsProvider language={speech.language} words={all}>
      {children}
    </WordsProvider>
  );
}

function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (speech === null) throw new Error('Words are used outside WordsProvider.');
  return speech;
}

export function useWords(): Words {
  return useSpeech().words;
}

export function useLanguage(): Language {
  return useSpeech().language;
}
