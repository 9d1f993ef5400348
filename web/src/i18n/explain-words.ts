import type { Language } from '../url/paths.ts';
import { createWords, type Messages, type Words } from './words.tsx';

const loaders: Readonly<Record<Language, () => Promise<{ messages: Messages }>>> = {
  en: () => import('./explain/en.ts'),
  es: () => import('./explain/es.ts'),
  pt: () => import('./explain/pt.ts'),
};

/** Words of explanations. The server has them among the page's words; in the browser they are a chunk of their own. */
export async function loadExplainWords(language: Language): Promise<Words> {
  return createWords(language, (await loaders[language]()).messages);
}
