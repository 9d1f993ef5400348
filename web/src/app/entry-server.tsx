import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { crops, findCrop } from '#catalog/crops/index.ts';
import { versioned } from '#contract/addresses.ts';
import type { PageAnswer, PageRelease, PageRequest, PageSearch } from '#contract/page.ts';
import type { PageFigure, PageFigures } from '#contract/page-figures.ts';
import { createLoadPart } from '../api/loaded.ts';
import { createQueryClient } from '../api/queries.ts';
import { citedAddress } from '../blocks/citation.ts';
import { ExplanationOnServer } from '../blocks/explain/explain-host.tsx';
import { StillPanel } from '../blocks/explain/still-panel.tsx';
import { FigureCollector } from '../blocks/figure-collector.ts';
import { loadPageWords } from '../i18n/page-words.ts';
import { createWords, type Messages, toLocale, type Words } from '../i18n/words.tsx';
import { WORLD_ON_SERVER } from '../map/world-on-server.ts';
import { AboutPage, loadAboutPage } from '../pages/about/about-page.tsx';
import { ContactPage, loadContactPage } from '../pages/contact/contact-page.tsx';
import { DataPage } from '../pages/data/data-page.tsx';
import { loadDataPage } from '../pages/data/load-data-page.ts';
import { DatabasesPage } from '../pages/databases/databases-page.tsx';
import { loadDatabasesPage } from '../pages/databases/load-databases-page.ts';
import { DesignPage, loadDesignPage } from '../pages/design/design-page.tsx';
import { ExportPage } from '../pages/export/export-page.tsx';
import { loadExportPage } from '../pages/export/load-export-page.ts';
import { GlossaryPage, loadGlossaryPage } from '../pages/glossary/glossary-page.tsx';
import { HomePage } from '../pages/home/home-page.tsx';
import { loadHomePage } from '../pages/home/load-home-page.ts';
import { loadNotFoundPage } from '../pages/not-found/load-not-found-page.ts';
import { NotFoundPage } from '../pages/not-found/not-found-page.tsx';
import type { LoadedPage, PageContext } from '../pages/page.ts';
import { BenchmarksPage } from '../pages/prices/benchmarks-page.tsx';
import { loadBenchmarksPage } from '../pages/prices/load-benchmarks-page.ts';
import { loadPricesPage } from '../pages/prices/load-prices-page.ts';
import { PricesPage } from '../pages/prices/prices-page.tsx';
import { loadRankingsPage } from '../pages/rankings/load-rankings-page.ts';
import { RankingsPage } from '../pages/rankings/rankings-page.tsx';
import { IconSheet } from '../ui/icon-sheet.tsx';
import { migrateUrl } from '../url/old-urls.ts';
import { type Language, negotiateLanguage, splitPath } from '../url/paths.ts';
import { DocumentHead, embedJson } from './document.tsx';
import { documentAssets } from './document-assets.ts';
import { EarlyChoices } from './early-choices.tsx';
import { toPageFigure } from './files/to-page-figure.ts';
import { frameMenu } from './frame/frame-menu.ts';
import { matchPage } from './match-page.ts';
import type { AnyPage } from './page-loaders.ts';
import { searchReadBy } from './page-search.ts';
import { isCarriedWord, listWordGroups, type PageKind, showsFigures } from './page-table.ts';
import type { PagePayload } from './payload.ts';
import { ReleaseBanner } from './release-banner.tsx';
import { Shell } from './shell.tsx';

/** What the server keeps pages by, and asks for them with. */
export const pageSearch: PageSearch = searchReadBy;

/**
 * Words by their file that the server has whatever page it is: on releases before the current one, on crops and sections, and
 * those that documents say and therefore carry, too: the shell's (header, menus, footer) and the notes on figures.
 */
const documentWords = import.meta.glob<Messages>('/locales/*/{crops,notes,release,sections,shell}.json', {
  query: '?compiled',
  import: 'default',
  eager: true,
});

/** Groups that browsers fetch when a part of the page asks for them. */
const lazyGroups = ['methods', 'explain', 'cite'];

/** Stands for the release where none can be served: the page says so in words. */
const noRelease: PageRelease = {
  id: '',
  created: '',
  origin: 'sources',
  nextUpdate: null,
  pinned: false,
  newest: null,
  absent: null,
};

/** What is said of the tables of an address that has moved. */
const nowhere = { title: '', section: '', crop: null, address: '' };

/** Seconds after which a page with a failed part may be asked for again. */
const retryAfter = '5';

/** The icons of every document. */
const icons = renderToStaticMarkup(<IconSheet crops={crops.map(({ id }) => id)} />);

const wordsOfFile = (file: string, language: Language): Messages =>
  documentWords[`/locales/${language}/${file}.json`] ?? {};

const wordsMade = new Map<string, Words>();

/** The words that the browser will have for the page and its parts, so that a missing one fails here first. */
async function wordsFor(kind: PageKind, language: Language, path: string): Promise<Words> {
  const groups = listWordGroups(kind, path);
  const key = `${groups.join(' ')} ${language}`;
  const known = wordsMade.get(key);
  if (known !== undefined) return known;
  const messages = await loadPageWords([...groups, ...lazyGroups], language);
  const words = createWords(language, {
    ...messages,
    ...wordsOfFile('release', language),
    ...wordsOfFile('crops', language),
    ...wordsOfFile('sections', language),
    ...wordsOfFile('shell', language),
    ...wordsOfFile('notes', language),
  });
  wordsMade.set(key, words);
  return words;
}

/** What the document carries of words beside its groups: the shell's, notes on figures, and of crops what the page says. */
function carriedWords(language: Language, kind: PageKind, path: string): Messages {
  const groups = listWordGroups(kind, path);
  const isOwn = isCarriedWord(kind, path);
  const all = {
    ...wordsOfFile('shell', language),
    ...(showsFigures.has(kind) ? wordsOfFile('notes', language) : {}),
    // The words of all crops weigh more than a page's own.
    ...(groups.includes('crops') ? {} : wordsOfFile('crops', language)),
  };
  return Object.fromEntries(Object.entries(all).filter(([key]) => isOwn(key)));
}

interface ServerPage {
  load(context: PageContext): Promise<LoadedPage<unknown> | null>;
  Component: AnyPage;
}

const pages: Readonly<Record<PageKind, ServerPage>> = {
  about: { load: loadAboutPage, Component: AboutPage as AnyPage },
  benchmarks: { load: loadBenchmarksPage, Component: BenchmarksPage as AnyPage },
  contact: { load: loadContactPage, Component: ContactPage as AnyPage },
  data: { load: loadDataPage, Component: DataPage as AnyPage },
  databases: { load: loadDatabasesPage, Component: DatabasesPage as AnyPage },
  design: { load: loadDesignPage, Component: DesignPage as AnyPage },
  export: { load: loadExportPage, Component: ExportPage as AnyPage },
  glossary: { load: loadGlossaryPage, Component: GlossaryPage as AnyPage },
  home: { load: loadHomePage, Component: HomePage as AnyPage },
  'not-found': { load: loadNotFoundPage, Component: NotFoundPage as AnyPage },
  prices: { load: loadPricesPage, Component: PricesPage as AnyPage },
  rankings: { load: loadRankingsPage, Component: RankingsPage as AnyPage },
};

/** The query string of a page, with the release that the address names. */
function keepsRelease(search: string, release: PageRelease): string {
  return !release.pinned || /[?&]v=/.test(search) ? search : versioned(search, release.id);
}

/** A page as an address asks for it: what it is drawn from, or the address that replaces it. */
type Opened =
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
      /** Whether a part of it could not be loaded. */
      failed: boolean;
    };

async function openPage(request: PageRequest): Promise<Opened> {
  const { language: asked, rest } = splitPath(request.path);
  const language = asked ?? negotiateLanguage(request.cookieLanguage, request.acceptLanguage);
  const moved = migrateUrl(request.path, request.search);
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
    form: request.form ?? null,
  };
  const found = await pages[match.kind].load(context);
  return {
    moved,
    language,
    words,
    kind: found === null ? 'not-found' : match.kind,
    page: found ?? (await loadNotFoundPage(context)),
    rest,
    release,
    crop: match.params['crop'] ?? null,
    failed,
  };
}

/** Answers a page request with the whole document, or with the address that replaces it. */
export async function render(request: PageRequest): Promise<PageAnswer> {
  const opened = await openPage(request);
  const { language } = opened;
  if (opened.moved !== null) return { status: 301, redirect: opened.moved, language };
  const { words, kind, page, rest, release, failed } = opened;
  const Component = pages[kind].Component;
  const head = { ...page.head, search: keepsRelease(page.head.search, release) };

  const payload: PagePayload = {
    kind,
    language,
    path: rest,
    search: head.search,
    release,
    wordGroups: listWordGroups(kind, rest),
    ownWords: carriedWords(language, kind, rest),
    menu: frameMenu(language, rest, head.search),
    site: request.site,
    failed,
    data: page.data,
  };
  const body = renderToString(
    <Shell
      language={language}
      words={words}
      client={createQueryClient()}
      path={rest}
      search={head.search}
      menu={payload.menu}
      site={payload.site}
      world={WORLD_ON_SERVER}
      release={release}
      failed={failed}
    >
      <ExplanationOnServer.Provider value={StillPanel}>
        <Component data={page.data} path={rest} />
      </ExplanationOnServer.Provider>
      {/* Ids follow from places in the tree, so the server has what the browser has. */}
      <EarlyChoices choices={[]} />
    </Shell>,
  );
  const banner = renderToStaticMarkup(
    <ReleaseBanner
      release={release}
      words={words}
      language={language}
      path={`/${language}${rest === '/' ? '' : rest}`}
      search={head.search}
    />,
  );
  const documentHead = renderToStaticMarkup(
    <DocumentHead
      head={head}
      words={words}
      language={language}
      origin={request.origin}
      path={rest}
      assets={documentAssets(request.assets, kind, language, rest)}
    />,
  );
  return {
    // A page with a failed part is shown, but nobody keeps it: who asks again may get the whole.
    ...(failed ? { status: 503, headers: { 'retry-after': retryAfter } } : { status: page.status }),
    language,
    ...(page.isPersonal === true ? { isPersonal: true } : {}),
    html: `<!doctype html><html lang="${toLocale(language)}" data-theme="${page.head.theme}">${documentHead}<body>${icons}${banner}<div id="root">${body}</div><script type="application/json" id="payload">${embedJson(payload)}</script></body></html>`,
  };
}

/** Draws a page for the tables that stand on it. */
export async function readFigures(request: PageRequest): Promise<PageFigures> {
  const opened = await openPage(request);
  const { language } = opened;
  const figures: PageFigure[] = [];
  if (opened.moved !== null) return { ...nowhere, status: 301, redirect: opened.moved, language, figures };
  const { words, kind, page, rest, release, failed, crop } = opened;
  const Component = pages[kind].Component;
  renderToString(
    <Shell
      language={language}
      words={words}
      client={createQueryClient()}
      path={rest}
      search={page.head.search}
      menu={frameMenu(language, rest, page.head.search)}
      site={request.site}
      world={WORLD_ON_SERVER}
      release={release}
      failed={failed}
    >
      <FigureCollector.Provider value={(figure) => figures.push(toPageFigure(figure, language))}>
        <ExplanationOnServer.Provider value={StillPanel}>
          <Component data={page.data} path={rest} />
        </ExplanationOnServer.Provider>
      </FigureCollector.Provider>
    </Shell>,
  );
  const pathname = `/${language}${rest === '/' ? '' : rest}`;
  return {
    status: failed ? 503 : page.status,
    language,
    title: page.head.title,
    section: rest.split('/').at(-1) ?? '',
    crop: crop !== null && findCrop(crop) !== undefined ? crop : null,
    address: citedAddress({ origin: request.origin, pathname, search: page.head.search }, release.id),
    figures,
  };
}
