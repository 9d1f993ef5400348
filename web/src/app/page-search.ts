import type { Crop } from '#catalog/crop.ts';
import { findCrop } from '#catalog/crops/index.ts';
import { sectionAt } from '#catalog/sections/index.ts';
import { embedParams, embedPath, isEmbed, oembedPath } from '#contract/embed.ts';
import type { PageAddress } from '#contract/page.ts';
import { searchText } from '#contract/search-text.ts';
import { areaCalled } from '../i18n/other-area-names.ts';
import { isOfCrop, sectionOfOthers } from '../pages/not-found/paths-of-crop.ts';
import { tourParam } from '../tour/tour-rule.ts';
import { placeParams } from '../url/kept-place.ts';
import { renamedParameters } from '../url/old-urls.ts';
import { splitPath } from '../url/paths.ts';
import { isTracking } from '../url/tracking.ts';
import { matchPage } from './match-page.ts';
import { cleanPath, movedAddress } from './moved-address.ts';
import type { PageKind } from './page-table.ts';

const everywhere: readonly string[] = ['v', 'lang', ...renamedParameters];

/** Further parameters of kinds of pages that read few of them; all others have a notice of unknown ones, and read all. */
const readByPages: Partial<Readonly<Record<PageKind, readonly string[]>>> = {
  about: [],
  'all-pages': [],
  changes: [],
  contact: [],
  countries: [],
  country: ['crop'],
  export: ['file'],
  glossary: [],
  guide: [],
  home: [...placeParams, 'step'],
  networks: [],
  'losses-info': [],
  'not-found': [],
  offline: [],
  search: ['q'],
  variety: ['tab'],
};

/** The query string as far as its page reads it, in alphabetical order; values of a repeated name keep their order. */
export function searchReadBy(path: string, search: string): string {
  if (search === '') return '';
  const { rest } = splitPath(path);
  const read = isFeed(rest) ? feedParams[rest] : readByPages[matchPage(rest).kind];
  const query = new URLSearchParams(search);
  for (const name of [...new Set(query.keys())]) {
    const isRead = read === undefined || read.includes(name) || everywhere.includes(name);
    // A tour opens over a page and does not change it.
    if (!isRead || isTracking(name) || name === tourParam) query.delete(name);
  }
  query.sort();
  return searchText(query);
}

/** One path in place of all paths below a language or crop without a page; it never has one. */
const nowhere = '/404';

/** The section of some crop or else the area that the last part of a path without a page names; empty where it names neither. */
function meantPart(rest: string, crop: Crop | undefined): string {
  let last = rest.split('/').findLast((part) => part !== '') ?? '';
  try {
    last = decodeURIComponent(last);
  } catch {
    return '';
  }
  if (crop !== undefined && (isOfCrop(crop, last) || sectionOfOthers(crop, last) !== undefined))
    return `/${last}`;
  const area = areaCalled(last);
  // In small letters, as paths are: capitals would be moved.
  return area === null ? '' : `/${area.toLowerCase()}`;
}

/** Whether there is no page at a path, whatever the release has: none of its pattern, no such crop, or no such section of the crop. */
function isNowhere(rest: string): boolean {
  if (isFeed(rest)) return false;
  const { kind, params } = matchPage(rest);
  if (kind === 'not-found') return true;
  const { crop: named, section } = params;
  const crop = named === undefined ? undefined : findCrop(named);
  if (crop === undefined) return named !== undefined;
  return (kind === 'data' || kind === 'rankings') && sectionAt(crop, section ?? '') === undefined;
}

const oembedReads: readonly string[] = ['url', 'format', 'maxwidth', 'maxheight'];

function embedAddress(path: string, search: string): ReturnType<PageAddress> {
  const params = new URLSearchParams(search);
  const page = new URLSearchParams(search);
  for (const name of embedParams) page.delete(name);
  const inner = readPageAddress(path.slice(embedPath.length) || '/', page.size === 0 ? '' : `?${page}`);
  const query = new URLSearchParams(inner.search);
  for (const name of inner.isUnknown ? [] : embedParams) {
    const value = params.get(name);
    if (value !== null) query.set(name, value);
  }
  return { ...inner, path: embedPath + inner.path, search: searchText(query) };
}

export const readPageAddress: PageAddress = (path, search) => {
  if (isEmbed(path)) return embedAddress(path, search);
  if (path === oembedPath) {
    const query = new URLSearchParams(search);
    for (const name of [...query.keys()]) if (!oembedReads.includes(name)) query.delete(name);
    return { path, search: query.size === 0 ? '' : `?${query}`, isUnknown: false };
  }
  const clean = cleanPath(path);
  const { language, rest } = splitPath(clean);
  const hasNoPage = isNowhere(rest);
  const moved = hasNoPage ? movedAddress(clean, search) : null;
  const isUnknown = hasNoPage && moved === null;
  if (!isUnknown) {
    // What has moved keeps the parameters of the page that it leads to.
    const [target = clean] = moved?.split('?') ?? [];
    return { path, search: searchReadBy(target, search), isUnknown };
  }
  const crop = findCrop(rest.split('/')[1] ?? '');
  const below = `${language === null ? '' : `/${language}`}${crop === undefined ? '' : `/${crop.id}`}`;
  return { path: `${below}${nowhere}${meantPart(rest, crop)}`, search: '', isUnknown };
};

const feedParams = {
  '/findings.xml': ['country', 'crop'],
  '/changes.xml': [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type FeedPath = keyof typeof feedParams;

export const isFeed = (path: string): path is FeedPath => Object.hasOwn(feedParams, path);
