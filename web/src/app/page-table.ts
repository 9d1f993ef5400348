import { crops } from '#catalog/crops/index.ts';
import { sectionsOf } from '#catalog/sections/index.ts';

/** Kinds of pages; each is one module below `pages/` and one chunk in the browser. */
export type PageKind = 'data' | 'design' | 'not-found';

/** Paths without their language. The first that fits wins; what fits none is the 404 page. */
export const pagePatterns: readonly (readonly [path: string, kind: PageKind])[] = [
  ['/:crop/data/:section', 'data'],
  ['/about/design', 'design'],
];

/** Paths that lead elsewhere until, or because, another page is the better answer. */
const redirects: Readonly<Record<string, string>> = {
  '/': '/beans/data/consumption',
  '/beans': '/beans/data/consumption',
};

/** Where a path without language leads, or `null` when it is a page of its own. */
export function redirectOf(path: string): string | null {
  return redirects[path] ?? null;
}

/** Every page that exists, as paths without language: what menus, the sitemap and the 404 page may name. */
export const builtPaths: ReadonlySet<string> = new Set([
  ...Object.keys(redirects),
  ...pagePatterns.flatMap(([path]) => (path.includes(':') ? [] : [path])),
  ...crops.flatMap((crop) => sectionsOf(crop).map((section) => `/${crop.id}/data/${section.id}`)),
]);
