/**
 * The seam between the HTTP server and the page renderer. The server hands over a request and gets an answer; neither
 * knows the other's framework. `web/src/app/entry-server.tsx` exports `render: RenderPage`, built to
 * `dist/server/entry-server.js`, and `pageAddress: PageAddress`.
 */

import type { ExportFormSettings, ExportFormState } from './export-form.ts';
import type { SiteSettings } from './site-settings.ts';

export type PageLanguage = 'en' | 'es' | 'pt';

/** The sign before the decimals of a number: `1,5` or `1.5`. */
export type DecimalSign = 'comma' | 'point';

/** Built browser files that the page names, as absolute paths (`/assets/app-3f2a.js`). */
export interface PageAssets {
  /** Module scripts, entry first. */
  js: readonly string[];
  css: readonly string[];
  /** Text of the style sheets, which documents carry inside. */
  styles: string;
  /** Further files of the entry, ready for `<link rel>`: module chunks and fonts. */
  preload: readonly {
    href: string;
    rel: 'modulepreload' | 'preload';
    as?: 'font' | 'script';
    type?: string;
  }[];
  /** Every emitted file by its source path (Vite's manifest), for chunks that only some pages need. */
  files: Readonly<Record<string, { file: string; css?: readonly string[]; imports?: readonly string[] }>>;
}

/** Facts on the release for a page, without a further request. */
export interface PageRelease {
  id: string;
  /** ISO date and time. */
  created: string;
  origin: 'sources' | 'starter';
  /** ISO date of the release to come; `null` until it is announced. */
  nextUpdate: string | null;
  /** Whether the address names this very release (`?v=<id>`), so that the page's requests must, too. */
  pinned: boolean;
  /** The current release where this one is an earlier one, else `null`. */
  newest: { id: string; created: string } | null;
  /** The unknown release that the address names; this one is its fallback. */
  absent: string | null;
}

/** The server's request to the renderer: an address, its release, and a function for the API in process. */
export interface PageRequest {
  /** Requested path, beginning with `/`, still percent-encoded. */
  path: string;
  /** Empty, or `?` and the query. */
  search: string;
  /**
   * The `Accept-Language` header, already reduced to the best language that the site has, because pages are cached by
   * language and not by header.
   */
  acceptLanguage: string | undefined;
  /** Value of the `language` cookie when it is a language of the site. */
  cookieLanguage: string | undefined;
  /** How the page writes decimals: of its language, and in Spanish, where countries differ, as the visitor chose. */
  decimals: DecimalSign;
  /** `https://host` without a slash at the end, for canonical and alternate links. */
  origin: string;
  /** `null` when no release can be served: the page then has a text on it and status 503. */
  release: PageRelease | null;
  /**
   * Answer of an API path (`/api/v1/…`) out of the server's own cache, without HTTP.
   * The value is shared between requests: read it, never change it.
   * Rejects with a `PageDataError` when the API would not answer 200.
   */
  getJson(path: string): Promise<unknown>;
  assets: PageAssets;
  /** The export form as it was sent without scripts and not accepted: the page shows it again, and is not cached. */
  form?: ExportFormState;
  /** Settings for pages that draw that form; left out where there is none. */
  exportForm?: ExportFormSettings;
  /** Settings that the operator made for the site. */
  site: SiteSettings;
  /** Browsers may save pages to show them offline, and install the site. */
  canBeSaved?: boolean;
}

/** A page as the server sends it: a document, or the address that replaces it. */
export interface PageAnswer {
  status: number;
  /** The whole document, beginning with `<!doctype html>`: as text, or in parts of text and UTF-8. */
  html?: string | readonly (string | Uint8Array)[];
  /** Media type of a document that is no page of HTML: a feed. */
  contentType?: string;
  /** Path to go to instead; `status` is then 301, 302, 307 or 308. */
  redirect?: string;
  /** Sent as `Content-Language`. */
  language: PageLanguage;
  headers?: Readonly<Record<string, string>>;
  /** Drawn for one person, so not cached. */
  isPersonal?: true;
}

/** Makes the document of a page; rejects only where the program itself is wrong. */
export type RenderPage = (request: PageRequest) => Promise<PageAnswer>;

/**
 * The renderer's address and cache key: the query string (empty, or with `?`) as far as the page reads it, and for all paths
 * without a page one path a language and crop. Addresses with the same key show the same page.
 */
export type PageAddress = (
  path: string,
  search: string,
) => { path: string; search: string; isUnknown: boolean };

/** Name of the cookie that remembers the visitor's language. */
export const languageCookie = 'language';

/** Name of the cookie that remembers how a reader of Spanish writes decimals, and the address that sets it and leads back (`?sign=point&to=/es`). */
export const decimalsCookie = 'decimals';
export const decimalsPath = '/decimals';

/**
 * What `getJson` rejects with: an API path answered with a problem instead of data. Known by its fields and not by a
 * class, because server and renderer are built apart and would each have their own.
 */
export interface PageDataError extends Error {
  status: number;
  /** A problem code of `contract/problem.ts`. */
  code: string;
}

/** Whether a caught error is an answer of the API, rather than a fault of the renderer. */
export function isPageDataError(error: unknown): error is PageDataError {
  return error instanceof Error && 'status' in error && 'code' in error;
}

/** Header of pages and data that names the release and the build that they are of: what a browser saves of one is not shown with another. */
export const editionHeader = 'x-release-build';

/** Its text. */
export const editionText = (release: string, build: string): string => `${release}.${build}`;

/** The worker that saves pages, and what browsers need to install the site in a language. */
export const workerPath = '/service-worker.js';
export const manifestPath = (language: PageLanguage): string => `/${language}/site.webmanifest`;
