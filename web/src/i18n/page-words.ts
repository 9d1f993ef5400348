import type { Language } from '../url/paths.ts';
import { createWords, type Messages, type Words } from './words.tsx';

/** Addresses of the groups' files in the language of the document, which names them; on the server there are none. */
let named: { language: Language; files: Readonly<Record<string, string>> } | null = null;

/** Names the files of a language's groups, as the document lists them. */
export function nameWordFiles(language: Language, files: Readonly<Record<string, string>>): void {
  named = { language, files };
}

/** Module of a group's words, as the build's manifest names it. */
export function pageWordsSource(group: string, language: Language): string {
  return `locales/${language}/${group}.words.js`;
}

async function loadGroup(group: string, language: Language): Promise<Messages> {
  const address = named?.language === language ? named.files[group] : undefined;
  if (address !== undefined) return (await import(/* @vite-ignore */ address)).default;
  // The list of all groups in all languages is 2 kB: it comes only where no document has named them.
  const { groupLoaders } = await import('./word-files.ts');
  const file = `locales/${language}/${group}.json`;
  const load = groupLoaders[`/${file}`];
  if (load === undefined) throw new Error(`There is no ${file}.`);
  return load();
}

/** @throws for a group that has no word file in the language. */
export async function loadPageWords(groups: readonly string[], language: Language): Promise<Messages> {
  return Object.assign({}, ...(await Promise.all(groups.map((group) => loadGroup(group, language)))));
}

const made = new Map<string, Promise<Words>>();

/** The words of groups beside the page's own. What could not be fetched is fetched again at the next use. */
export function loadWords(groups: readonly string[], language: Language): Promise<Words> {
  const key = `${language} ${groups}`;
  const words =
    made.get(key) ?? loadPageWords(groups, language).then((messages) => createWords(language, messages));
  made.set(key, words);
  words.catch(() => made.delete(key));
  return words;
}
