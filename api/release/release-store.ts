import { join } from 'node:path';
import type { KeptRelease } from '#contract/changes.ts';
import { ResponseCache } from '../cache/response-cache.ts';
import { ProblemError } from '../errors.ts';
import { Archive, keptReleases } from './archive.ts';
import { Holding } from './holding.ts';
import { openRelease, readCurrentId } from './read-release.ts';
import type { ServedRelease } from './served-release.ts';

/** What the store writes to the log. */
export interface StoreLogger {
  info(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface ReleaseStoreOptions {
  directory: string;
  logger: StoreLogger;
  cacheBytes: number;
  /** Milliseconds between two looks at `current.json`; 0 looks only when `refresh` is called. */
  pollMs: number;
}

/** Answers of a release before the current one are asked for rarely: each keeps this part of the memory. */
const archiveShare = 8;

/**
 * The release being served. It follows `current.json`: a new release is opened beside the old one, requests that began
 * on the old one finish there, and its file is closed after the last of them. A release that cannot be opened is
 * reported and changes nothing. Releases before it answer by their id.
 */
export class ReleaseStore {
  readonly #options: ReleaseStoreOptions;
  readonly #archive: Archive;
  #current: { release: ServedRelease; holding: Holding } | null = null;
  #failure = 'No release has been opened yet.';
  #reported = '';
  #timer: NodeJS.Timeout | null = null;
  #refreshing: Promise<void> | null = null;
  readonly #listeners = new Set<() => void>();

  constructor(options: ReleaseStoreOptions) {
    this.#options = options;
    this.#archive = new Archive({ ...options, cacheBytes: options.cacheBytes / archiveShare });
  }

  /** The release being served, or `null` when there is none. */
  get current(): ServedRelease | null {
    return this.#current?.release ?? null;
  }

  /** Why there is no release, in one sentence. */
  get failure(): string {
    return this.#failure;
  }

  /** Calls `listener` each time that another release is served from then on. Returns a function that ends it. */
  onServing(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Opens the current release, when there is one, and begins to follow `current.json`. */
  async start(): Promise<void> {
    await this.refresh();
    if (this.#options.pollMs > 0) {
      this.#timer = setInterval(() => void this.refresh(), this.#options.pollMs);
      this.#timer.unref();
    }
  }

  /** Looks at `current.json` once. Never throws: what is wrong is logged once, and told by `failure`. */
  refresh(): Promise<void> {
    this.#refreshing ??= this.#follow().finally(() => {
      this.#refreshing = null;
    });
    return this.#refreshing;
  }

  /**
   * Does some work on a release, which stays open until the work is done: on the current one, or on the one of an id.
   * Throws `no-release`; of an id, `unknown-release` or `unreadable-release`.
   */
  async use<T>(work: (release: ServedRelease) => Promise<T>, id?: string): Promise<T> {
    const current = this.#current;
    if (id !== undefined && id !== current?.release.id) return this.#archive.use(id, work);
    if (!current) throw new ProblemError('no-release', this.#failure);
    return current.holding.use(work);
  }

  /** Every release that is kept, the newest first. */
  kept(): Promise<KeptRelease[]> {
    return keptReleases(this.#options.directory, this.#current?.release.id ?? '');
  }

  close(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#current?.holding.letGo();
    this.#current = null;
    this.#archive.close();
  }

  async #follow(): Promise<void> {
    const { directory, logger, cacheBytes } = this.#options;
    try {
      const id = await readCurrentId(directory);
      if (id === this.#current?.release.id) return;
      const opened = await openRelease(directory, id);
      const previous = this.#current;
      const release = { ...opened, id, cache: new ResponseCache(cacheBytes) };
      this.#current = { release, holding: new Holding(Promise.resolve(release)) };
      this.#reported = '';
      logger.info({ release: id, previous: previous?.release.id ?? null }, 'Serving release');
      previous?.holding.letGo();
      // What was answered from them may speak of the release that was current.
      this.#archive.close();
      for (const listener of this.#listeners) listener();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      this.#failure = `No release can be served from ${join(directory, 'current.json')}.`;
      if (message === this.#reported) return;
      this.#reported = message;
      const serving = this.#current?.release.id ?? null;
      logger.error({ reason: message, serving }, 'The current release cannot be opened');
    }
  }
}
