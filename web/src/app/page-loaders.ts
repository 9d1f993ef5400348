import type { ComponentType } from 'react';
import type { PageKind } from './page-table.ts';

/** A page's component with its data erased: payload and component come from the same page kind. */
export type AnyPage = ComponentType<{ data: unknown; unsent?: unknown; path: string }>;

/** One chunk a page kind. Browsers have this list only where no document named the chunk of its own page (`load-page.ts`). */
export const pageLoaders: Readonly<Record<PageKind, () => Promise<AnyPage>>> = {
  about: async () => (await import('../pages/about/about-page.tsx')).AboutPage as AnyPage,
  'all-pages': async () => (await import('../pages/all-pages/all-pages-page.tsx')).AllPagesPage as AnyPage,
  benchmarks: async () => (await import('../pages/prices/benchmarks-page.tsx')).BenchmarksPage as AnyPage,
  changes: async () => (await import('../pages/changes/changes-page.tsx')).ChangesPage as AnyPage,
  collections: async () =>
    (await import('../pages/collections/collections-page.tsx')).CollectionsPage as AnyPage,
  comparator: async () => (await import('../pages/comparator/comparator-page.tsx')).ComparatorPage as AnyPage,
  contact: async () => (await import('../pages/contact/contact-page.tsx')).ContactPage as AnyPage,
  contribute: async () => (await import('../pages/contribute/contribute-page.tsx')).ContributePage as AnyPage,
  countries: async () => (await import('../pages/country/countries-page.tsx')).CountriesPage as AnyPage,
  country: async () => (await import('../pages/country/country-page.tsx')).CountryPage as AnyPage,
  data: async () => (await import('../pages/data/data-page.tsx')).DataPage as AnyPage,
  databases: async () => (await import('../pages/databases/databases-page.tsx')).DatabasesPage as AnyPage,
  'delivery-network': async () =>
    (await import('../pages/delivery-network/delivery-page.tsx')).DeliveryPage as AnyPage,
  export: async () => (await import('../pages/export/export-page.tsx')).ExportPage as AnyPage,
  genebanks: async () => (await import('../pages/genebanks/genebanks-page.tsx')).GenebanksPage as AnyPage,
  glossary: async () => (await import('../pages/glossary/glossary-page.tsx')).GlossaryPage as AnyPage,
  guide: async () => (await import('../pages/guide/guide-page.tsx')).GuidePage as AnyPage,
  home: async () => (await import('../pages/home/home-page.tsx')).HomePage as AnyPage,
  networks: async () => (await import('../pages/networks/networks-page.tsx')).NetworksPage as AnyPage,
  'network-data': async () => (await import('../pages/data/data-page.tsx')).DataPage as AnyPage,
  'network-seed': async () =>
    (await import('../pages/networks/network-seed-page.tsx')).NetworkSeedPage as AnyPage,
  'network-varieties': async () =>
    (await import('../pages/varieties/varieties-page.tsx')).VarietiesPage as AnyPage,
  offline: async () => (await import('../pages/offline/offline-page.tsx')).OfflinePage as AnyPage,
  prices: async () => (await import('../pages/prices/prices-page.tsx')).PricesPage as AnyPage,
  publications: async () =>
    (await import('../pages/publications/publications-page.tsx')).PublicationsPage as AnyPage,
  rankings: async () => (await import('../pages/rankings/rankings-page.tsx')).RankingsPage as AnyPage,
  records: async () => (await import('../pages/records/records-page.tsx')).RecordsPage as AnyPage,
  search: async () => (await import('../pages/search/search-page.tsx')).SearchPage as AnyPage,
  varieties: async () => (await import('../pages/varieties/varieties-page.tsx')).VarietiesPage as AnyPage,
  variety: async () => (await import('../pages/varieties/variety-page.tsx')).VarietyPage as AnyPage,
  losses: async () => (await import('../pages/losses/losses-page.tsx')).LossesPage as AnyPage,
  'losses-info': async () => (await import('../pages/losses/loss-info-page.tsx')).LossInfoPage as AnyPage,
  pests: async () => (await import('../pages/losses/pests-page.tsx')).PestsPage as AnyPage,
  'not-found': async () => (await import('../pages/not-found/not-found-page.tsx')).NotFoundPage as AnyPage,
};
