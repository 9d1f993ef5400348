import type { PageAssets } from '#contract/page.ts';
import { pageWordsSource } from '../i18n/page-words.ts';
import type { Language } from '../url/paths.ts';
import type { DocumentAssets } from './document.tsx';
import { listWordGroups, type PageKind } from './page-table.ts';

const entrySource = 'web/src/app/entry-client.tsx';

const sourceOfPage: Readonly<Record<PageKind, string>> = {
  about: 'web/src/pages/about/about-page.tsx',
  'all-pages': 'web/src/pages/all-pages/all-pages-page.tsx',
  benchmarks: 'web/src/pages/prices/benchmarks-page.tsx',
  changes: 'web/src/pages/changes/changes-page.tsx',
  collections: 'web/src/pages/collections/collections-page.tsx',
  comparator: 'web/src/pages/comparator/comparator-page.tsx',
  contact: 'web/src/pages/contact/contact-page.tsx',
  contribute: 'web/src/pages/contribute/contribute-page.tsx',
  countries: 'web/src/pages/country/countries-page.tsx',
  country: 'web/src/pages/country/country-page.tsx',
  data: 'web/src/pages/data/data-page.tsx',
  databases: 'web/src/pages/databases/databases-page.tsx',
  'delivery-network': 'web/src/pages/delivery-network/delivery-page.tsx',
  export: 'web/src/pages/export/export-page.tsx',
  genebanks: 'web/src/pages/genebanks/genebanks-page.tsx',
  glossary: 'web/src/pages/glossary/glossary-page.tsx',
  guide: 'web/src/pages/guide/guide-page.tsx',
  home: 'web/src/pages/home/home-page.tsx',
  networks: 'web/src/pages/networks/networks-page.tsx',
  'network-data': 'web/src/pages/data/data-page.tsx',
  'network-seed': 'web/src/pages/networks/network-seed-page.tsx',
  'network-varieties': 'web/src/pages/varieties/varieties-page.tsx',
  losses: 'web/src/pages/losses/losses-page.tsx',
  'losses-info': 'web/src/pages/losses/loss-info-page.tsx',
  pests: 'web/src/pages/losses/pests-page.tsx',
  offline: 'web/src/pages/offline/offline-page.tsx',
  prices: 'web/src/pages/prices/prices-page.tsx',
  publications: 'web/src/pages/publications/publications-page.tsx',
  rankings: 'web/src/pages/rankings/rankings-page.tsx',
  records: 'web/src/pages/records/records-page.tsx',
  search: 'web/src/pages/search/search-page.tsx',
  varieties: 'web/src/pages/varieties/varieties-page.tsx',
  variety: 'web/src/pages/varieties/variety-page.tsx',
  'not-found': 'web/src/pages/not-found/not-found-page.tsx',
};

/** Files that the document of a page names: the entry, and the chunks and styles of its page and language. */
export function documentAssets(
  assets: PageAssets,
  kind: PageKind,
  language: Language,
  path: string,
): DocumentAssets {
  const modules = new Set<string>();
  const visit = (source: string): void => {
    const entry = assets.files[source];
    if (entry === undefined || modules.has(entry.file)) return;
    modules.add(entry.file);
    for (const imported of entry.imports ?? []) visit(imported);
  };
  visit(entrySource);
  visit(sourceOfPage[kind]);
  for (const group of listWordGroups(kind, path)) visit(pageWordsSource(group, language));
  const entry = assets.files[entrySource]?.file ?? '';
  return {
    entry,
    styles: assets.styles,
    modules: [...modules].filter((href) => href !== entry),
    fonts: assets.preload.filter((file) => file.as === 'font').map((file) => file.href),
  };
}

/** Address of the chunk that draws a kind of page; `null` where nothing is built, as during development. */
export const findPageFile = ({ files }: PageAssets, kind: PageKind): string | null =>
  files[sourceOfPage[kind]]?.file ?? null;

export function listWordFiles(assets: PageAssets, language: Language): Readonly<Record<string, string>> {
  const [before, after] = pageWordsSource('*', language).split('*') as [string, string];
  return Object.fromEntries(
    Object.entries(assets.files).flatMap(([source, { file }]) =>
      source.startsWith(before) && source.endsWith(after)
        ? [[source.slice(before.length, -after.length), file]]
        : [],
    ),
  );
}
