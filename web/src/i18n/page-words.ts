import type { Language } from '../url/paths.ts';
import type { Messages } from './words.tsx';

/**
 * Every group of words that browsers fetch: `locales/<language>/<group>.json` with the files of the folder of that name,
 * one chunk each. What only the server says, what every document carries, and what only the design page, the help, the search or a tour
 * says, is none of them.
 */
const groupLoaders = import.meta.glob<Messages>(
  ['/locales/*/*.json', '!/locales/*/{design,files,help,notes,problems,release,search,shell,tour}.json'],
  { query: '?compiled', import: 'default' },
);

/** Module of a group's words, as the build's manifest names it. */
export function pageWordsSource(group: string, language: Language): string {
  return `locales/${language}/${group}.words.js`;
}

/**
 * The words of these groups in a language.
 *
 * @throws for a group that has no word file in the language.
 */
export async function loadPageWords(groups: readonly string[], language: Language): Promise<Messages> {
  const parts = await Promise.all(
    groups.map((group) => {
      const file = `locales/${language}/${group}.json`;
      const load = groupLoaders[`/${file}`];
      if (load === undefined) throw new Error(`There are no words "${group}" in ${language}: write ${file}.`);
      return load();
    }),
  );
  return Object.assign({}, ...parts);
}
