import { exportPage } from '#contract/export-addresses.ts';
import type { PageLanguage } from '#contract/page.ts';
import { pageParameters } from '#contract/page-parameters.ts';
import { languages } from '#locales/words.ts';
import { allPaths } from '../plugins/site.ts';

/** Longest address of a file that is kept. */
const longest = 1000;

/** Parameters of the files themselves. */
const ofFiles: ReadonlySet<string> = new Set(['figure', 'format', 'rows']);

/**
 * A value of a parameter: codes, lists (eight compared lines are the longest), search words; no invisible or direction-changing
 * characters, and no markup. Quotes are allowed in search words, and in percent codes in the address.
 */
const plainValue = /^[^\p{C}<>]{0,600}$/u;

const pages: ReadonlySet<string> = new Set(
  languages.flatMap((language) => allPaths().map((path) => `/${language}${path === '/' ? '' : path}`)),
);

/** Pages of countries and of varieties: the release knows which exist. */
const ofRelease = new RegExp(
  `^/(?:${languages.join('|')})/(?:country/[A-Z]{3}|[a-z-]{1,40}/data/seed-varieties/[a-z0-9-]{1,200})$`,
);

/** The page that has this file, with its parameters. */
function pagePath(path: string): string | null {
  const page = path.endsWith('.xlsx') ? path.slice(0, -'.xlsx'.length) : null;
  return page !== null && (pages.has(page) || ofRelease.test(page)) ? page : null;
}

/** The address of a file in one spelling: parameters by name, without the permit. */
export function canonicalFile(address: string): string {
  const [path = '', search = ''] = address.split(/\?(.*)/s);
  const query = new URLSearchParams(search);
  query.delete('permit');
  query.sort();
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

export function withPermit(file: string, permit: string): string {
  return `${file}${file.includes('?') ? '&' : '?'}permit=${permit}`;
}

/** The address of a workbook that the site has, in its one spelling, or `null`. It leads nowhere else: it begins with a page's path. */
export function parseFile(address: unknown): string | null {
  if (typeof address !== 'string' || address.length > longest) return null;
  const file = canonicalFile(address);
  const [path = '', search = ''] = file.split(/\?(.*)/s);
  if (pagePath(path) === null) return null;
  const isKnown = [...new URLSearchParams(search)].every(
    ([name, value]) => (pageParameters.has(name) || ofFiles.has(name)) && plainValue.test(value),
  );
  return isKnown && file.length <= longest ? file : null;
}

/** The workbook of a form that names none: the first table of the consumption of beans, as it opens. */
export const defaultFile = (language: PageLanguage): string => `/${language}/beans/data/consumption.xlsx`;

export const languageOf = (file: string): PageLanguage =>
  languages.find((language) => file.startsWith(`/${language}/`)) ?? 'pt';

export function formOf(file: string): string {
  return `/${languageOf(file)}${exportPage}?${new URLSearchParams({ file })}`;
}
