import { isDatabaseFailure } from './release-file.ts';
import { DatabaseAway } from './release-place.ts';
import type { ServedRelease } from './served-release.ts';

/** A release, perhaps still being opened, with its requests. Once released, it is closed after the last. */
export class Holding {
  readonly #opening: Promise<ServedRelease>;
  #users = 0;
  #kept = true;

  constructor(opening: Promise<ServedRelease>) {
    this.#opening = opening;
  }

  /**
   * Does some work on the release, which stays open until the work is done. Rejects when it cannot be opened; with `DatabaseAway` when it
   * cannot be read because its file is away.
   */
  async use<T>(work: (release: ServedRelease) => Promise<T>): Promise<T> {
    this.#users += 1;
    try {
      const release = await this.#opening;
      return await work(release).catch((error: unknown) => {
        throw isDatabaseFailure(error) ? this.#whyFailed(error, release) : error;
      });
    } finally {
      this.#users -= 1;
      this.#closeWhenUnused();
    }
  }

  /** A failure of a database, as that of a file which cannot be looked at any more where it is one. */
  #whyFailed(error: unknown, { file }: ServedRelease): unknown {
    return file.isUnchanged && file.absence !== null ? new DatabaseAway(file.absence.reason, error) : error;
  }

  letGo(): void {
    this.#kept = false;
    this.#closeWhenUnused();
  }

  #closeWhenUnused(): void {
    if (this.#kept || this.#users > 0) return;
    // The request for a release that could not be opened has its error already.
    this.#opening.then(
      (release) => release.close(),
      () => undefined,
    );
  }
}
