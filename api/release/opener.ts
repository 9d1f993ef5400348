import { keptReleases } from './archive.ts';
import { openRelease } from './read-release.ts';
import { DatabaseAway, type ReleasePlace } from './release-place.ts';
import { type ServedRelease, toServed } from './served-release.ts';

/** Why a release cannot be served, in one sentence. */
export class Refusal {
  readonly reason: string;
  /** Whether the error is not the release's own: its database is away. */
  readonly isPassing: boolean;
  constructor(reason: string, isPassing: boolean) {
    this.reason = reason;
    this.isPassing = isPassing;
  }
}

/**
 * Opens releases of a place. A refused one is not read again before it changes, so that a damaged release costs no
 * more than a look at its stamp.
 */
export class Opener {
  readonly #place: ReleasePlace;
  readonly #cacheBytes: number;
  readonly #without: ReadonlySet<string>;
  readonly #refused = new Map<string, { stamp: string; refusal: Refusal }>();

  constructor(options: { place: ReleasePlace; cacheBytes: number; without: ReadonlySet<string> }) {
    this.#place = options.place;
    this.#cacheBytes = options.cacheBytes;
    this.#without = options.without;
  }

  async open(id: string): Promise<ServedRelease | Refusal> {
    const stamp = await this.#place.stamp(id);
    const known = this.#refused.get(id);
    if (known?.stamp === stamp) return known.refusal;
    try {
      const opened = await openRelease(this.#place, id, this.#without);
      this.#refused.delete(id);
      return toServed(opened, id, this.#cacheBytes);
    } catch (error) {
      const isPassing = error instanceof DatabaseAway;
      const refusal = new Refusal(error instanceof Error ? error.message : String(error), isPassing);
      if (!isPassing) this.#refused.set(id, { stamp, refusal });
      return refusal;
    }
  }

  /**
   * A release to be served instead of another: the newest of those built before it, then the others, since a newer one
   * that `current.json` does not name may have been withdrawn. `null` when none can be opened.
   */
  async standIn(forId: string): Promise<ServedRelease | null> {
    const releases = await keptReleases(this.#place, '').catch(() => []);
    const at = releases.findIndex(({ id }) => id === forId);
    for (const { id, readable } of [...releases.slice(at + 1), ...releases.slice(0, Math.max(0, at))]) {
      if (!readable || id === forId) continue;
      const opened = await this.open(id);
      if (!(opened instanceof Refusal)) return opened;
    }
    return null;
  }
}
