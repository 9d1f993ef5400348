import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { versioned } from '#contract/addresses.ts';
import type { PageAnswer, PageLanguage, RenderPage } from '#contract/page.ts';
import type { ProblemCode } from '#contract/problem.ts';
import { Answer } from '../cache/answer.ts';
import type { Improver } from '../cache/improver.ts';
import { ProblemError, quoted } from '../errors.ts';
import { acceptedLanguage, cookieLanguage, isLanguage } from '../language.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import type { ServedRelease } from '../release/served-release.ts';
import type { Assets } from './assets.ts';
import { refuseOtherMethods } from './data.ts';
import type { GetJson } from './get-json.ts';
import type { Metrics } from './metrics.ts';
import { originOf } from './origin.ts';
import { headersOf, sendAnswer } from './response-cache.ts';

export interface PagesOptions {
  store: ReleaseStore;
  assets: Assets;
  renderPage: RenderPage | null;
  publicOrigin: string | undefined;
  /** Day of the next release, where it has been announced. */
  nextUpdate: string | undefined;
  getJson: GetJson;
  metrics: Metrics;
  improver: Improver;
}

/** Everything that is not the API: built files, and pages drawn by the renderer. */
export function registerPages(app: FastifyInstance, options: PagesOptions): void {
  const { store, assets, renderPage, metrics, improver } = options;
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const asset = assets.get(path, headersOf(reply, {}));
    if (asset) return sendAnswer(request, reply, { answer: asset, metrics, improver });
    if (renderPage === null || path.startsWith('/assets/')) {
      throw new ProblemError('unknown-path', `There is nothing at ${quoted(path)}.`);
    }
    const asked = askedVersion(request.url);
    const render = (release: ServedRelease | null): Promise<Answer> =>
      drawPage(request, reply, release, asked, renderPage, options);
    if (store.current === null) {
      return sendAnswer(request, reply, { answer: await render(null), metrics, improver });
    }
    const draw = (release: ServedRelease): Promise<FastifyReply> =>
      drawKept(request, reply, release, render, options);
    // A page of a release that is not kept is drawn from the current one, and says so.
    return store.use(draw, asked ?? undefined).catch((error: unknown) => {
      if (isAbsent(error)) return store.use(draw);
      throw error;
    });
  });
  refuseOtherMethods(app, '/*');
}

/** The release that the address names; `null` stands for the current one. */
function askedVersion(url: string): string | null {
  const at = url.indexOf('?');
  return (at === -1 ? null : new URLSearchParams(url.slice(at)).get('v')) || null;
}

const absent: readonly ProblemCode[] = ['unknown-release', 'unreadable-release'];

function isAbsent(error: unknown): boolean {
  return error instanceof ProblemError && absent.includes(error.code);
}

async function drawKept(
  request: FastifyRequest,
  reply: FastifyReply,
  release: ServedRelease,
  render: (release: ServedRelease) => Promise<Answer>,
  { metrics, improver, publicOrigin }: PagesOptions,
): Promise<FastifyReply> {
  const key = pageKey(request, originOf(request, publicOrigin));
  let made = false;
  const answer = await release.cache.getOrMake(key, () => {
    made = true;
    return render(release);
  });
  const kept = { cache: release.cache, key, made };
  return sendAnswer(request, reply, { answer, metrics, improver, kept });
}

/** The language of the visitor where the path does not name one. */
function visitorLanguage(request: FastifyRequest): {
  cookie: PageLanguage | undefined;
  accepted: PageLanguage | undefined;
} {
  return {
    cookie: cookieLanguage(request.headers.cookie),
    accepted: acceptedLanguage(request.headers['accept-language']),
  };
}

/** Whether the path begins with a language, so that the visitor's own does not matter. */
function namesLanguage(url: string): boolean {
  return isLanguage(/^\/([a-z]{2})(?:[/?]|$)/.exec(url)?.[1]);
}

/** Pages are kept by address, origin and, where the path does not name it, language. */
function pageKey(request: FastifyRequest, origin: string): string {
  const { cookie, accepted } = visitorLanguage(request);
  const language = namesLanguage(request.url) ? '' : `${cookie ?? ''}:${accepted ?? ''}`;
  return `page ${origin} ${language} ${request.url}`;
}

async function drawPage(
  request: FastifyRequest,
  reply: FastifyReply,
  release: ServedRelease | null,
  asked: string | null,
  renderPage: RenderPage,
  { assets, publicOrigin, nextUpdate, getJson, store }: PagesOptions,
): Promise<Answer> {
  const { cookie, accepted } = visitorLanguage(request);
  const at = request.url.indexOf('?');
  const current = store.current;
  const pinned = release !== null && release.id === asked;
  const page = await renderPage({
    path: at === -1 ? request.url : request.url.slice(0, at),
    search: at === -1 ? '' : request.url.slice(at),
    acceptLanguage: accepted,
    cookieLanguage: cookie,
    origin: originOf(request, publicOrigin),
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
      absent: pinned ? null : asked,
    },
    getJson: (path) => getJson(pinned ? versioned(path, release.id) : path, release),
    assets: assets.page,
  });
  // A page drawn while the release changed may hold figures of both: it is sent, but nobody keeps it.
  const settled = release !== null && store.current === current && (pinned || current === release);
  return toAnswer(page, headersOf(reply, {}), { settled, named: namesLanguage(request.url) });
}

function toAnswer(
  page: PageAnswer,
  secure: Readonly<Record<string, string>>,
  { settled, named }: { settled: boolean; named: boolean },
): Answer {
  const redirect: Record<string, string> = page.redirect === undefined ? {} : { location: page.redirect };
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
