import type { ServedRelease } from './served-release.ts';

/** A release, perhaps still being opened, with the requests that ask it. Once let go of, it is closed after the last. */
export class Holding {
  readonly #opening: Promise<ServedRelease>;
  #users = 0;
  #kept = true;

  constructor(opening: Promise<ServedRelease>) {
    this.#opening = opening;
  }

  /** Does some work on the release, which stays open until the work is done. Rejects when it cannot be opened. */
  async use<T>(work: (release: ServedRelease) => Promise<T>): Promise<T> {
    this.#users += 1;
    try {
      return await work(await this.#opening);
    } finally {
      this.#users -= 1;
      this.#closeWhenUnused();
    }
  }

  letGo(): void {
    this.#kept = false;
    this.#closeWhenUnused();
  }

  #closeWhenUnused(): void {
    if (this.#kept || this.#users > 0) return;
    // Who asked for a release that could not be opened was told why.
    this.#opening.then(
      (release) => release.close(),
      () => undefined,
    );
  }
}
