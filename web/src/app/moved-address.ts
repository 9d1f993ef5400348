import { matchPath } from 'react-router';
import { findCrop } from '#catalog/crops/index.ts';
import { migrateUrl } from '../url/old-urls.ts';
import { splitPath } from '../url/paths.ts';
import { matchPage } from './match-page.ts';
import { namedPath, namedQuery } from './named-path.ts';
import { pagePatterns } from './page-table.ts';

/** Codes of letters, digits and the signs that need none, which mail gateways write instead. */
const needless = /%(2d|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi;

/** The path of the page with any case: codes of areas are in capitals, all else in small letters. */
function inPageCase(path: string): string {
  const [, language = '', rest = ''] = /^(\/(?:en|es|pt)(?=\/|$))?(.*)$/i.exec(path) ?? [];
  for (const [pattern] of pagePatterns) {
    const match = matchPath(pattern, rest === '' ? '/' : rest);
    if (match === null) continue;
    const named: Readonly<Record<string, string | undefined>> = match.params;
    const page = pattern.replace(/:(\w+)/g, (_, name: string) => {
      const value = named[name] ?? '';
      return name === 'country' || name === 'region' ? value.toUpperCase() : value.toLowerCase();
    });
    return `${language.toLowerCase()}${page}`;
  }
  return path;
}

/** The path as pages write it: without codes that are not needed, and in their letters. */
export function cleanPath(path: string): string {
  const plain = path.replace(needless, decodeURIComponent);
  return /[A-Z]/.test(plain) ? inPageCase(plain) : plain;
}

/** The address that replaces another one, or `null` for one that is up to date. */
export function movedAddress(path: string, search: string): string | null {
  const clean = cleanPath(path);
  const query = namedQuery(search);
  const [place = '', country] = namedPath(clean).split('?');
  const moved = (to: string, of: string): string => migrateUrl(to, of) ?? `${to}${of}`;
  if (country !== undefined) {
    const target = moved(place, `${query === '' ? '?' : `${query}&`}${country}`);
    const { rest } = splitPath(target.replace(/\?.*/, ''));
    // A crop's home has no countries: its harvest has.
    if (findCrop(rest.slice(1)) !== undefined) return target.replace('?', '/data/production?');
    if (!['home', 'not-found'].includes(matchPage(rest).kind)) return target;
  }
  const target = moved(country === undefined ? place : clean, query);
  return target === `${path}${search}` ? null : target;
}
