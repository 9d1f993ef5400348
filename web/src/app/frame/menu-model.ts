import type { Crop } from '#catalog/crop.ts';
import { listLossPages } from '#catalog/losses/sections.ts';
import type { Section, SectionGroup } from '#catalog/section.ts';
import { sectionPath } from '#catalog/sections/section-facts.ts';
import { keepPlace } from '../../url/kept-place.ts';
import type { Language } from '../../url/paths.ts';

export interface MenuLink {
  id: string;
  words: string;
  term?: string;
  href: string;
  current: boolean;
  keepsPlace?: boolean;
}

/** Links under one heading; `words` is `null` where the panel's own name is heading enough. */
export interface MenuGroup {
  id: string;
  words: string | null;
  links: readonly MenuLink[];
}

export type MenuEntry =
  | ({ kind: 'link' } & MenuLink)
  | { kind: 'panel'; id: string; words: string; current: boolean; groups: readonly MenuGroup[] };

export interface SidebarCrop {
  id: string;
  words: string;
  current: boolean;
  links: readonly MenuLink[];
}

/** Links of the frame on a page. Built on the server alone, and sent in the payload. */
export interface FrameMenu {
  top: readonly MenuEntry[];
  sidebar: readonly SidebarCrop[];
  crop: string;
}

export type MenuSection = Pick<Section, 'id' | 'slug' | 'group'>;

export interface MenuContext {
  language: Language;
  /** Path without language, and the query string with `?` or empty. */
  path: string;
  search: string;
  crop: Crop;
  crops: readonly Crop[];
  sectionsOf: (crop: Crop) => readonly MenuSection[];
  /** Whether there is a page at a path without language. */
  isBuilt: (path: string) => boolean;
}

type MenuPlan = readonly [id: string, path: string, query?: string];

const home = '/beans';
const publications: readonly MenuPlan[] = [
  ['all', '/beans/publications'],
  ['conceptual', '/beans/publications', '?pageType=conceptual'],
  ['social', '/beans/publications', '?pageType=social'],
];
const about: readonly MenuPlan[] = [
  ['observatory', '/beans/about'],
  ['databases', '/beans/about/databases'],
  ['changes', '/beans/about/changes'],
  ['contribute', '/contribute'],
];
const pabraHome = '/beans/pabra';
const pabra: Readonly<Record<string, readonly MenuPlan[]>> = {
  'seed-systems': [
    ['seed-production', '/beans/pabra/seed-production'],
    ['seed-varieties', '/beans/pabra/seed-varieties'],
  ],
  production: [
    ['surface-context', '/beans/pabra/surface-context'],
    ['production', '/beans/pabra/production'],
    ['production-value', '/beans/pabra/production-value'],
  ],
  consumption: [['consumption', '/beans/pabra/consumption']],
};
const groupOrder: readonly SectionGroup[] = ['production', 'consumption', 'prices', 'trade', 'germplasm'];

/** The one name of a section: menus, sidebar, breadcrumb, lists and search have it. */
const sectionName = (id: string): string => `sections.${id}.name`;

/** Sections whose name is a technical term. */
const technical: readonly string[] = ['surface-context', 'genebanks', 'accessionDeliveryNetwork'];

const sectionWords = (id: string): Pick<MenuLink, 'words' | 'term'> => ({
  words: sectionName(id),
  ...(technical.includes(id) && { term: `sections.${id}.term` }),
});

function builtLinks(context: MenuContext, prefix: string, plans: readonly MenuPlan[]): readonly MenuLink[] {
  const isAt = (path: string, query: string): boolean =>
    context.path === path && context.search.includes(query.slice(1));
  return plans
    .filter(([, path]) => context.isBuilt(path))
    .map(([id, path, query = '']) => ({
      id,
      words: `${prefix}.${id}`,
      href: `/${context.language}${path}${query}`,
      // The link to a whole list is not current on the page of its part.
      current:
        isAt(path, query) &&
        !(query === '' && plans.some(([, other, part]) => part !== undefined && isAt(other, part))),
    }));
}

function panel(id: string, groups: readonly MenuGroup[]): readonly MenuEntry[] {
  const filled = groups.filter((group) => group.links.length > 0);
  if (filled.length === 0) return [];
  const current = filled.some((group) => group.links.some((link) => link.current));
  return [{ kind: 'panel', id, words: `frame.menu.${id}`, current, groups: filled }];
}

function page(context: MenuContext, id: string, path: string): readonly MenuEntry[] {
  return builtLinks(context, 'frame.menu', [[id, path]]).map((link) => ({ kind: 'link', ...link }));
}

function toSection(context: MenuContext, crop: Crop, section: { id: string; slug?: string }): MenuLink {
  const { id } = section;
  return { id, ...sectionWords(id), ...toKeptLink(context, sectionPath(crop, section)) };
}

function toKeptLink(context: MenuContext, path: string) {
  const href = keepPlace(`/${context.language}${path}`, context.search);
  return { href, current: context.path === path, keepsPlace: true };
}

function dataGroups(context: MenuContext): readonly MenuGroup[] {
  const built = context.sectionsOf(context.crop);
  const groups = groupOrder.map((group) => ({
    id: group,
    words: `frame.menu.data.${group}`,
    links: built
      .filter((section) => section.group === group)
      .map((section) => toSection(context, context.crop, section)),
  }));
  return [
    ...groups,
    { id: 'losses', words: 'frame.menu.data.losses', links: lossLinks(context) },
    { id: 'overview', words: 'frame.menu.data.overview', links: overviewLinks(context) },
    { id: 'crops', words: 'frame.menu.crops', links: cropLinks(context) },
  ];
}

function lossLinks(context: MenuContext): readonly MenuLink[] {
  return listLossPages(context.crop.id)
    .filter(({ path, page }) => page !== 'general-information' && context.isBuilt(path))
    .map(({ path, section }) => ({
      id: section,
      words: sectionName(section),
      ...toKeptLink(context, path),
    }));
}

function overviewLinks(context: MenuContext): readonly MenuLink[] {
  const ranked = context
    .sectionsOf(context.crop)
    .map((section) => `${sectionPath(context.crop, section)}/ranking`)
    .filter(context.isBuilt);
  const rankings = ranked.find((path) => path.includes('/production/')) ?? ranked[0];
  return [
    ['countries', '/country'] as const,
    ...(rankings === undefined ? [] : [['rankings', rankings, '?by=countries'] as const]),
  ]
    .filter(([, path]) => context.isBuilt(path))
    .map(([id, path, query = '']) => ({
      id,
      words: `frame.menu.data.overview.${id}`,
      href: `/${context.language}${path}${query}`,
      current: context.path === path,
    }));
}

/** One link a crop: to the current section where the crop has it, else to the crop's first one. */
function cropLinks(context: MenuContext): readonly MenuLink[] {
  return context.crops.flatMap((crop) => {
    const built = context.sectionsOf(crop);
    const slug = context.path.split('/').at(-1);
    const same = built.find((section) => sectionPath(crop, section).endsWith(`/data/${slug}`));
    const section = same ?? built[0];
    if (section === undefined) return [];
    const link = toSection(context, crop, section);
    const { term: _, ...ofCrop } = link;
    return [{ ...ofCrop, id: crop.id, words: `crops.${crop.id}.name`, current: false }];
  });
}

/** The top menu: only entries whose page is built, and no panel without entries. */
export function buildMenu(context: MenuContext): readonly MenuEntry[] {
  const one = (id: string, links: readonly MenuLink[]): readonly MenuGroup[] => [{ id, words: null, links }];
  const networks = Object.entries(pabra).map(([group, plans]) => ({
    id: group,
    words: `frame.menu.pabra.${group}`,
    links: builtLinks(context, '', plans).map((link) => ({ ...link, ...sectionWords(link.id) })),
  }));
  return [
    // The home links to the reader's last country or region.
    ...page(context, 'home', home).map((entry) => ({
      ...entry,
      ...toKeptLink(context, home),
    })),
    ...panel('data', dataGroups(context)),
    ...page(context, 'comparator', '/beans/comparator'),
    ...panel(
      'publications',
      one('publications', builtLinks(context, 'frame.menu.publications', publications)),
    ),
    ...panel('pabra', [
      ...one('overview', builtLinks(context, 'frame.menu.pabra', [['overview', pabraHome]])),
      ...networks,
    ]),
    ...panel('about', one('about', builtLinks(context, 'frame.menu.about', about))),
    ...page(context, 'contact', '/beans/contact'),
  ];
}

/** The sidebar: every crop that has a built section, with its sections in the catalog's order. */
export function buildSidebar(context: MenuContext): readonly SidebarCrop[] {
  return context.crops.flatMap((crop) => {
    const links = context.sectionsOf(crop).map((section) => toSection(context, crop, section));
    const current = context.path.startsWith(`/${crop.id}/`);
    return links.length === 0 ? [] : [{ id: crop.id, words: `crops.${crop.id}.name`, current, links }];
  });
}
