import { createLateWords } from './late-words.ts';

/** Words of explanations. */
export const explainWords = createLateWords('explain.unknown', {
  en: () => import('./explain/en.ts'),
  es: () => import('./explain/es.ts'),
  pt: () => import('./explain/pt.ts'),
});
