import { matchPath } from 'react-router';

/** Kinds of pages; each is one module below `pages/` and one chunk in the browser. */
export type PageKind = 'data' | 'design' | 'not-found';

/** Paths without their language. The first that fits wins; what fits none is the 404 page. */
const table: readonly (readonly [path: string, kind: PageKind])[] = [
  ['/:crop/data/:section', 'data'],
  ['/about/design', 'design'],
];

/** Paths that lead elsewhere until, or because, another page is the better answer. */
const redirects: Readonly<Record<string, string>> = {
  '/': '/beans/data/consumption',
  '/beans': '/beans/data/consumption',
};

export interface PageMatch {
  kind: PageKind;
  params: Readonly<Record<string, string>>;
}

/** The page at a path without language. */
export function matchPage(path: string): PageMatch {
  for (const [pattern, kind] of table) {
    const match = matchPath({ path: pattern, caseSensitive: true, end: true }, path);
    if (match === null) continue;
    const params = Object.fromEntries(
      Object.entries(match.params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    );
    return { kind, params };
  }
  return { kind: 'not-found', params: {} };
}

/** Where a path without language leads, or `null` when it is a page of its own. */
export function redirectOf(path: string): string | null {
  return redirects[path] ?? null;
}
