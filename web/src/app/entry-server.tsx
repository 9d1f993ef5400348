import { renderToStaticMarkup } from 'react-dom/server';
import { crops } from '#catalog/crops/index.ts';
import { isEmbed, oembedPath } from '#contract/embed.ts';
import type { PageAddress, PageAnswer, PageRequest } from '#contract/page.ts';
import type { ReadFigures } from '#contract/page-figures.ts';
import type { DrawPicture } from '#contract/page-pictures.ts';
import type { SiteSettings } from '#contract/site-settings.ts';
import { createQueryClient } from '../api/queries.ts';
import { ExplanationOnServer } from '../blocks/explain/explain-host.tsx';
import { StillPanel } from '../blocks/explain/still-panel.tsx';
import { withDecimals } from '../i18n/page-decimals.ts';
import { type Messages, toLocale } from '../i18n/words.tsx';
import { WORLD_ON_SERVER } from '../map/world-on-server.ts';
import { IconSheet } from '../ui/icon-sheet.tsx';
import { type Language, splitPath } from '../url/paths.ts';
import { DocumentHead, embedJson } from './document.tsx';
import { documentAssets, findPageFile, listWordFiles } from './document-assets.ts';
import { drawInTurns } from './draw-in-turns.ts';
import { drawEmbed } from './embed.tsx';
import { drawFeed } from './feed.ts';
import { drawPagePicture, readPageFigures } from './files/read-page.tsx';
import { findFilledRooms, frameMenu } from './frame/frame-menu.ts';
import { formatReleaseDate } from './frame/release-date.ts';
import { drawOembed } from './oembed.ts';
import { keepsRelease, openPage, pages, retryAfter, wordsOfFile } from './open-page.ts';
import { isFeed, readPageAddress } from './page-search.ts';
import { listWordGroups, type PageKind } from './page-table.ts';
import type { PagePayload } from './payload.ts';
import { ReleaseBanner } from './release-banner.tsx';
import { Shell } from './shell.tsx';
import { structuredData } from './structured-data.ts';

export const pageAddress: PageAddress = readPageAddress;

export const readFigures: ReadFigures = readPageFigures;
export const drawPicture: DrawPicture = drawPagePicture;

const icons = renderToStaticMarkup(<IconSheet crops={crops.map(({ id }) => id)} />);

function documentWords(language: Language, kind: PageKind, path: string, site: SiteSettings): Messages {
  const ownCrop = `crops.${path.split('/')[1]}.`;
  const ofCrops = Object.entries(wordsOfFile('crops', language)).filter(
    ([key]) => key.endsWith('.name') || key.startsWith(ownCrop),
  );
  return {
    ...wordsOfFile('shell', language),
    ...wordsOfFile('sections', language),
    ...wordsOfFile('notes', language),
    ...(site.analytics === undefined ? {} : wordsOfFile('analytics', language)),
    ...(kind === 'search' ? wordsOfFile('search', language) : {}),
    ...Object.fromEntries(ofCrops),
  };
}

/** Answers a page request with the whole document, or with the address that replaces it. */
export async function render(request: PageRequest): Promise<PageAnswer> {
  if (isFeed(splitPath(request.path).rest)) return drawFeed(request);
  if (isEmbed(request.path)) return drawEmbed(request);
  if (request.path === oembedPath) return drawOembed(request);
  const opened = await openPage(request);
  const { language } = opened;
  if (opened.moved !== null) return { status: 301, redirect: opened.moved, language };
  const { words, kind, page, rest, release, failed } = opened;
  const Component = pages[kind].Component;
  const head = { ...page.head, search: keepsRelease(page.head.search, release) };

  const payload: PagePayload = {
    kind,
    language,
    decimals: request.decimals,
    path: rest,
    search: head.search,
    release,
    day: formatReleaseDate(release.created, language),
    pageFile: findPageFile(request.assets, kind),
    wordGroups: listWordGroups(kind, rest),
    wordFiles: listWordFiles(request.assets, language),
    ownWords: documentWords(language, kind, rest, request.site),
    menu: frameMenu(language, rest, head.search, await findFilledRooms(request.getJson)),
    site: { ...request.site, origin: request.origin },
    failed,
    data: page.data,
  };
  const body = await withDecimals(request.decimals, () =>
    drawInTurns(
      <Shell
        language={language}
        words={words}
        client={createQueryClient()}
        path={rest}
        search={head.search}
        menu={payload.menu}
        site={payload.site}
        world={WORLD_ON_SERVER}
        day={payload.day}
        failed={failed}
      >
        <ExplanationOnServer.Provider value={StillPanel}>
          <Component data={page.data} unsent={page.unsent} path={rest} />
        </ExplanationOnServer.Provider>
      </Shell>,
    ),
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
  const structured = await structuredData(opened, request);
  const documentHead = renderToStaticMarkup(
    <DocumentHead
      head={head}
      words={words}
      language={language}
      origin={request.origin}
      path={rest}
      hasCard={page.status === 200 && page.isPersonal !== true && !failed}
      assets={documentAssets(request.assets, kind, language, rest)}
      structured={structured}
      hasFigures={pages[kind].figures !== undefined}
      canBeSaved={request.canBeSaved === true}
    />,
  );
  return {
    // A page with a failed part is never cached: the next request may get the whole.
    ...(failed ? { status: 503, headers: { 'retry-after': retryAfter } } : { status: page.status }),
    language,
    ...(page.isPersonal === true ? { isPersonal: true } : {}),
    html: [
      `<!doctype html><html lang="${toLocale(language)}" data-theme="${page.head.theme}">${documentHead}<body>${icons}${banner}<div id="root">`,
      body,
      `</div><script type="application/json" id="payload">${embedJson(payload)}</script></body></html>`,
    ],
  };
}
