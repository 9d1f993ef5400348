import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { versioned } from '#contract/addresses.ts';
import {
  languageCookie,
  type PageAnswer,
  type PageLanguage,
  type PageSearch,
  type RenderPage,
} from '#contract/page.ts';
import type { ProblemCode } from '#contract/problem.ts';
import type { SiteSettings } from '#contract/site-settings.ts';
import { Answer } from '../cache/answer.ts';
import type { Recompressor } from '../cache/recompressor.ts';
import { ProblemError, quoted } from '../errors.ts';
import { acceptedLanguage, isLanguage } from '../language.ts';
import { ReleaseChanged } from '../release/release-file.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import type { ServedRelease } from '../release/served-release.ts';
import type { Assets } from './assets.ts';
import { refuseOtherMethods } from './data.ts';
import type { GetReleaseJson } from './get-json.ts';
import type { Metrics } from './metrics.ts';
import { readOrigin } from './origin.ts';
import { encodingFor, placeIn, sendAnswer, toHeaders } from './response-cache.ts';
import type { WorkLimit } from './work-limit.ts';

export interface PagesOptions {
  store: ReleaseStore;
  assets: Assets;
  renderPage: RenderPage | null;
  publicOrigin: string | undefined;
  /** Day of the next release, where it has been announced. */
  nextUpdate: string | undefined;
  site: SiteSettings;
  getJson: GetReleaseJson;
  /** What the pages read of an address. */
  pageSearch: PageSearch;
  metrics: Metrics;
  recompressor: Recompressor;
  limit: WorkLimit;
}

/** How often a page is drawn from the start because another release took the place of the one that it was drawn from. */
const mostAttempts = 3;

/** Everything that is not the API: built files, and pages drawn by the renderer. */
export function registerPages(app: FastifyInstance, options: PagesOptions): void {
  const { store, assets, renderPage, metrics, recompressor } = options;
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const address = pageAddress(request, options.pageSearch);
    const { path } = address;
    const asset = assets.get(path, toHeaders(reply, {}));
    if (asset) {
      const place = { key: path, find: () => asset, measure: () => {} };
      return sendAnswer(request, reply, { answer: asset, metrics, recompressor, place });
    }
    if (renderPage === null || path.startsWith('/assets/')) {
      throw new ProblemError('unknown-path', `There is nothing at ${quoted(path)}.`);
    }
    const draw = (release: ServedRelease | null): Promise<Answer> =>
      drawPage(request, reply, { release, address, renderPage }, options);
    for (let attempt = 1; store.current !== null; attempt += 1) {
      try {
        return await drawFromStore(request, reply, { address, draw }, options);
      } catch (error) {
        if (attempt >= mostAttempts || !isPassing(error)) throw error;
      }
    }
    const answer = await options.limit.run(() => draw(null));
    return sendAnswer(request, reply, { answer, metrics, recompressor, place: null });
  });
  refuseOtherMethods(app, '/*');
}

/** What a request for a page asks for. */
interface Address {
  path: string;
  /** What the page reads of the query string. */
  search: string;
  /** The release that it names; `null` stands for the current one. */
  version: string | null;
}

function pageAddress(request: FastifyRequest, pageSearch: PageSearch): Address {
  const at = request.url.indexOf('?');
  const path = at === -1 ? request.url : request.url.slice(0, at);
  const search = at === -1 ? '' : pageSearch(path, request.url.slice(at));
  return { path, search, version: new URLSearchParams(search).get('v') || null };
}

/** A page of a release that is not kept is drawn from the current one, and says so. */
async function drawFromStore(
  request: FastifyRequest,
  reply: FastifyReply,
  { address, draw }: { address: Address; draw(release: ServedRelease): Promise<Answer> },
  options: PagesOptions,
): Promise<FastifyReply> {
  const drawn = (release: ServedRelease): Promise<FastifyReply> =>
    drawKept(request, reply, { release, address, draw }, options);
  try {
    return await options.store.use(drawn, address.version ?? undefined);
  } catch (error) {
    if (isAbsent(error)) return options.store.use(drawn);
    throw error;
  }
}

const absent: readonly ProblemCode[] = ['unknown-release', 'unreadable-release'];

function isAbsent(error: unknown): boolean {
  return error instanceof ProblemError && absent.includes(error.code);
}

/** Whether the next attempt finds another release, or none, and can say so in a page. */
function isPassing(error: unknown): boolean {
  return error instanceof ReleaseChanged || (error instanceof ProblemError && error.code === 'no-release');
}

async function drawKept(
  request: FastifyRequest,
  reply: FastifyReply,
  asked: {
    release: ServedRelease;
    address: Address;
    draw(release: ServedRelease): Promise<Answer>;
  },
  { metrics, recompressor, publicOrigin, limit }: PagesOptions,
): Promise<FastifyReply> {
  const { release, address, draw } = asked;
  const key = pageKey(request, address, readOrigin(request, publicOrigin));
  let isHit = true;
  const answer = await release.cache.getOrMake(key, () => {
    isHit = false;
    return limit.run(async () => {
      const fresh = await draw(release);
      await fresh.prepare(encodingFor(request));
      return fresh;
    });
  });
  const place = placeIn(release.cache, key);
  return sendAnswer(request, reply, { answer, metrics, recompressor, place, isHit });
}

/** The language of the visitor where the path does not name one. */
function visitorLanguage(request: FastifyRequest): {
  cookie: PageLanguage | undefined;
  accepted: PageLanguage | undefined;
} {
  const remembered = request.cookies[languageCookie];
  return {
    cookie: isLanguage(remembered) ? remembered : undefined,
    accepted: acceptedLanguage(request.headers['accept-language']),
  };
}

/** Whether the path begins with a language, so that the visitor's own does not matter. */
function namesLanguage(url: string): boolean {
  return isLanguage(/^\/([a-z]{2})(?:[/?]|$)/.exec(url)?.[1]);
}

/**
 * Pages are kept by address, origin and, where the path does not name it, language. One whose address names its release holds to
 * it in links and requests, so it is another page than that of the same address without.
 */
function pageKey(request: FastifyRequest, { path, search, version }: Address, origin: string): string {
  const { cookie, accepted } = visitorLanguage(request);
  const language = namesLanguage(path) ? '' : `${cookie ?? ''}:${accepted ?? ''}`;
  const kind = version === null ? 'page' : 'page-of-release';
  return `${kind} ${origin} ${language} ${path}${search}`;
}

async function drawPage(
  request: FastifyRequest,
  reply: FastifyReply,
  asked: { release: ServedRelease | null; address: Address; renderPage: RenderPage },
  { assets, publicOrigin, nextUpdate, site, getJson, store }: PagesOptions,
): Promise<Answer> {
  const { release, address, renderPage } = asked;
  const { path, search, version } = address;
  const { cookie, accepted } = visitorLanguage(request);
  const current = store.current;
  const pinned = release !== null && release.id === version;
  const page = await renderPage({
    path,
    search,
    acceptLanguage: accepted,
    cookieLanguage: cookie,
    origin: readOrigin(request, publicOrigin),
    release: release && {
      id: release.id,
      created: release.info.created,
      origin: release.info.origin,
      nextUpdate: nextUpdate ?? null,
      pinned,
      newest:
        current === null || current.id === release.id
          ? null
          : { id: current.id, created: current.info.created },
      absent: pinned ? null : version,
    },
    getJson: (data) => getJson(pinned ? versioned(data, release.id) : data, release),
    assets: assets.page,
    site,
  });
  // A page drawn while the release changed may hold figures of both under the name of one.
  if (release !== null && !pinned && store.current !== release) throw new ReleaseChanged();
  const settled = release !== null && store.current === current;
  return toAnswer(page, toHeaders(reply, {}), { settled, named: namesLanguage(path) });
}

/** The address that a page leads to. Throws `unknown-path` when a browser would leave the site on it. */
function ownLocation(redirect: string): string {
  const site = 'http://site.invalid';
  if (URL.canParse(redirect, site) && new URL(redirect, site).origin === site) return redirect;
  throw new ProblemError('unknown-path', 'There is nothing at this address.');
}

function toAnswer(
  page: PageAnswer,
  secure: Readonly<Record<string, string>>,
  { settled, named }: { settled: boolean; named: boolean },
): Answer {
  const redirect: Record<string, string> =
    page.redirect === undefined ? {} : { location: ownLocation(page.redirect) };
  const keep = settled && page.status < 400;
  return new Answer({
    status: page.status,
    body: Buffer.from(page.html ?? ''),
    headers: {
      ...secure,
      ...redirect,
      ...page.headers,
      'content-type': 'text/html; charset=utf-8',
      'content-language': page.language,
      'cache-control': keep ? 'public, max-age=60, stale-while-revalidate=86400' : 'no-store',
    },
    ...(named ? {} : { vary: 'Accept-Language, Cookie' }),
    kept: keep && page.status === 200,
  });
}
