import { crops, findCrop } from '#catalog/crops/index.ts';
import { listGermplasmSections } from '#catalog/germplasm/sections.ts';
import { lossPaths } from '#catalog/losses/sections.ts';
import { listPriceSections } from '#catalog/prices/sections.ts';
import { groupCodes, networkPaths } from '#catalog/regions/networks.ts';
import { listSections, sectionAt } from '#catalog/sections/index.ts';
import { sectionPath } from '#catalog/sections/section-facts.ts';
import { exportPage } from '#contract/export-addresses.ts';
import { recordPages, roomPaths } from '#datasets/record-kinds.ts';
import { countryGroups } from '../pages/country/country-data.ts';
import { laterPriceGroups } from '../pages/prices/prices-data.ts';

const groupsOfPages = {
  about: ['about'],
  'all-pages': ['guides'],
  benchmarks: ['list', 'prices', 'benchmarks', 'benchmark-names', 'price-sources', 'licences'],
  changes: [
    'crops',
    'changes',
    'file-sources',
    'price-sources',
    'germplasm-sources',
    'publication-sources',
    'loss-sources',
    'elements',
    'elements-livestock',
  ],
  collections: ['list', 'collections', 'germplasm-sources', 'licences'],
  comparator: [
    'charts',
    'crops',
    'compare',
    'benchmark-names',
    'elements',
    'elements-livestock',
    'file-sources',
  ],
  contact: ['contact'],
  contribute: ['contribute', 'crops', 'records', 'loss-names'],
  countries: ['country', 'crops'],
  country: ['country'],
  data: [],
  databases: [
    'databases',
    'file-sources',
    'price-sources',
    'germplasm-sources',
    'publication-sources',
    'loss-sources',
    'elements',
    'elements-livestock',
    'licences',
    'handed-in',
  ],
  'delivery-network': ['list', 'delivery-network', 'germplasm-sources', 'licences'],
  export: ['export'],
  genebanks: ['list', 'genebanks', 'germplasm-sources', 'licences'],
  glossary: ['about', 'elements', 'elements-livestock'],
  guide: ['guides'],
  home: ['crops', 'home', 'findings', 'elements', 'elements-livestock'],
  networks: ['charts', 'crops', 'networks', 'elements', 'licences', 'handed-in'],
  'network-data': [],
  'network-seed': ['list', 'networks', 'records', 'germplasm-sources', 'licences', 'handed-in'],
  'network-varieties': ['list', 'networks', 'varieties', 'germplasm-sources', 'licences', 'handed-in'],
  losses: ['list', 'crops', 'losses', 'loss-names', 'loss-sources', 'licences', 'handed-in'],
  'losses-info': ['list', 'crops', 'losses', 'loss-names', 'loss-sources', 'licences', 'handed-in'],
  'not-found': ['crops'],
  offline: ['offline'],
  pests: ['list', 'crops', 'pests', 'loss-sources', 'germplasm-sources', 'licences', 'handed-in'],
  prices: ['list', 'prices', 'prices-types', 'price-sources'],
  publications: ['list', 'publications', 'publication-sources', 'germplasm-sources', 'licences', 'handed-in'],
  rankings: ['crops', 'rankings'],
  records: ['list', 'records', 'price-sources', 'licences', 'handed-in'],
  search: [],
  varieties: ['list', 'varieties', 'germplasm-sources', 'licences', 'handed-in'],
  variety: ['list', 'varieties', 'germplasm-sources', 'licences', 'handed-in'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Kinds of pages; each is one module below `pages/` and one chunk in the browser. */
export type PageKind = keyof typeof groupsOfPages;

/** Patterns of paths without language. The first match wins; without a match it is the 404 page. */
export const pagePatterns: readonly (readonly [path: string, kind: PageKind])[] = [
  ['/', 'home'],
  ['/search', 'search'],
  ['/offline', 'offline'],
  ['/contribute', 'contribute'],
  ['/country', 'countries'],
  ['/country/:country', 'country'],
  ['/region/:region', 'country'],
  ['/:crop', 'home'],
  ['/:crop/data/prices', 'prices'],
  ['/:crop/data/prices-international', 'benchmarks'],
  ['/:crop/data/genebanks', 'genebanks'],
  ['/:crop/data/accessionDeliveryNetwork', 'delivery-network'],
  ['/beans/data/collections', 'collections'],
  ['/:crop/data/seed-varieties', 'varieties'],
  ['/:crop/data/seed-varieties/:variety', 'variety'],
  ...recordPages.map(({ path }) => [`/:crop${path}`, 'records'] as const),
  ['/:crop/data/pests', 'pests'],
  ['/:crop/data/diseases', 'pests'],
  ['/:crop/data/post-harvest/general-information', 'losses-info'],
  ['/:crop/data/post-harvest/results', 'losses'],
  ['/:crop/data/:section', 'data'],
  ['/:crop/data/:section/ranking', 'rankings'],
  ['/beans/about', 'about'],
  ['/beans/about/changes', 'changes'],
  ['/beans/about/databases', 'databases'],
  ['/beans/about/glossary', 'glossary'],
  ['/beans/about/accessibility', 'guide'],
  ['/beans/about/citing', 'guide'],
  ['/beans/about/pages', 'all-pages'],
  ['/beans/about/privacy', 'guide'],
  ['/beans/about/questions', 'guide'],
  ['/beans/comparator', 'comparator'],
  ['/beans/contact', 'contact'],
  ['/beans/publications', 'publications'],
  ['/:crop/pabra', 'networks'],
  ['/:crop/pabra/seed-production', 'network-seed'],
  ['/:crop/pabra/seed-varieties', 'network-varieties'],
  ['/:crop/pabra/:section', 'network-data'],
  [exportPage, 'export'],
];

export const laterGroups: Partial<Record<PageKind, readonly string[]>> = {
  country: countryGroups,
  prices: laterPriceGroups,
};

export function listWordGroups(kind: PageKind, path: string): readonly string[] {
  const [, id = '', , slug = ''] = path.split('/');
  const crop = findCrop(id);
  const section = crop === undefined ? undefined : sectionAt(crop, slug);
  const shows = kind === 'data' || kind === 'network-data' || kind === 'rankings';
  const ofSection = shows && section !== undefined ? [section.id, ...section.words] : [];
  return ['frame', ...groupsOfPages[kind], ...ofSection];
}

/** Every page that exists, as paths without language: for menus, the sitemap and the 404 page. Not the export form, which needs a figure. */
export const builtPaths: ReadonlySet<string> = new Set([
  ...roomPaths,
  ...pagePatterns.flatMap(([path, kind]) =>
    path.includes(':') || ['export', 'offline', 'search'].includes(kind) ? [] : [path],
  ),
  ...groupCodes.map((code) => `/region/${code}`),
  ...networkPaths,
  ...crops.flatMap((crop) => [
    `/${crop.id}`,
    ...listSections(crop).flatMap((section) => [
      sectionPath(crop, section),
      `${sectionPath(crop, section)}/ranking`,
    ]),
    ...listPriceSections(crop).map((section) => sectionPath(crop, section)),
    ...listGermplasmSections(crop).map((section) => sectionPath(crop, section)),
  ]),
  ...lossPaths,
]);
