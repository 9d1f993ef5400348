import type { Messages } from './words.tsx';

/** Words of the server alone, words inside documents, and those of help, search and tours are left out. */
export const groupLoaders = import.meta.glob<Messages>(
  [
    '/locales/*/*.json',
    '!/locales/*/{analytics,files,help,notes,problems,release,search,sections,shell,tour}.json',
  ],
  { query: '?compiled', import: 'default' },
);
