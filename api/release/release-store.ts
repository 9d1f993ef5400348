import { join } from 'node:path';
import { ResponseCache } from '../cache/response-cache.ts';
import { ProblemError } from '../errors.ts';
import { type OpenRelease, openRelease, readCurrentId } from './read-release.ts';

/** A release and the answers made from it; both are let go of together. */
export interface ServedRelease extends OpenRelease {
  id: string;
  cache: ResponseCache;
}

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

interface Holding {
  release: ServedRelease;
  /** Requests that still ask the database. */
  users: number;
}

/**
 * The release being served. It follows `current.json`: a new release is opened beside the old one, requests that began
 * on the old one finish there, and its file is closed after the last of them. A release that cannot be opened is
 * reported and changes nothing.
 */
export class ReleaseStore {
  readonly #options: ReleaseStoreOptions;
  #holding: Holding | null = null;
  #failure = 'No release has been opened yet.';
  #reported = '';
  #timer: NodeJS.Timeout | null = null;
  #refreshing: Promise<void> | null = null;
  readonly #listeners = new Set<() => void>();

  constructor(options: ReleaseStoreOptions) {
    this.#options = options;
  }

  /** The release being served, or `null` when there is none. */
  get current(): ServedRelease | null {
    return this.#holding?.release ?? null;
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

  /** Does some work on the current release, which stays open until the work is done. Throws `no-release`. */
  async use<T>(work: (release: ServedRelease) => Promise<T>): Promise<T> {
    const holding = this.#holding;
    if (!holding) throw new ProblemError('no-release', this.#failure);
    holding.users += 1;
    try {
      return await work(holding.release);
    } finally {
      holding.users -= 1;
      this.#closeWhenUnused(holding);
    }
  }

  close(): void {
    if (this.#timer) clearInterval(this.#timer);
    const holding = this.#holding;
    this.#holding = null;
    if (holding) this.#closeWhenUnused(holding);
  }

  async #follow(): Promise<void> {
    const { directory, logger, cacheBytes } = this.#options;
    try {
      const id = await readCurrentId(directory);
      if (id === this.#holding?.release.id) return;
      const opened = await openRelease(directory, id);
      const previous = this.#holding;
      this.#holding = { release: { ...opened, id, cache: new ResponseCache(cacheBytes) }, users: 0 };
      this.#reported = '';
      logger.info({ release: id, previous: previous?.release.id ?? null }, 'Serving release');
      if (previous) this.#closeWhenUnused(previous);
      for (const listener of this.#listeners) listener();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      this.#failure = `No release can be served from ${join(directory, 'current.json')}.`;
      if (message === this.#reported) return;
      this.#reported = message;
      const serving = this.#holding?.release.id ?? null;
      logger.error({ reason: message, serving }, 'The current release cannot be opened');
    }
  }

  #closeWhenUnused(holding: Holding): void {
    if (holding.users > 0 || holding === this.#holding) return;
    holding.release.close();
  }
}
