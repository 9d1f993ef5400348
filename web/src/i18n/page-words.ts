import type { Language } from '../url/paths.ts';
import type { Messages } from './words.tsx';

/**
 * Words that only some kinds of pages need, beyond the common ones. A group is `messages/<group>/<language>.ts`, one
 * chunk each; a word file belongs to one group only, or the bundler would move it into the chunk that all pages share.
 */
export type WordGroup =
  | 'about'
  | 'charts'
  | 'consumption'
  | 'contact'
  | 'elements'
  | 'elements-livestock'
  | 'home'
  | 'items-production'
  | 'livestock'
  | 'production'
  | 'production-value'
  | 'rankings'
  | 'surface-context'
  | 'trade';

type Loaders = Readonly<Record<Language, () => Promise<{ messages: Messages }>>>;

const loaders: Readonly<Record<WordGroup, Loaders>> = {
  about: {
    en: () => import('./messages/about/en.ts'),
    es: () => import('./messages/about/es.ts'),
    pt: () => import('./messages/about/pt.ts'),
  },
  charts: {
    en: () => import('./messages/charts/en.ts'),
    es: () => import('./messages/charts/es.ts'),
    pt: () => import('./messages/charts/pt.ts'),
  },
  consumption: {
    en: () => import('./messages/consumption/en.ts'),
    es: () => import('./messages/consumption/es.ts'),
    pt: () => import('./messages/consumption/pt.ts'),
  },
  contact: {
    en: () => import('./messages/contact/en.ts'),
    es: () => import('./messages/contact/es.ts'),
    pt: () => import('./messages/contact/pt.ts'),
  },
  elements: {
    en: () => import('./messages/elements/en.ts'),
    es: () => import('./messages/elements/es.ts'),
    pt: () => import('./messages/elements/pt.ts'),
  },
  'elements-livestock': {
    en: () => import('./messages/elements-livestock/en.ts'),
    es: () => import('./messages/elements-livestock/es.ts'),
    pt: () => import('./messages/elements-livestock/pt.ts'),
  },
  home: {
    en: () => import('./messages/home/en.ts'),
    es: () => import('./messages/home/es.ts'),
    pt: () => import('./messages/home/pt.ts'),
  },
  'items-production': {
    en: () => import('./messages/items-production/en.ts'),
    es: () => import('./messages/items-production/es.ts'),
    pt: () => import('./messages/items-production/pt.ts'),
  },
  livestock: {
    en: () => import('./messages/livestock/en.ts'),
    es: () => import('./messages/livestock/es.ts'),
    pt: () => import('./messages/livestock/pt.ts'),
  },
  production: {
    en: () => import('./messages/production/en.ts'),
    es: () => import('./messages/production/es.ts'),
    pt: () => import('./messages/production/pt.ts'),
  },
  'production-value': {
    en: () => import('./messages/production-value/en.ts'),
    es: () => import('./messages/production-value/es.ts'),
    pt: () => import('./messages/production-value/pt.ts'),
  },
  rankings: {
    en: () => import('./messages/rankings/en.ts'),
    es: () => import('./messages/rankings/es.ts'),
    pt: () => import('./messages/rankings/pt.ts'),
  },
  'surface-context': {
    en: () => import('./messages/surface-context/en.ts'),
    es: () => import('./messages/surface-context/es.ts'),
    pt: () => import('./messages/surface-context/pt.ts'),
  },
  trade: {
    en: () => import('./messages/trade/en.ts'),
    es: () => import('./messages/trade/es.ts'),
    pt: () => import('./messages/trade/pt.ts'),
  },
};

/** Module of a group's words, as the build's manifest names it. */
export function pageWordsSource(group: WordGroup, language: Language): string {
  return `web/src/i18n/messages/${group}/${language}.ts`;
}

/** The words of these groups in a language; none for pages that need only the common ones. */
export async function loadPageWords(groups: readonly WordGroup[], language: Language): Promise<Messages> {
  const parts = await Promise.all(groups.map((group) => loaders[group][language]()));
  return Object.assign({}, ...parts.map(({ messages }) => messages));
}
