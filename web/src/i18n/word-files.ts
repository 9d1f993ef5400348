import type { Messages } from './words.tsx';

/**
 * Every group of words that browsers fetch: `locales/<language>/<group>.json` with the files of the folder of that name,
 * one chunk each. Words of the server alone, words inside documents, and those of help, search and tours
 * are left out.
 */
export const groupLoaders = import.meta.glob<Messages>(
  [
    '/locales/*/*.json',
    '!/locales/*/{analytics,files,help,notes,problems,release,search,sections,shell,tour}.json',
  ],
  { query: '?compiled', import: 'default' },
);
