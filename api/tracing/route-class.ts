/** What a request is for, for the figures of how long requests take: few values, whatever addresses are asked for. */
export type RouteClass = 'page' | 'file' | 'image' | 'asset' | 'data' | 'form' | 'assistant' | 'other';

const pageImage = /^\/[a-z]{2}\/[^?]*\.(?:png|svg)(?:\?|$)/;
const pageFile = /^\/[a-z]{2}\/[^?]*\.(?:csv|json|jsonstat|parquet|xlsx|zip)(?:\?|$)/;
const builtFile = /^\/(?:assets\/|[^/?]*\.[a-z0-9]+(?:\?|$))/;

/** The class of a request, by its route and, where one route answers several kinds, by its address. */
export function routeClass(route: string | undefined, url: string): RouteClass {
  if (route === undefined) return 'other';
  if (route.startsWith('/api/v2/export-')) return 'form';
  if (route.startsWith('/api/v1/export/')) return 'file';
  if (route.startsWith('/api/')) return 'data';
  if (route === '/mcp') return 'assistant';
  if (route !== '/*') return 'other';
  if (pageImage.test(url)) return 'image';
  if (pageFile.test(url)) return 'file';
  return builtFile.test(url) ? 'asset' : 'page';
}
