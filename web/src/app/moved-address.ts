import { matchPath } from 'react-router';
import { migrateUrl } from '../url/old-urls.ts';
import { namedPath } from './named-path.ts';
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
  const clean = namedPath(cleanPath(path));
  return migrateUrl(clean, search) ?? (clean === path ? null : `${clean}${search}`);
}
