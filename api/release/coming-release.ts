import { AsyncLocalStorage } from 'node:async_hooks';
import { Holding } from './holding.ts';
import type { ServedRelease } from './served-release.ts';

/** Makes first answers of a release before it is served; its requests to the server are answered from that release. */
export type PrepareRelease = (release: ServedRelease, isWanted: () => boolean) => Promise<void>;

/** Milliseconds after which a release is served, however much of it is ready. */
const longestPreparation = 900_000;

/** A release that is opened and not yet served: the one before answers all requests while its first answers are made. */
export class ComingRelease {
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

export const comingHere = (): ComingRelease | undefined => requestedRelease.getStore();
