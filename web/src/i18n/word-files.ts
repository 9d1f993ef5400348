import type { Messages } from './words.tsx';

/**
 * Every group of words that browsers fetch: `locales/<language>/<group>.json` with the files of the folder of that name,
 * one chunk each. What only the server says, what documents carry, and what only the help, the search or a tour
 * says, is none of them.
 */
export const groupLoaders = import.meta.glob<Messages>(
  [
    '/locales/*/*.json',
    '!/locales/*/{analytics,files,help,notes,problems,release,search,sections,shell,tour}.json',
  ],
  { query: '?compiled', import: 'default' },
);
