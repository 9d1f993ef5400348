import { crops, findCrop } from '#catalog/crops/index.ts';
import type { Section, SectionGroup } from '#catalog/section.ts';
import { sectionAt, sectionPath, sectionsOf } from '#catalog/sections/index.ts';
import type { WordGroup } from '../i18n/page-words.ts';

/** Kinds of pages; each is one module below `pages/` and one chunk in the browser. */
export type PageKind =
  | 'about'
  | 'contact'
  | 'data'
  | 'databases'
  | 'design'
  | 'glossary'
  | 'home'
  | 'not-found'
  | 'rankings';

/** Paths without their language. The first that fits wins; what fits none is the 404 page. */
export const pagePatterns: readonly (readonly [path: string, kind: PageKind])[] = [
  ['/', 'home'],
  ['/:crop', 'home'],
  ['/:crop/data/:section', 'data'],
  ['/:crop/data/:section/ranking', 'rankings'],
  ['/beans/about', 'about'],
  ['/beans/about/databases', 'databases'],
  ['/beans/about/glossary', 'glossary'],
  ['/beans/contact', 'contact'],
  ['/about/design', 'design'],
];

const groupsOfPages: Readonly<Record<PageKind, readonly WordGroup[]>> = {
  about: ['about'],
  contact: ['contact'],
  data: [],
  databases: ['about', 'elements', 'elements-livestock'],
  design: ['consumption'],
  glossary: ['about', 'elements', 'elements-livestock'],
  home: ['home', 'elements', 'elements-livestock'],
  'not-found': [],
  rankings: ['rankings'],
};

/** Words of data pages by the group of the section in the menu, or of its own. */
const groupsOfSections: Readonly<Record<SectionGroup | NonNullable<Section['words']>, readonly WordGroup[]>> =
  {
    consumption: ['consumption'],
    germplasm: [],
    livestock: ['livestock', 'elements', 'elements-livestock'],
    prices: [],
    production: ['production', 'items-production', 'elements'],
    'production-value': ['production-value', 'items-production', 'elements'],
    'surface-context': ['surface-context', 'items-production', 'elements'],
    trade: ['trade', 'elements'],
  };

/** The words that the page of a kind at a path needs beyond the common ones. */
export function wordGroupsOf(kind: PageKind, path: string): readonly WordGroup[] {
  const [, id = '', , slug = ''] = path.split('/');
  const crop = findCrop(id);
  const section = crop === undefined ? undefined : sectionAt(crop, slug);
  const ofSection = section === undefined ? [] : groupsOfSections[section.words ?? section.group];
  if (kind === 'data') return ofSection;
  return kind === 'rankings' ? [...groupsOfPages[kind], ...ofSection] : groupsOfPages[kind];
}

/** Every page that exists, as paths without language: what menus, the sitemap and the 404 page may name. */
export const builtPaths: ReadonlySet<string> = new Set([
  ...pagePatterns.flatMap(([path]) => (path.includes(':') ? [] : [path])),
  ...crops.flatMap((crop) => [
    `/${crop.id}`,
    ...sectionsOf(crop).flatMap((section) => [
      sectionPath(crop, section),
      `${sectionPath(crop, section)}/ranking`,
    ]),
  ]),
]);
