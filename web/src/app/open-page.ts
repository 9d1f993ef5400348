import type { ReactNode } from 'react';
import { versioned } from '#contract/addresses.ts';
import type { PageRelease, PageRequest } from '#contract/page.ts';
import { createLoadPart } from '../api/loaded.ts';
import type { Figure } from '../figure/figure.ts';
import { getFormats } from '../i18n/formats.ts';
import { withDecimals } from '../i18n/page-decimals.ts';
import { loadWords } from '../i18n/page-words.ts';
import type { Speech } from '../i18n/speech.ts';
import { createWords, joinWords, type Messages, type Words } from '../i18n/words.tsx';
import { AboutPage, loadAboutPage } from '../pages/about/about-page.tsx';
import { AllPagesPage } from '../pages/all-pages/all-pages-page.tsx';
import { loadAllPages } from '../pages/all-pages/load-all-pages.ts';
import { changesFigures } from '../pages/changes/changes-figures.ts';
import { ChangesPage } from '../pages/changes/changes-page.tsx';
import { loadChangesPage } from '../pages/changes/load-changes-page.ts';
import { collectionsFigures } from '../pages/collections/collection-figures.tsx';
import { CollectionsPage } from '../pages/collections/collections-page.tsx';
import { loadCollectionsPage } from '../pages/collections/load-collections-page.ts';
import { comparatorAddress, comparatorFigures } from '../pages/comparator/comparator-figures.tsx';
import { ComparatorPage } from '../pages/comparator/comparator-page.tsx';
import { loadComparator } from '../pages/comparator/load-comparator.ts';
import { ContactPage, loadContactPage } from '../pages/contact/contact-page.tsx';
import { ContributePage } from '../pages/contribute/contribute-page.tsx';
import { loadContributePage } from '../pages/contribute/load-contribute-page.ts';
import { countriesFigures } from '../pages/country/countries-figures.tsx';
import { CountriesPage } from '../pages/country/countries-page.tsx';
import { countryFigures } from '../pages/country/country-figures.ts';
import { CountryPage } from '../pages/country/country-page.tsx';
import { loadCountriesPage } from '../pages/country/load-countries-page.ts';
import { loadCountryPage } from '../pages/country/load-country-page.ts';
import { dataAddressNotes, dataFigures } from '../pages/data/data-figures.tsx';
import { DataPage } from '../pages/data/data-page.tsx';
import { loadDataPage } from '../pages/data/load-data-page.ts';
import { databasesFigures } from '../pages/databases/databases-figures.tsx';
import { DatabasesPage } from '../pages/databases/databases-page.tsx';
import { loadDatabasesPage } from '../pages/databases/load-databases-page.ts';
import { deliveryFigures } from '../pages/delivery-network/delivery-figures.tsx';
import { DeliveryPage } from '../pages/delivery-network/delivery-page.tsx';
import { loadDeliveryPage } from '../pages/delivery-network/load-delivery-page.ts';
import { ExportPage } from '../pages/export/export-page.tsx';
import { loadExportPage } from '../pages/export/load-export-page.ts';
import { genebanksFigures } from '../pages/genebanks/genebanks-figures.tsx';
import { GenebanksPage } from '../pages/genebanks/genebanks-page.tsx';
import { loadGenebanksPage } from '../pages/genebanks/load-genebanks-page.ts';
import { GlossaryPage, loadGlossaryPage } from '../pages/glossary/glossary-page.tsx';
import { GuidePage, loadGuidePage } from '../pages/guide/guide-page.tsx';
import { homeFigures } from '../pages/home/home-figures.tsx';
import { HomePage } from '../pages/home/home-page.tsx';
import { loadHomePage } from '../pages/home/load-home-page.ts';
import { loadLossesPage, loadLossInfoPage } from '../pages/losses/load-losses-page.ts';
import { loadPestsPage } from '../pages/losses/load-pests-page.ts';
import { lossesFigures, lossInfoFigures } from '../pages/losses/loss-figures.tsx';
import { LossInfoPage } from '../pages/losses/loss-info-page.tsx';
import { LossesPage } from '../pages/losses/losses-page.tsx';
import { pestsFigures } from '../pages/losses/pest-figures.tsx';
import { PestsPage } from '../pages/losses/pests-page.tsx';
import { loadNetworkSeedPage } from '../pages/networks/load-network-seed.ts';
import {
  loadNetworkDataPage,
  loadNetworksPage,
  loadNetworkVarietiesPage,
} from '../pages/networks/load-networks-page.ts';
import { networkSeedFigures } from '../pages/networks/network-seed-figures.ts';
import { NetworkSeedPage } from '../pages/networks/network-seed-page.tsx';
import { networksFigures } from '../pages/networks/networks-figures.tsx';
import { NetworksPage } from '../pages/networks/networks-page.tsx';
import { loadNotFoundPage } from '../pages/not-found/load-not-found-page.ts';
import { NotFoundPage } from '../pages/not-found/not-found-page.tsx';
import { loadOfflinePage, OfflinePage } from '../pages/offline/offline-page.tsx';
import type { LoadedPage, PageAddressNotes, PageContext } from '../pages/page.ts';
import { benchmarksAddress, benchmarksFigures } from '../pages/prices/benchmarks-figures.ts';
import { BenchmarksPage } from '../pages/prices/benchmarks-page.tsx';
import { loadBenchmarksPage } from '../pages/prices/load-benchmarks-page.ts';
import { loadPricesPage } from '../pages/prices/load-prices-page.ts';
import { pricesAddress, pricesFigures } from '../pages/prices/prices-figures.tsx';
import { PricesPage } from '../pages/prices/prices-page.tsx';
import { loadPublicationsPage } from '../pages/publications/load-publications-page.ts';
import { publicationsFigures } from '../pages/publications/publication-figures.tsx';
import { PublicationsPage } from '../pages/publications/publications-page.tsx';
import { loadRankingsPage } from '../pages/rankings/load-rankings-page.ts';
import { rankingsAddress, rankingsFigures } from '../pages/rankings/ranking-figures.ts';
import { RankingsPage } from '../pages/rankings/rankings-page.tsx';
import { loadRecordsPage } from '../pages/records/load-room.ts';
import { RecordsPage, recordsFigures } from '../pages/records/records-page.tsx';
import { loadSearchPage } from '../pages/search/load-search-page.ts';
import { SearchPage } from '../pages/search/search-page.tsx';
import { loadVarietiesPage, loadVarietyPage } from '../pages/varieties/load-varieties-page.ts';
import { VarietiesPage } from '../pages/varieties/varieties-page.tsx';
import { varietiesAddress, varietiesFigures, varietyFigures } from '../pages/varieties/variety-figures.ts';
import { VarietyPage } from '../pages/varieties/variety-page.tsx';
import { type Language, negotiateLanguage, splitPath } from '../url/paths.ts';
import { matchPage } from './match-page.ts';
import { movedAddress } from './moved-address.ts';
import type { AnyPage } from './page-source.ts';
import { laterGroups, listWordGroups, type PageKind } from './page-table.ts';

/** Words by their file that the server has for every page, and of which payloads have those in the text of their document. */
const documentWords = import.meta.glob<Messages>(
  '/locales/*/{files,analytics,crops,notes,release,search,sections,shell}.json',
  {
    query: '?compiled',
    import: 'default',
    eager: true,
  },
);

const lazyGroups = ['methods', 'explain', 'cite', 'licences', 'charts', 'networks'];

/** The release where none can be served; the page shows a message. */
const noRelease: PageRelease = {
  id: '',
  created: '',
  origin: 'sources',
  nextUpdate: null,
  pinned: false,
  newest: null,
  absent: null,
};

export function keepsRelease(search: string, release: PageRelease): string {
  return !release.pinned || /[?&]v=/.test(search) ? search : versioned(search, release.id);
}

/** Seconds after which a page or feed with a failed part may be requested again. */
export const retryAfter = '5';

export const wordsOfFile = (file: string, language: Language): Messages =>
  documentWords[`/locales/${language}/${file}.json`] ?? {};

const sharedMade = new Map<Language, Words>();

async function sharedWords(language: Language): Promise<Words> {
  const known = sharedMade.get(language);
  if (known !== undefined) return known;
  const files = ['files', 'release', 'crops', 'sections', 'shell', 'notes', 'analytics'];
  const messages = Object.assign({}, ...files.map((file) => wordsOfFile(file, language)));
  const words = joinWords(await loadWords(lazyGroups, language), createWords(language, messages));
  sharedMade.set(language, words);
  return words;
}

/** The words that the browser will have for the page and its parts, so that a missing one fails here first. */
async function wordsFor(kind: PageKind, language: Language, path: string): Promise<Words> {
  const words = await wordsOf([...listWordGroups(kind, path), ...(laterGroups[kind] ?? [])], language);
  return kind === 'search' ? joinWords(words, createWords(language, wordsOfFile('search', language))) : words;
}

export async function wordsOf(groups: readonly string[], language: Language): Promise<Words> {
  return joinWords(await sharedWords(language), await loadWords(groups, language));
}

interface ServerPage {
  load(context: PageContext): Promise<LoadedPage<unknown> | null>;
  Component: AnyPage;
  figures?: ((data: never, speech: Speech) => readonly Figure[]) | undefined;
  /** Parameters of the address without effect, where they are others than `ignored` of its data, and why the page is empty. */
  addressNotes?: ((data: never, speech: Speech) => PageAddressNotes) | undefined;
}

const serverPage = <Data>(
  load: (context: PageContext) => Promise<LoadedPage<Data> | null>,
  Component: (props: { data: Data; unsent?: never; path: string }) => ReactNode,
  figures?: (data: Data, speech: Speech) => readonly Figure[],
  addressNotes?: (data: Data, speech: Speech) => PageAddressNotes,
): ServerPage => ({ load, Component: Component as AnyPage, figures, addressNotes });

export const pages: Readonly<Record<PageKind, ServerPage>> = {
  about: serverPage(loadAboutPage, AboutPage),
  'all-pages': serverPage(loadAllPages, AllPagesPage),
  benchmarks: serverPage(loadBenchmarksPage, BenchmarksPage, benchmarksFigures, benchmarksAddress),
  changes: serverPage(loadChangesPage, ChangesPage, changesFigures),
  collections: serverPage(loadCollectionsPage, CollectionsPage, collectionsFigures),
  comparator: serverPage(loadComparator, ComparatorPage, comparatorFigures, comparatorAddress),
  contact: serverPage(loadContactPage, ContactPage),
  contribute: serverPage(loadContributePage, ContributePage),
  countries: serverPage(loadCountriesPage, CountriesPage, countriesFigures),
  country: serverPage(loadCountryPage, CountryPage, countryFigures),
  data: serverPage(loadDataPage, DataPage, dataFigures, dataAddressNotes),
  databases: serverPage(loadDatabasesPage, DatabasesPage, databasesFigures),
  'delivery-network': serverPage(loadDeliveryPage, DeliveryPage, deliveryFigures),
  export: serverPage(loadExportPage, ExportPage),
  genebanks: serverPage(loadGenebanksPage, GenebanksPage, genebanksFigures),
  glossary: serverPage(loadGlossaryPage, GlossaryPage),
  guide: serverPage(loadGuidePage, GuidePage),
  home: serverPage(loadHomePage, HomePage, homeFigures),
  losses: serverPage(loadLossesPage, LossesPage, lossesFigures),
  'losses-info': serverPage(loadLossInfoPage, LossInfoPage, lossInfoFigures),
  pests: serverPage(loadPestsPage, PestsPage, pestsFigures),
  'not-found': serverPage(loadNotFoundPage, NotFoundPage),
  networks: serverPage(loadNetworksPage, NetworksPage, networksFigures),
  'network-data': serverPage(loadNetworkDataPage, DataPage, dataFigures, dataAddressNotes),
  'network-seed': serverPage(loadNetworkSeedPage, NetworkSeedPage, networkSeedFigures),
  'network-varieties': serverPage(
    loadNetworkVarietiesPage,
    VarietiesPage,
    varietiesFigures,
    varietiesAddress,
  ),
  offline: serverPage(loadOfflinePage, OfflinePage),
  prices: serverPage(loadPricesPage, PricesPage, pricesFigures, pricesAddress),
  publications: serverPage(loadPublicationsPage, PublicationsPage, publicationsFigures),
  rankings: serverPage(loadRankingsPage, RankingsPage, rankingsFigures, rankingsAddress),
  records: serverPage(loadRecordsPage, RecordsPage, recordsFigures),
  search: serverPage(loadSearchPage, SearchPage),
  varieties: serverPage(loadVarietiesPage, VarietiesPage, varietiesFigures, varietiesAddress),
  variety: serverPage(loadVarietyPage, VarietyPage, varietyFigures),
};

export type Opened =
  | { moved: string; language: Language }
  | {
      moved: null;
      language: Language;
      words: Words;
      kind: PageKind;
      page: LoadedPage<unknown>;
      rest: string;
      release: PageRelease;
      crop: string | null;
      failed: boolean;
    };

/** Finds the page of an address, its words and data; `isFiled` for the tables of files. */
export async function openPage(request: PageRequest, isFiled = false): Promise<Opened> {
  const { language: pathLanguage, rest } = splitPath(request.path);
  const language = pathLanguage ?? negotiateLanguage(request.cookieLanguage, request.acceptLanguage);
  const moved = movedAddress(request.path, request.search);
  if (moved !== null) return { moved, language };
  const release = request.release ?? noRelease;
  const match = matchPage(rest);
  const words = await wordsFor(match.kind, language, rest);
  let failed = request.release === null;
  const context: PageContext = {
    language,
    words,
    path: rest,
    search: request.search,
    params: match.params,
    getJson: request.getJson,
    loadPart: createLoadPart(() => {
      failed = true;
    }),
    release,
    origin: request.origin,
    formats: withDecimals(request.decimals, () => getFormats(language)),
    isFiled,
    form: request.form ?? null,
    exportForm: request.exportForm ?? null,
  };
  const loadedPage = await pages[match.kind].load(context);
  return {
    moved,
    language,
    words,
    kind: loadedPage === null ? 'not-found' : match.kind,
    page: loadedPage ?? (await loadNotFoundPage(context)),
    rest,
    release,
    crop: match.params['crop'] ?? null,
    failed,
  };
}
