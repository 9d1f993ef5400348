import type { FastifyRequest } from 'fastify';
import {
  type DecimalSign,
  decimalsCookie,
  languageCookie,
  type PageAddress,
  type PageLanguage,
} from '#contract/page.ts';
import { fallbackLanguage } from '#locales/words.ts';
import { type FileAsk, fileKey, parseFileAddress } from '../files/file-address.ts';
import { acceptedLanguage, decimalsIn, isLanguage } from '../language.ts';

/** A request for a page or one of its files. */
export interface Address {
  path: string;
  file: FileAsk | null;
  /** The part of the query string that the page reads. */
  search: string;
  /** Whether there is no page at such a path, whatever the release. */
  isUnknown: boolean;
  /** The release that it names; `null` is the current one. */
  version: string | null;
}

/** Reads an address; `hasFiles` where pages have files. */
export function readAddress(
  url: string,
  { pageAddress, hasFiles }: { pageAddress: PageAddress; hasFiles: boolean },
): Address {
  const at = url.indexOf('?');
  const whole = at === -1 ? url : url.slice(0, at);
  const query = at === -1 ? '' : url.slice(at);
  const fileAddress = hasFiles ? parseFileAddress(whole, query) : null;
  const { path: page, file, ...asked } = fileAddress ?? { path: whole, search: query, file: null };
  const { path, search, isUnknown } = pageAddress(page, asked.search);
  return { path, file, search, isUnknown, version: new URLSearchParams(search).get('v') || null };
}

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

function languageOf(path: string): PageLanguage | undefined {
  const code = /^(?:\/embed)?\/([a-z]{2})(?:[/?]|$)/.exec(path)?.[1];
  return isLanguage(code) ? code : undefined;
}

export function visitorDecimals(request: FastifyRequest, path: string): DecimalSign {
  const { cookie, accepted } = visitorLanguage(request);
  const language = languageOf(path) ?? cookie ?? accepted ?? fallbackLanguage;
  return decimalsIn(language, request.cookies[decimalsCookie], request.headers['accept-language']);
}

/** Headers that an answer at a path varies by: the visitor's language where the path names none, and in Spanish the decimals. */
export function varyOf(path: string): { vary?: string } {
  const language = languageOf(path);
  return language === undefined || language === 'es' ? { vary: 'Accept-Language, Cookie' } : {};
}

/**
 * Pages are kept by address, origin, decimals and, where the path does not name it, language. One whose address names its release holds to
 * it in links and requests, so it is another page than that of the same address without.
 */
export function pageKey(
  request: FastifyRequest,
  { path, search, version, file }: Address,
  origin: string,
): string {
  const { cookie, accepted } = visitorLanguage(request);
  const language = languageOf(path) === undefined ? `${cookie ?? ''}:${accepted ?? ''}` : '';
  const kind = version === null ? 'page' : 'page-of-release';
  const prefix = file === null ? '' : `file ${fileKey(file)} `;
  return `${prefix}${kind} ${origin} ${language} ${visitorDecimals(request, path)} ${path}${search}`;
}
