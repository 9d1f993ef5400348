import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServedReleaseSummary } from '#contract/changes.ts';
import { ProblemError } from '../errors.ts';
import { Archive, keptReleases } from './archive.ts';
import { Holding } from './holding.ts';
import { Opener, Refusal } from './opener.ts';
import { isDatabaseFailure } from './release-file.ts';
import { type Absence, DatabaseAway, type ReleasePlace } from './release-place.ts';
import type { ServedRelease } from './served-release.ts';

/** Makes first answers of a release before it is served; its requests to the server are answered from that release. */
type PrepareRelease = (release: ServedRelease, isWanted: () => boolean) => Promise<void>;

/** Milliseconds after which a release is served, however much of it is ready. */
const longestPreparation = 900_000;

/** A release that is opened and not yet served: the one before answers all requests while its first answers are made. */
class ComingRelease {
  readonly release: ServedRelease;
  readonly holding: Holding;
  #isReady = false;
  #isWanted = true;

  private constructor(release: ServedRelease) {
    this.release = release;
    this.holding = new Holding(Promise.resolve(release));
  }

  /** Whether it can be served without a wait for answers that were cached before. */
  get isReady(): boolean {
    return this.#isReady;
  }

  /** Begins to make it ready; `whenReady` is called once, also when that fails or takes too long, unless it was dropped. */
  static begin(release: ServedRelease, prepare: PrepareRelease, whenReady: () => void): ComingRelease {
    const coming = new ComingRelease(release);
    const end = (): void => {
      clearTimeout(timer);
      if (coming.#isReady || !coming.#isWanted) return;
      coming.#isReady = true;
      whenReady();
    };
    const timer = setTimeout(end, longestPreparation).unref();
    const isWanted = (): boolean => coming.#isWanted && !coming.#isReady;
    void requestedRelease.run(coming, () => prepare(release, isWanted)).then(end, end);
    return coming;
  }

  /** It will not be served. */
  drop(): void {
    this.#isWanted = false;
    this.holding.letGo();
  }
}

/** The coming release of the running code, while its first answers are made. */
const requestedRelease = new AsyncLocalStorage<ComingRelease>();

const comingHere = (): ComingRelease | undefined => requestedRelease.getStore();

/** The store's log. */
interface StoreLogger {
  info(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface ReleaseStoreOptions {
  /** Where releases are kept. The store closes it. */
  place: ReleasePlace;
  logger: StoreLogger;
  cacheBytes: number;
  /** Keys of sources that are not served. */
  without: ReadonlySet<string>;
  /** Milliseconds between two looks at which release is to be served; 0 looks only when `refresh` is called. */
  pollMs: number;
}

/** Answers of a former release are rarely requested: each keeps this part of the memory. */
const archiveShare = 8;

/** Milliseconds between two reopenings for errors of a database whose file is whole. */
const reopenedAtMost = 10_000;

/** The message for clients; the log has more. */
const nothingServed = 'No release can be served at the moment.';

/**
 * The release being served. It follows `current.json`: a new release is opened beside the old one, requests that began
 * on the old one finish there, and its file is closed after the last of them. A release that cannot be opened is
 * reported once and changes nothing while the served one is whole; when that one is damaged, another whole release is
 * the fallback, or none. A repaired release is taken up again automatically. Former releases answer by their id.
 */
export class ReleaseStore {
  readonly #options: ReleaseStoreOptions;
  readonly #opener: Opener;
  readonly #archive: Archive;
  #current: { release: ServedRelease; holding: Holding } | null = null;
  #coming: ComingRelease | null = null;
  #prepare: PrepareRelease | null = null;
  #wanted: string | null = null;
  /** A release whose database gave an error: it is opened again, whether its file has changed or not. */
  #doubted: ServedRelease | null = null;
  #doubtedAt = Number.NEGATIVE_INFINITY;
  #reported = '';
  #timer: NodeJS.Timeout | null = null;
  #refreshing: Promise<void> | null = null;
  readonly #listeners = new Set<() => void>();

  constructor(options: ReleaseStoreOptions) {
    this.#options = options;
    this.#opener = new Opener(options);
    this.#archive = new Archive({ ...options, cacheBytes: options.cacheBytes / archiveShare });
  }

  /** The release being served, or `null` when there is none; to work that makes another one ready, that one. */
  get current(): ServedRelease | null {
    return this.#here?.release ?? null;
  }

  get #here(): { release: ServedRelease; holding: Holding } | null {
    return comingHere() ?? this.#current;
  }

  /** Id of the release that `current.json` names, while a fallback is served, else `null`. */
  get missed(): string | null {
    const isOnItsWay = this.#wanted === this.#coming?.release.id;
    return this.#wanted === this.#current?.release.id || isOnItsWay ? null : this.#wanted;
  }

  /** Since when the place of the releases is unreachable; cached answers still hold. `null` while it is reachable. */
  get absence(): Absence | null {
    return this.#options.place.absence ?? this.#current?.release.file.absence ?? null;
  }

  /** Connections to the database of the releases; `null` where they are files. */
  get pool(): ReleasePlace['pool'] {
    return this.#options.place.pool;
  }

  /** Calls `listener` each time that another release is served from then on. Returns a function that ends it. */
  onServing(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** From then on another release is served only when `prepare` is done with it, unless the one before cannot be served any more. */
  prepareBy(prepare: PrepareRelease): void {
    this.#prepare = prepare;
  }

  /** Opens the current release, when there is one, and begins to follow `current.json`. */
  async start(): Promise<void> {
    await this.refresh();
    if (this.#options.pollMs > 0) {
      this.#timer = setInterval(() => void this.refresh(), this.#options.pollMs);
      this.#timer.unref();
    }
  }

  /** Looks at `current.json` and at the served file once. Never throws: errors are logged once. */
  refresh(): Promise<void> {
    this.#refreshing ??= this.#follow().finally(() => {
      this.#refreshing = null;
    });
    return this.#refreshing;
  }

  /**
   * Does some work on a release, which stays open until the work is done: on the current one, or on the one of an id.
   * When the database of the current one fails, it is opened again, or another one instead, and the work is done once
   * more. Throws `no-release`; of an id, `unknown-release` or `unreadable-release`.
   */
  async use<T>(work: (release: ServedRelease) => Promise<T>, id?: string): Promise<T> {
    const current = this.#here;
    if (id !== undefined && id !== current?.release.id) return this.#askEarlier(id, work);
    if (!current) throw this.#nothingServed();
    try {
      return await current.holding.use(work);
    } catch (error) {
      if (!isDatabaseFailure(error)) throw error;
      await this.#reopen(current.release, error);
      const again = this.#current;
      if (!again) throw this.#nothingServed();
      // A request that names a release gets no other.
      if (again === current || (id !== undefined && again.release.id !== id)) throw error;
      return again.holding.use(work);
    }
  }

  /** Whether a release is kept is not known while their place is away. */
  async #askEarlier<T>(id: string, work: (release: ServedRelease) => Promise<T>): Promise<T> {
    try {
      return await this.#archive.use(id, work);
    } catch (error) {
      const { absence } = this;
      throw absence !== null && error instanceof ProblemError ? new DatabaseAway(absence.reason) : error;
    }
  }

  /** Every release that is kept, the newest first. Throws `DatabaseAway` when that cannot be found out. */
  async kept(): Promise<ServedReleaseSummary[]> {
    if (this.absence !== null) throw new DatabaseAway(this.absence.reason);
    return keptReleases(this.#options.place, this.#current?.release.id ?? '');
  }

  close(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#drop();
    this.#current?.holding.letGo();
    this.#current = null;
    this.#archive.close();
    this.#options.place.close();
  }

  #nothingServed(): Error {
    const { absence } = this;
    return absence === null
      ? new ProblemError('no-release', nothingServed)
      : new DatabaseAway(absence.reason);
  }

  /** Opens the release again after a failure of its database, unless this has just been done or tried. */
  async #reopen(failed: ServedRelease, error: unknown): Promise<void> {
    // A look that began before the failure may have missed its cause.
    await this.#refreshing;
    if (this.#current?.release !== failed) return;
    if (failed.file.isUnchanged) {
      if (performance.now() - this.#doubtedAt < reopenedAtMost) return;
      this.#doubtedAt = performance.now();
      this.#doubted = failed;
      failed.file.doubt();
      const details = { release: failed.id, reason: error instanceof Error ? error.message : String(error) };
      this.#options.logger.error(details, 'The database failed and is opened again');
    }
    await this.refresh();
  }

  async #follow(): Promise<void> {
    let unnamed: string | null = null;
    try {
      this.#wanted = await this.#options.place.currentId();
    } catch (error) {
      unnamed = error instanceof Error ? error.message : String(error);
    }
    const serving = this.#current?.release ?? null;
    const isSound =
      serving?.file.isUnchanged === true && (serving !== this.#doubted || this.absence !== null);
    this.#doubted = null;
    const wantedId = this.#wanted;
    if (this.#coming !== null && this.#coming.release.id !== wantedId) this.#drop();
    if (wantedId === null || (isSound && serving.id === wantedId)) {
      const reason = this.absence?.reason ?? unnamed;
      if (reason !== null) this.#report(reason);
      else if (this.#reported !== '') {
        this.#reported = '';
        this.#options.logger.info({ release: wantedId }, 'The release can be read again');
      }
      return;
    }
    if (isSound && this.#coming?.isReady === false && this.#coming.release.file.isUnchanged) return;
    const opened = this.#takeComing() ?? (await this.#opener.open(wantedId));
    if (!(opened instanceof Refusal)) {
      if (isSound && this.#prepare !== null && !(opened instanceof ComingRelease)) {
        this.#coming = ComingRelease.begin(opened, this.#prepare, () => void this.refresh());
        this.#options.logger.info({ release: wantedId }, 'A release is made ready');
        return;
      }
      this.#serve(opened);
      this.#reported = '';
      const previous = serving?.id ?? null;
      this.#options.logger.info({ release: wantedId, previous }, 'Serving release');
      return;
    }
    if (!isSound && !opened.isPassing) this.#serve(await this.#opener.standIn(wantedId));
    this.#report(opened.reason);
  }

  /** The prepared release, whole or not, to be served; `null` when there is none, or it has changed since. */
  #takeComing(): ComingRelease | null {
    const coming = this.#coming;
    this.#coming = null;
    if (coming === null || coming.release.file.isUnchanged) return coming;
    coming.drop();
    return null;
  }

  #drop(): void {
    this.#coming?.drop();
    this.#coming = null;
  }

  #serve(opened: ServedRelease | ComingRelease | null): void {
    const previous = this.#current;
    if (opened === null && previous === null) return;
    if (opened instanceof ComingRelease) this.#current = opened;
    else this.#current = opened && { release: opened, holding: new Holding(Promise.resolve(opened)) };
    previous?.holding.letGo();
    // Answers from them may depend on the release that was current.
    this.#archive.close();
    for (const listener of this.#listeners) listener();
  }

  /** One line for one fault, however often it is met. */
  #report(reason: string): void {
    if (reason === this.#reported) return;
    this.#reported = reason;
    const serving = this.#current?.release.id ?? null;
    this.#options.logger.error({ reason, serving }, 'The current release cannot be opened');
  }
}
