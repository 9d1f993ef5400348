import { createLateWords } from './late-words.ts';

/** Words of citations. */
export const citeWords = createLateWords('cite.title', {
  en: () => import('./cite/en.ts'),
  es: () => import('./cite/es.ts'),
  pt: () => import('./cite/pt.ts'),
});
