import { editionHeader, editionText } from '#contract/page.ts';
import type { Language } from '../url/paths.ts';

/** Saved answers belong to one release and one build, and are never mixed with those of others. */
export interface Edition {
  release: string;
  build: string;
}

/** Headers of saved answers: bytes as they lie in the store, and the title of a page, percent-encoded. */
export const bytesHeader = 'x-saved-bytes';
export const titleHeader = 'x-saved-title';

/** How a request is answered; `null` leaves it to the browser. */
export type Handling = 'page' | 'data' | 'asset' | null;

const pagePath = /^\/$|^\/(?:en|es|pt)(?:\/[^.]*)?$/;
/** Personal forms and their answers, which the worker ignores. */
const personalPath = /\/about\/export$/;

/** Pages, data of the first version of the API and built files are saved; files beside pages, embedded figures and all else are not. */
export function handlingOf({ origin, pathname }: URL, ownOrigin: string): Handling {
  if (origin !== ownOrigin) return null;
  if (pathname.startsWith('/assets/')) return 'asset';
  if (/^\/api\/v1\/[^.]*$/.test(pathname)) return 'data';
  return pagePath.test(pathname) && !personalPath.test(pathname) ? 'page' : null;
}

const textOf = ({ release, build }: Edition): string => editionText(release, build);

/** Whether an answer is of another edition than the worker's own, and not because its address names an earlier release. */
export const isForeign = (url: URL, headers: Headers, edition: Edition): boolean =>
  !url.searchParams.has('v') && headers.get(editionHeader) !== textOf(edition);

/** Whether an answer may be saved: whole, anybody's, and drawn by this build from the release that its address means. */
export function isSaveable(
  url: URL,
  answer: { status: number; redirected: boolean; headers: Headers },
  edition: Edition,
): boolean {
  const release = url.searchParams.get('v') ?? edition.release;
  return (
    answer.status === 200 &&
    !answer.redirected &&
    !/no-store|private/.test(answer.headers.get('cache-control') ?? '') &&
    /^(?:text\/html|application\/json)\b/.test(answer.headers.get('content-type') ?? '') &&
    answer.headers.get(editionHeader) === textOf({ ...edition, release })
  );
}

export const storeName = (part: string, edition: Edition): string => `${part}@${textOf(edition)}`;

/** Content of a store: `visited`, `assets`, or `kept/` with id and language. */
export const partOfStore = (name: string): string => name.split('@')[0] ?? '';

export const keptPart = (id: string, language: Language): string => `kept/${id}.${language}`;

/** The oldest entries to delete, so that the others are within the limits of number and bytes; `entries` begin with the oldest. */
export function surplus<Entry extends { bytes: number }>(
  entries: readonly Entry[],
  most: { entries: number; bytes: number },
): readonly Entry[] {
  let count = 0;
  let bytes = 0;
  const first = entries.findLastIndex((entry) => {
    count += 1;
    bytes += entry.bytes;
    return count > most.entries || bytes > most.bytes;
  });
  return entries.slice(0, first + 1);
}

/** Groups of words that parts of a page fetch beside those in its head. */
const laterWords =
  /"(?:benchmark-names|charts|crops|explain|file-sources|findings|germplasm-sources|licences|loss-names|methods|price-sources)":"(\/assets\/[^"]+)"/g;

/** Addresses of the built files that a document names: those of its head, and words of its later parts. */
export function assetsOf(html: string): readonly string[] {
  const head = html.slice(0, html.indexOf('</head>'));
  const named = [...head.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g), ...html.matchAll(laterWords)];
  return [...new Set(named.flatMap(([, address]) => address ?? []))];
}

/** Address of the figures that a page fetches once it is there; none of most pages. */
export const figuresOf = (html: string): string | null => /"fetched":"([^"]+)"/.exec(html)?.[1] ?? null;

/** The title of a page without the site's name. */
export const titleOf = (html: string): string =>
  (/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '').replace(/ · [^·]*$/, '');

export const withBanner = (html: string, banner: string): string =>
  html.replace(/<body[^>]*>/, (body) => body + banner);

const sectionOrder = ['production', 'consumption', 'prices', 'trade', 'surface-context', 'seed-varieties'];

/** Pages of a country that are kept, as many as two megabytes hold. */
const mostPages = 15;

/** Those that a country's page links to: sections of its leading crop, then of the others, each in one view. */
export function pagesToKeep(
  links: readonly string[],
  { own, code, crop }: { own: string; code: string; crop: string | null },
): readonly string[] {
  const pages = [...new Set(links)].flatMap((link) => {
    const [, id, section = ''] =
      /^\/[a-z]{2}\/([\w-]+)\/data\/([\w-]+)\?country=([A-Z]{3})$/.exec(link) ?? [];
    const at = sectionOrder.indexOf(section);
    return link.endsWith(code) && at >= 0
      ? [{ link, rank: (id === crop ? 0 : sectionOrder.length) + at }]
      : [];
  });
  return [own, ...pages.sort((a, b) => a.rank - b.rank).map(({ link }) => link)].slice(0, mostPages);
}

export type WorkerMessage =
  | { type: 'activate' }
  /** Addresses that a page loaded before the worker saw its requests. */
  | { type: 'visited'; language: Language; addresses: readonly string[] }
  /** Answered on the port with how many are saved, and at the end with a `KeepResult`. */
  | { type: 'keep'; id: string; language: Language; addresses: readonly string[] };

export type KeepResult = { saved: number } | { end: 'kept' | 'partly' | 'failed' | 'full' };
