import { readdirSync, readFileSync } from 'node:fs';
import type { Language } from '../words.ts';

/** Messages by key, as written: ICU MessageFormat, not parsed. */
export type Messages = Readonly<Record<string, string>>;

const folderOf = (language: Language): URL => new URL(`../${language}/`, import.meta.url);

/** Names of a language's word files: `trade`, and `consumption/items` for one in the folder of a group. */
export function wordFilesOf(language: Language): readonly string[] {
  return readdirSync(folderOf(language), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => path.replaceAll('\\', '/').slice(0, -'.json'.length))
    .sort();
}

/** One word file as text, for Node only: pages import parsed messages instead. */
export function readWordFile(language: Language, file: string): string {
  return readFileSync(new URL(`${file}.json`, folderOf(language)), 'utf8');
}

/** One word file as messages by key. */
export function readMessages(language: Language, file: string): Messages {
  return JSON.parse(readWordFile(language, file));
}

/** Every word of a language. */
export function readWords(language: Language): Messages {
  return Object.assign({}, ...wordFilesOf(language).map((file) => readMessages(language, file)));
}
