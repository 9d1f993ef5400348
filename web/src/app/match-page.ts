import { matchPath } from 'react-router';
import { type PageKind, pagePatterns } from './page-table.ts';

export interface PageMatch {
  kind: PageKind;
  params: Readonly<Record<string, string>>;
}

/** Greatest number of cached paths: there are some thousands of pages, and any number of paths without one. */
const mostRemembered = 5000;
/** Greatest length of a cached path; no page has a longer one. */
const longestRemembered = 200;

const remembered = new Map<string, PageMatch>();

/** Only the server matches paths. Matches are cached, as the router compiles its patterns on every try. */
export function matchPage(path: string): PageMatch {
  const known = remembered.get(path);
  if (known !== undefined) return known;
  const match = findPage(path);
  if (path.length > longestRemembered) return match;
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(path, match);
  return match;
}

function findPage(path: string): PageMatch {
  for (const [pattern, kind] of pagePatterns) {
    const match = matchPath({ path: pattern, caseSensitive: true, end: true }, path);
    if (match === null) continue;
    const params = Object.fromEntries(
      Object.entries(match.params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    );
    return { kind, params };
  }
  return { kind: 'not-found', params: {} };
}
