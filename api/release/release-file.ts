import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DamagedColumn } from '#release/figure-column.ts';

/** The database of a release. */
const name = 'release.sqlite';

/** What `release.json` says of the database; files of an older release may say nothing. */
export interface ExpectedFile {
  bytes: number;
  sha256: string;
}

/** A release that cannot be served, for a reason that may be told to anybody: it names no folder of this machine. */
export class UnreadableRelease extends Error {}

/**
 * A release's database file is not, or no longer, what `release.json` says. What was read out of it since may be
 * anything, also an absence that is none.
 */
export class DamagedRelease extends UnreadableRelease {
  constructor(id: string, what: string) {
    super(`Release ${id} is damaged: ${name} ${what}.`);
    this.name = 'DamagedRelease';
  }
}

/** While some work was done on a release, another one took its place. */
export class ReleaseChanged extends Error {}

/** Whether an error says that a database could not be read, rather than that a question was wrong. */
export function isDatabaseFailure(error: unknown): boolean {
  if (error instanceof UnreadableRelease || error instanceof DamagedColumn) return true;
  return error instanceof Error && error.name === 'SqliteError';
}

/** Tells whether a file was written, replaced or removed since; times are compared for equality, so any clock will do. */
function readStamp(
  stats: { size: number; mtimeMs: number; ctimeMs: number; ino: number } | undefined,
): string {
  return stats === undefined ? 'absent' : `${stats.size} ${stats.mtimeMs} ${stats.ctimeMs} ${stats.ino}`;
}

/** A stamp of what a release's folder holds for the server: the same text as long as nobody touched its files. */
export async function stampOfRelease(directory: string, id: string): Promise<string> {
  const stamps = ['release.json', name].map((file) =>
    stat(join(directory, id, file)).then(readStamp, () => readStamp(undefined)),
  );
  return (await Promise.all(stamps)).join('; ');
}

/** Stamps with which files had the right checksum: a release that is opened again and again is read through once. */
const proven = new Map<string, string>();

/** The database file of a release, as it was when the release was opened. */
export class ReleaseFile {
  readonly path: string;
  readonly #id: string;
  readonly #expected: ExpectedFile | undefined;
  readonly #stamp: string;

  constructor(directory: string, id: string, expected: ExpectedFile | undefined) {
    this.path = join(directory, id, name);
    this.#id = id;
    this.#expected = expected;
    this.#stamp = this.#look();
  }

  /** Compares size and checksum with what `release.json` says. Throws `DamagedRelease`. */
  async verify(): Promise<void> {
    const size = statSync(this.path, { throwIfNoEntry: false })?.size;
    if (size === undefined) throw new DamagedRelease(this.#id, 'is missing');
    if (this.#expected === undefined) return;
    const { bytes, sha256 } = this.#expected;
    if (size !== bytes) throw new DamagedRelease(this.#id, `has ${size} bytes instead of ${bytes}`);
    if (sha256 !== '' && proven.get(this.path) !== this.#stamp && (await hashFile(this.path)) !== sha256)
      throw new DamagedRelease(this.#id, 'has another checksum than release.json says');
    this.requireUnchanged();
    proven.set(this.path, this.#stamp);
  }

  /** The next one to open the file reads it through, whatever its stamp says: it could not be read as it should be. */
  doubt(): void {
    proven.delete(this.path);
  }

  /** Whether nobody has written, replaced or removed the file since the release was opened. */
  get isUnchanged(): boolean {
    return this.#look() === this.#stamp;
  }

  /**
   * Throws `DamagedRelease` when the file was written, replaced or removed since the release was opened. Costs a few
   * microseconds, so that every answer made from the file can be held against it.
   */
  requireUnchanged(): void {
    const now = this.#look();
    if (now === this.#stamp) return;
    throw new DamagedRelease(this.#id, now === 'absent' ? 'is missing' : 'was changed while it was open');
  }

  #look(): string {
    return readStamp(statSync(this.path, { throwIfNoEntry: false }));
  }
}

/** Reads the file in pieces, and lets requests in between them. */
async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path, { highWaterMark: 1024 * 1024 })) hash.update(piece);
  return hash.digest('hex');
}
