import type { FastifyRequest } from 'fastify';
import { languageCookie, type PageAddress, type PageLanguage } from '#contract/page.ts';
import { type FileAsk, fileKey, parseFileAddress } from '../files/file-address.ts';
import { acceptedLanguage, isLanguage } from '../language.ts';

/** What a request for a page, or for a file beside it, asks for. */
export interface Address {
  path: string;
  file: FileAsk | null;
  /** What the page reads of the query string. */
  search: string;
  /** Whether there is no page at such a path, whatever the release. */
  isUnknown: boolean;
  /** The release that it names; `null` stands for the current one. */
  version: string | null;
}

/** Reads an address; `hasFiles` where files stand beside pages. */
export function readAddress(
  url: string,
  { pageAddress, hasFiles }: { pageAddress: PageAddress; hasFiles: boolean },
): Address {
  const at = url.indexOf('?');
  const whole = at === -1 ? url : url.slice(0, at);
  const query = at === -1 ? '' : url.slice(at);
  const beside = hasFiles ? parseFileAddress(whole, query) : null;
  const { path: page, file, ...asked } = beside ?? { path: whole, search: query, file: null };
  const { path, search, isUnknown } = pageAddress(page, asked.search);
  return { path, file, search, isUnknown, version: new URLSearchParams(search).get('v') || null };
}

/** The language of the visitor where the path does not name one. */
export function visitorLanguage(request: FastifyRequest): {
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
export function namesLanguage(url: string): boolean {
  return isLanguage(/^\/([a-z]{2})(?:[/?]|$)/.exec(url)?.[1]);
}

/**
 * Pages are kept by address, origin and, where the path does not name it, language. One whose address names its release holds to
 * it in links and requests, so it is another page than that of the same address without.
 */
export function pageKey(
  request: FastifyRequest,
  { path, search, version, file }: Address,
  origin: string,
): string {
  const { cookie, accepted } = visitorLanguage(request);
  const language = namesLanguage(path) ? '' : `${cookie ?? ''}:${accepted ?? ''}`;
  const kind = version === null ? 'page' : 'page-of-release';
  const beside = file === null ? '' : `file ${fileKey(file)} `;
  return `${beside}${kind} ${origin} ${language} ${path}${search}`;
}
