import { ResponseCache } from '../cache/response-cache.ts';
import { keptReleases } from './archive.ts';
import { openRelease } from './read-release.ts';
import { stampOfRelease } from './release-file.ts';
import type { ServedRelease } from './served-release.ts';

/** Why a release cannot be served, in one sentence. */
export class Refusal {
  readonly reason: string;
  constructor(reason: string) {
    this.reason = reason;
  }
}

/**
 * Opens releases of a folder. One that was refused is not read again before somebody touches its files, so that a damaged
 * release costs no more than a look at its folder.
 */
export class Opener {
  readonly #directory: string;
  readonly #cacheBytes: number;
  readonly #refused = new Map<string, { stamp: string; refusal: Refusal }>();

  constructor(options: { directory: string; cacheBytes: number }) {
    this.#directory = options.directory;
    this.#cacheBytes = options.cacheBytes;
  }

  async open(id: string): Promise<ServedRelease | Refusal> {
    const stamp = await stampOfRelease(this.#directory, id);
    const known = this.#refused.get(id);
    if (known?.stamp === stamp) return known.refusal;
    try {
      const opened = await openRelease(this.#directory, id);
      this.#refused.delete(id);
      return { ...opened, id, cache: new ResponseCache(this.#cacheBytes, id) };
    } catch (error) {
      const refusal = new Refusal(error instanceof Error ? error.message : String(error));
      this.#refused.set(id, { stamp, refusal });
      return refusal;
    }
  }

  /**
   * A release to be served instead of another: the newest of those built before it, then the others, since a newer one
   * that `current.json` does not name may have been withdrawn. `null` when none can be opened.
   */
  async standIn(forId: string): Promise<ServedRelease | null> {
    const kept = await keptReleases(this.#directory, '');
    const at = kept.findIndex(({ id }) => id === forId);
    for (const { id, readable } of [...kept.slice(at + 1), ...kept.slice(0, Math.max(0, at))]) {
      if (!readable || id === forId) continue;
      const opened = await this.open(id);
      if (!(opened instanceof Refusal)) return opened;
    }
    return null;
  }
}
