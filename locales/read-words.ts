import { readFileSync } from 'node:fs';
import { type Language, wordFiles } from './words.ts';

/** Messages by key, as written: ICU MessageFormat, not parsed. */
export type Messages = Readonly<Record<string, string>>;

/** One word file as text, for Node only: pages import parsed messages instead. */
export function readWordFile(language: Language, file: string): string {
  return readFileSync(new URL(`./${language}/${file}.json`, import.meta.url), 'utf8');
}

/** One word file as messages by key. */
export function readMessages(language: Language, file: string): Messages {
  return JSON.parse(readWordFile(language, file));
}

/** Every word of a language. */
export function readWords(language: Language): Messages {
  return Object.assign({}, ...wordFiles.map((file) => readMessages(language, file)));
}
