import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import en from '#locales/en/offline.json?compiled';
import es from '#locales/es/offline.json?compiled';
import pt from '#locales/pt/offline.json?compiled';
import { fallbackLanguage, type Language, languages, languageTags } from '#locales/words.ts';
import { splitPath } from '../url/paths.ts';
import {
  assetsOf,
  bytesHeader,
  type Edition,
  figuresOf,
  handlingOf,
  isForeign,
  isSaveable,
  type KeepResult,
  keptPart,
  partOfStore,
  storeName,
  surplus,
  titleHeader,
  titleOf,
  type WorkerMessage,
  withBanner,
} from './saving-rules.ts';

/** The server writes both above this script, so that another release is another worker: its edition, and code of later parts of kept pages. */
declare const self: ServiceWorkerGlobalScope & { edition: Edition; laterCode: readonly string[] };
const { edition, laterCode } = self;

const visited = storeName('visited', edition);
const assets = storeName('assets', edition);
/** Exists once a page of another edition was seen: the saved data are then not those of every open page. */
const superseded = storeName('superseded', edition);

const limits = { entries: 200, bytes: 40_000_000 };
/** Bytes of a kept country at most, as they come over the line. */
const largestKept = 2_000_000;
const slowLineSeconds = 3;

const bytesOf = (answer: Response): number => Number(answer.headers.get(bytesHeader));

/** An answer as it is saved: compressed, a fifth of it. `null` for answers that are not saved. */
async function pack(url: URL, answer: Response): Promise<Response | null> {
  if (!isSaveable(url, answer, edition)) return null;
  const text = await answer.clone().text();
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  const body = await new Response(stream).arrayBuffer();
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  if (!headers.has('date')) headers.set('date', new Date().toUTCString());
  headers.set(bytesHeader, String(body.byteLength));
  if (headers.get('content-type')?.startsWith('text/html'))
    headers.set(titleHeader, encodeURIComponent(titleOf(text)));
  return new Response(body, { headers });
}

const unpack = ({ body }: Response): Promise<string> =>
  new Response(body?.pipeThrough(new DecompressionStream('gzip'))).text();

async function findSaved(request: Request | string): Promise<Response | undefined> {
  for (const name of await caches.keys()) {
    if (!name.endsWith(storeName('', edition))) continue;
    const response = await (await caches.open(name)).match(request, { ignoreVary: true });
    if (response !== undefined) return response;
  }
  return undefined;
}

async function trim(): Promise<void> {
  const store = await caches.open(visited);
  const [requests, answers] = await Promise.all([store.keys(), store.matchAll()]);
  const entries = requests.map((request, at) => ({ request, bytes: bytesOf(answers[at] ?? new Response()) }));
  for (const { request } of surplus(entries, limits)) await store.delete(request);
}

const saving = {
  cacheWillUpdate: ({ request, response }: { request: Request; response: Response }) =>
    pack(new URL(request.url), response),
  cacheDidUpdate: trim,
};

async function noteEdition(request: Request, answer: Response): Promise<void> {
  if (!answer.ok) return;
  if (isForeign(new URL(request.url), answer.headers, edition)) await caches.open(superseded);
  else await caches.delete(superseded);
}

const words = { en, es, pt };
/** Language of a page: its saved answer names it also where the address does not. */
const languageOf = (url: URL, saved?: Response): Language =>
  splitPath(url.pathname).language ??
  languages.find((language) => language === saved?.headers.get('content-language')) ??
  fallbackLanguage;

function bannerOf(url: URL, saved: Response): string {
  const language = languageOf(url, saved);
  const day = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : languageTags[language], {
    dateStyle: 'long',
  });
  const date = day.format(new Date(saved.headers.get('date') ?? ''));
  // A message is a list of its texts and of its values, each a list that begins with its name.
  const text = [words[language]['offline.banner'] ?? []]
    .flat()
    .map((part) => (typeof part === 'string' ? part : date));
  return `<aside class="page-banner" data-saved><p>${text.join('')}</p></aside>`;
}

async function showSaved(request: Request, saved: Response): Promise<Response> {
  return new Response(withBanner(await unpack(saved), bannerOf(new URL(request.url), saved)), saved);
}

async function showOfflinePage(request: Request): Promise<Response | undefined> {
  // In the page's language, else in one that the visitor has read.
  for (const language of [languageOf(new URL(request.url)), ...languages]) {
    const saved = await findSaved(`/${language}/offline`);
    if (saved !== undefined) return new Response(await unpack(saved), saved);
  }
  return undefined;
}

async function giveWay(): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window' });
  if (open.length < 2) self.registration.waiting?.postMessage({ type: 'activate' } satisfies WorkerMessage);
}

const pages = new NetworkFirst({
  cacheName: visited,
  networkTimeoutSeconds: slowLineSeconds,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      ...saving,
      cacheWillUpdate: async ({ request, response }) => {
        await noteEdition(request, response);
        return pack(new URL(request.url), response);
      },
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
        const saved = cachedResponse ?? (await findSaved(request));
        return saved && showSaved(request, saved);
      },
      handlerDidError: ({ request }) => showOfflinePage(request),
    },
  ],
});

const handles = (handling: ReturnType<typeof handlingOf>, url: URL): boolean =>
  handlingOf(url, self.location.origin) === handling;

registerRoute(
  ({ url, request }) => request.mode === 'navigate' && handles('page', url),
  async (options) => {
    const { event } = options;
    event.waitUntil(giveWay());
    const [answer, done] = pages.handleAll(options);
    // A full store does not affect the page.
    event.waitUntil(done.catch(() => undefined));
    return answer;
  },
);

registerRoute(
  ({ url }) => handles('data', url),
  new NetworkFirst({
    cacheName: visited,
    networkTimeoutSeconds: slowLineSeconds,
    plugins: [
      saving,
      {
        cachedResponseWillBeUsed: async ({ request, cachedResponse: saved }) => {
          if (await caches.has(superseded)) return null;
          const cached = saved ?? (await findSaved(request));
          return cached && new Response(await unpack(cached), cached);
        },
      },
    ],
  }),
);

registerRoute(({ url }) => handles('asset', url), new CacheFirst({ cacheName: assets }));

/** Saves built files that are not there yet; gives their bytes over the line. */
async function saveAssets(addresses: readonly string[]): Promise<number> {
  const store = await caches.open(assets);
  let bytes = 0;
  for (const address of addresses) {
    if (await store.match(address)) continue;
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${answer.status} ${address}`);
    bytes += Number(answer.headers.get('content-length'));
    await store.put(address, answer);
  }
  return bytes;
}

/** Tells whether there was room for all.  @throws where a page cannot be fetched or saved; nothing is then kept. */
async function keep(
  part: string,
  addresses: readonly string[],
  { init = {}, report }: { init?: RequestInit; report?: (saved: number) => void } = {},
): Promise<boolean> {
  const name = storeName(part, edition);
  const answers = new Map<string, Response>();
  let isWhole = true;
  try {
    let bytes = addresses.length > 1 ? await saveAssets(laterCode) : 0;
    for (const [at, path] of addresses.entries()) {
      const address = new URL(path, self.location.origin).href;
      const answer = await fetch(address, init);
      // A page that a release no longer has, or has elsewhere.
      if (answer.status === 404 || answer.redirected) continue;
      const saved = await pack(new URL(address), answer);
      if (saved === null) throw new Error(`${answer.status} ${address}`);
      const html = await answer.text();
      const figures = figuresOf(html);
      const data =
        figures === null ? null : await pack(new URL(figures, address), await fetch(figures, init));
      if (figures !== null && data === null) throw new Error(`No figures of ${address}`);
      bytes += bytesOf(saved) + (data ? bytesOf(data) : 0) + (await saveAssets(assetsOf(html)));
      isWhole = bytes <= largestKept;
      if (!isWhole) break;
      answers.set(address, saved);
      if (figures !== null && data !== null) answers.set(figures, data);
      report?.(at + 1);
    }
    // At the end: a store that is there is whole, also when the worker was stopped midway.
    const store = await caches.open(name);
    for (const [address, saved] of answers) await store.put(address, saved);
    return isWhole;
  } catch (cause) {
    await caches.delete(name);
    throw cause;
  }
}

/** Saves a page that the worker did not see loading, with its figures and files, and the page for being offline in its language. */
async function saveVisit(language: Language, addresses: readonly string[]): Promise<void> {
  const store = await caches.open(visited);
  for (const address of addresses) {
    const url = new URL(address);
    const handling = handlingOf(url, self.location.origin);
    if (handling === 'asset') await saveAssets([address]);
    else if (handling !== null && (await findSaved(address)) === undefined) {
      const saved = await pack(url, await fetch(address));
      if (saved !== null) await store.put(address, saved);
    }
  }
  await trim();
  const offline = keptPart('offline', language);
  if (!(await caches.has(storeName(offline, edition)))) await keep(offline, [`/${language}/offline`]);
}

/** Reloads saved pages of another edition. Rejects on failure: the worker before stays active with its own. */
async function renewKept(): Promise<void> {
  for (const name of await caches.keys()) {
    const part = partOfStore(name);
    if (!part.startsWith('kept/') || name === storeName(part, edition)) continue;
    const requests = await (await caches.open(name)).keys();
    // Figures come with their pages.
    const addresses = requests.flatMap(({ url }) => (handles('page', new URL(url)) ? [url] : []));
    await keep(part, addresses, { init: { cache: 'no-cache' } });
  }
}

async function dropOthers(): Promise<void> {
  const others = (await caches.keys()).filter((name) => !name.endsWith(storeName('', edition)));
  await Promise.all(others.map((name) => caches.delete(name)));
}

self.addEventListener('install', (event) => event.waitUntil(renewKept()));

self.addEventListener('activate', (event) => {
  const begin = async (): Promise<void> => {
    await Promise.all([dropOthers(), self.registration.navigationPreload?.enable()]);
    await self.clients.claim();
  };
  event.waitUntil(begin());
});

async function answer(message: WorkerMessage, send: (result: KeepResult) => void): Promise<void> {
  if (message.type === 'activate') return self.skipWaiting();
  // A failed save is repeated at the next visit.
  if (message.type === 'visited')
    return saveVisit(message.language, message.addresses).catch(() => undefined);
  const { id, language, addresses } = message;
  try {
    const isWhole = await keep(keptPart(id, language), addresses, { report: (saved) => send({ saved }) });
    send({ end: isWhole ? 'kept' : 'partly' });
  } catch (cause) {
    send({ end: cause instanceof DOMException && cause.name === 'QuotaExceededError' ? 'full' : 'failed' });
  }
}

self.addEventListener('message', (event) => {
  event.waitUntil(answer(event.data, (result) => event.ports[0]?.postMessage(result)));
});
