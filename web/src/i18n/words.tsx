import { type I18n, setupI18n } from '@lingui/core';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Language } from '../url/paths.ts';

export type Messages = Readonly<Record<string, CompiledMessage>>;

/** Looks a word up and fills its arguments in; a missing key throws, so that a test or a reviewer sees it. */
export type Words = ((key: string, values?: Readonly<Record<string, string | number>>) => string) & {
  /** Whether there is such a word: for keys that come from data, as item codes do. */
  has(key: string): boolean;
};

const locales: Readonly<Record<Language, string>> = { en: 'en', es: 'es', pt: 'pt-BR' };

/** BCP 47 tag for `Intl` and the `lang` attribute: Portuguese is Brazilian. */
export function toLocale(language: Language): string {
  return locales[language];
}

/**
 * A Spanish sentence whose counts are grouped with a point, as `Intl` writes a `#`: with the narrow space that every other
 * figure of the page has. Only what stands for one of the values is changed, never a point of a text.
 */
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

/** A message that needs no more than its values put in place and its plurals chosen: no format, nothing escaped. */
type SimplePart =
  | string
  | readonly [name: string]
  | readonly [name: string, type: 'plural', cases: Readonly<Record<string, readonly SimplePart[]>>];

/** A message as it is read without the machinery for all others; `null` where it needs that. Most do not, and a page looks up thousands. */
function readSimply(message: unknown): readonly SimplePart[] | null {
  const parts: unknown = typeof message === 'string' ? [message] : message;
  return Array.isArray(parts) && parts.every(isSimple) ? parts : null;
}

function isSimple(part: unknown): boolean {
  if (typeof part === 'string') return !part.includes('\\') && part !== '#';
  if (!Array.isArray(part)) return false;
  const [, type, cases] = part;
  if (type === undefined) return true;
  return (
    type === 'plural' &&
    Object.entries(cases as object).every(([name, of]) => name !== 'offset' && readSimply(of) !== null)
  );
}

/** Parts with values in their places; `null` where one is missing. */
function fillIn(
  parts: readonly SimplePart[] | string,
  values: Values | undefined,
  plurals: Intl.PluralRules,
): string | null {
  if (typeof parts === 'string') return parts;
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') {
      text += part;
      continue;
    }
    const [name, , cases] = part;
    const value = values?.[name];
    if (value === undefined) return null;
    if (cases === undefined) {
      text += value;
      continue;
    }
    const chosen = cases[value] ?? cases[plurals.select(Number(value))] ?? cases['other'];
    const filled = chosen === undefined ? null : fillIn(chosen, values, plurals);
    if (filled === null) return null;
    text += filled;
  }
  return text;
}

/** Words of one language, outside React too (titles, descriptions). */
export function createWords(language: Language, messages: Messages): Words {
  const i18n: I18n = setupI18n({
    locale: toLocale(language),
    messages: { [toLocale(language)]: { ...messages } },
  });
  const plurals = new Intl.PluralRules(toLocale(language));
  const simple = new Map<string, readonly SimplePart[] | null>();
  const words = (key: string, values?: Values): string => {
    let parts = simple.get(key);
    if (parts === undefined) {
      if (!Object.hasOwn(messages, key)) throw new Error(`No word for "${key}" in ${language}.`);
      parts = readSimply(messages[key]);
      simple.set(key, parts);
    }
    const filled = parts && fillIn(parts, values, plurals);
    if (filled !== null) return filled;
    const text = i18n._(key, values);
    return language === 'es' && values !== undefined ? regroup(text, values) : text;
  };
  return Object.assign(words, { has: (key: string) => Object.hasOwn(messages, key) });
}

/** Words with further ones, which win; `has` and a missing key behave as ever. */
export function joinWords(words: Words, further: Words): Words {
  return Object.assign(
    (key: string, values?: Readonly<Record<string, string | number>>) =>
      further.has(key) ? further(key, values) : words(key, values),
    { has: (key: string) => further.has(key) || words.has(key) },
  );
}

interface Speech {
  language: Language;
  words: Words;
}

const SpeechContext = createContext<Speech | null>(null);

/** Gives words and language to everything below. */
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

/** The look-up function of the page's language. */
export function useWords(): Words {
  return useSpeech().words;
}

/** The page's language. */
export function useLanguage(): Language {
  return useSpeech().language;
}
