import { crops, findCrop } from '#catalog/crops/index.ts';
import { germplasmSectionAt, listGermplasmSections } from '#catalog/germplasm/sections.ts';
import { lossPaths, lossSectionAt } from '#catalog/losses/sections.ts';
import { listPriceSections, priceSectionAt } from '#catalog/prices/sections.ts';
import { roomPaths } from '#catalog/records/rooms.ts';
import { groupCodes } from '#catalog/regions/group-codes.ts';
import { networkPaths } from '#catalog/regions/networks.ts';
import { listSections, sectionAt } from '#catalog/sections/index.ts';
import { sectionPath } from '#catalog/sections/section-facts.ts';
import { exportPage } from '#contract/export-addresses.ts';

/** Kinds of pages; each is one module below `pages/` and one chunk in the browser. */
export type PageKind =
  | 'about'
  | 'all-pages'
  | 'benchmarks'
  | 'collections'
  | 'comparator'
  | 'contact'
  | 'countries'
  | 'country'
  | 'data'
  | 'databases'
  | 'delivery-network'
  | 'export'
  | 'genebanks'
  | 'glossary'
  | 'guide'
  | 'home'
  | 'networks'
  | 'network-data'
  | 'network-seed'
  | 'network-varieties'
  | 'losses'
  | 'losses-info'
  | 'not-found'
  | 'pests'
  | 'prices'
  | 'publications'
  | 'rankings'
  | 'records'
  | 'search'
  | 'varieties'
  | 'variety';

/** Paths without their language. The first that fits wins; what fits none is the 404 page. */
export const pagePatterns: readonly (readonly [path: string, kind: PageKind])[] = [
  ['/', 'home'],
  ['/search', 'search'],
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
  ['/:crop/data/quotes', 'records'],
  ['/:crop/data/industrial-quality/general-information', 'records'],
  ['/:crop/data/industrial-quality/results', 'records'],
  ['/:crop/data/pests', 'pests'],
  ['/:crop/data/diseases', 'pests'],
  ['/:crop/data/post-harvest/general-information', 'losses-info'],
  ['/:crop/data/post-harvest/results', 'losses'],
  ['/:crop/data/:section', 'data'],
  ['/:crop/data/:section/ranking', 'rankings'],
  ['/beans/about', 'about'],
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

/** Groups of words that a kind of page has beside the frame's. */
const groupsOfPages: Readonly<Record<PageKind, readonly string[]>> = {
  about: ['about'],
  'all-pages': ['guides'],
  benchmarks: ['prices', 'benchmarks', 'benchmark-names', 'price-sources', 'licences'],
  collections: ['collections', 'germplasm-sources', 'licences'],
  comparator: ['sections', 'compare', 'benchmark-names', 'elements', 'elements-livestock'],
  contact: ['contact'],
  countries: ['country'],
  country: ['crops', 'country', 'findings', 'loss-names', 'licences'],
  data: [],
  databases: [
    'sections',
    'databases',
    'price-sources',
    'germplasm-sources',
    'publication-sources',
    'loss-sources',
    'elements',
    'elements-livestock',
    'items-livestock',
    'licences',
    'handed-in',
  ],
  'delivery-network': ['delivery-network', 'germplasm-sources', 'licences'],
  export: ['export'],
  genebanks: ['genebanks', 'germplasm-sources', 'licences'],
  glossary: ['sections', 'about', 'elements', 'elements-livestock'],
  guide: ['guides'],
  home: ['crops', 'sections', 'home', 'findings', 'elements', 'elements-livestock'],
  networks: ['sections', 'networks', 'elements', 'licences', 'handed-in'],
  'network-data': [],
  'network-seed': ['networks', 'records', 'licences', 'handed-in'],
  'network-varieties': ['networks', 'varieties', 'germplasm-sources', 'licences', 'handed-in'],
  losses: ['crops', 'sections', 'losses', 'loss-names', 'loss-sources', 'licences', 'handed-in'],
  'losses-info': ['crops', 'sections', 'losses', 'loss-names', 'loss-sources', 'licences', 'handed-in'],
  'not-found': ['crops'],
  pests: ['crops', 'sections', 'pests', 'loss-sources', 'germplasm-sources', 'licences', 'handed-in'],
  prices: ['prices', 'prices-types', 'price-sources', 'licences'],
  publications: ['publications', 'publication-sources', 'germplasm-sources', 'licences', 'handed-in'],
  rankings: ['crops', 'rankings'],
  records: ['records', 'licences', 'handed-in'],
  search: [],
  varieties: ['varieties', 'germplasm-sources', 'licences', 'handed-in'],
  variety: ['varieties', 'germplasm-sources', 'licences', 'handed-in'],
};

/** Groups of words of the page of a kind at a path: the frame's, the kind's and, by its id, those of its section. */
export function listWordGroups(kind: PageKind, path: string): readonly string[] {
  const [, id = '', , slug = ''] = path.split('/');
  const crop = findCrop(id);
  const section = crop === undefined ? undefined : sectionAt(crop, slug);
  const shows = kind === 'data' || kind === 'network-data' || kind === 'rankings';
  const ofSection = shows && section !== undefined ? [section.id, ...section.words] : [];
  return ['frame', ...groupsOfPages[kind], ...ofSection];
}

/** Kinds of pages that say notes on figures. */
export const showsFigures: ReadonlySet<PageKind> = new Set([
  'benchmarks',
  'collections',
  'comparator',
  'countries',
  'country',
  'data',
  'delivery-network',
  'genebanks',
  'home',
  'networks',
  'network-data',
  'network-seed',
  'network-varieties',
  'losses',
  'prices',
  'rankings',
  'varieties',
  'variety',
]);

/** Notes that stand below podiums alone. */
const ofPodiums: ReadonlySet<string> = new Set(['figure.caveat.ranks.aggregate', 'figure.state.podium']);

/** What pages that are of no section say of what crops' items hold. */
const cropNotesOf: Partial<Readonly<Record<PageKind, RegExp>>> = {
  comparator: /^crops\.[^.]+\.(caveat\.[^.]+\.short|ended)$/,
  networks: /^crops\.[^.]+\.caveat\.[^.]+$/,
};

/** Words of the shell that only pages of some kinds say. */
const shellWordsOf: Readonly<Record<string, readonly PageKind[]>> = {
  // The page of a code that is no country's says so, too.
  'frame.notFound.': ['not-found', 'country'],
  // Maps whose countries lead to pages of their own.
  'map.noCardPage': ['countries', 'home'],
};

/**
 * Whether the document carries a word of the shell, of notes or of crops: of the shell all but other pages' own; of notes all, but
 * on a section's page what qualifies other sections' figures alone; of crops every name, and of the page's own crop all but other
 * sections' titles.
 */
export function isCarriedWord(kind: PageKind, path: string): (key: string) => boolean {
  const [, id = '', , slug = ''] = path.split('/');
  const crop = findCrop(id);
  const section =
    (crop && sectionAt(crop, slug)) ??
    priceSectionAt(slug) ??
    germplasmSectionAt(slug) ??
    lossSectionAt(slug);
  const [own, titles] = [`crops.${id}.`, `crops.${id}.title.`];
  const isOwn = (key: string): boolean =>
    key.startsWith(own) && (!key.startsWith(titles) || key === `${titles}${section?.id}`);
  const figures = kind === 'data' ? crop && sectionAt(crop, slug) : undefined;
  // A section names the words of what qualifies its figures, wherever in it.
  const named = figures === undefined ? null : JSON.stringify(figures);
  return (key) => {
    if (named !== null) {
      // Names of ways to say a price: no section of figures has any.
      if (key.startsWith('prices.metadata.')) return false;
      if (ofPodiums.has(key)) return named.includes('"kind":"podium"');
      if (/^figure\.(caveat\.|break\.20)/.test(key)) return named.includes(`"${key}"`);
    }
    if (!key.startsWith('crops.') && !key.startsWith('sections.'))
      return Object.entries(shellWordsOf).every(([words, of]) => of.includes(kind) || !key.startsWith(words));
    const isNote = cropNotesOf[kind]?.test(key) === true;
    return key.endsWith('.name') || isNote || (section !== undefined && isOwn(key));
  };
}

/** Every page that exists, as paths without language: what menus, the sitemap and the 404 page may name. Without a figure there is nothing to export. */
export const builtPaths: ReadonlySet<string> = new Set([
  ...roomPaths,
  ...pagePatterns.flatMap(([path, kind]) =>
    path.includes(':') || kind === 'export' || kind === 'search' ? [] : [path],
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
