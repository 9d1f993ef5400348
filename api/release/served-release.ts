import type { ResponseCache } from '../cache/response-cache.ts';
import type { OpenRelease } from './read-release.ts';

/** A release and the answers made from it; both are let go of together. */
export interface ServedRelease extends OpenRelease {
  id: string;
  cache: ResponseCache;
}
