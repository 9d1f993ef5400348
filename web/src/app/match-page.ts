import { matchPath } from 'react-router';
import { type PageKind, pagePatterns } from './page-table.ts';

export interface PageMatch {
  kind: PageKind;
  params: Readonly<Record<string, string>>;
}

/** The page at a path without language. Only the server matches paths: the browser is told the kind of its page. */
export function matchPage(path: string): PageMatch {
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
