import { KeptFiles } from '../cache/kept-file.ts';
import { ResponseCache } from '../cache/response-cache.ts';
import type { OpenRelease } from './read-release.ts';

/** A release with the answers and files made from it; all are freed together. */
export interface ServedRelease extends OpenRelease {
  id: string;
  cache: ResponseCache;
  /** Files of whole sections. */
  files: KeptFiles;
}

/** Share of the answers' bytes that files of whole sections take besides. */
const filesShare = 1 / 3;

/** A release from which nothing is made yet. */
export function toServed(opened: OpenRelease, id: string, cacheBytes: number): ServedRelease {
  const cache = new ResponseCache(cacheBytes, id);
  return { ...opened, id, cache, files: new KeptFiles(Math.floor(cacheBytes * filesShare)) };
}
