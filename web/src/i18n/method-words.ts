import { ENERGY_SHARE } from '#catalog/elements/codes.ts';
import { createLateWords } from './late-words.ts';

/** Words of definitions and methods. */
export const methodWords = createLateWords(`elements.${ENERGY_SHARE}.definition`, {
  en: () => import('./methods/en.ts'),
  es: () => import('./methods/es.ts'),
  pt: () => import('./methods/pt.ts'),
});
