import { createHash } from 'node:crypto';
import { createReadStream, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DamagedColumn } from '#release/figure-column.ts';
import { type Absence, DatabaseAway, type ReleaseGuard } from './release-place.ts';

const name = 'release.sqlite';

/** Size and hash of the database by `release.json`; absent in older releases. */
export interface ExpectedFile {
  bytes: number;
  sha256: string;
}

/** A release that cannot be served, for a reason that is safe to publish: it names no folder of this machine. */
export class UnreadableRelease extends Error {}

/** A release's database file does not match `release.json`, or no longer. Values read from it since may be wrong, and so may absences. */
class DamagedRelease extends UnreadableRelease {
  constructor(id: string, fault: string) {
    super(`Release ${id} is damaged: ${name} ${fault}.`);
    this.name = 'DamagedRelease';
  }
}

/** While some work was done on a release, another one took its place. */
export class ReleaseChanged extends Error {}

/** Whether an error means an unreadable database, rather than a wrong query. */
export function isDatabaseFailure(error: unknown): boolean {
  if (error instanceof UnreadableRelease || error instanceof DamagedColumn) return true;
  return error instanceof Error && error.name === 'SqliteError';
}

/** Tells whether a file was written or replaced since; times are compared for equality, so any clock will do. */
function readStamp({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  return `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
}

/** A stamp of a release's files: the same text while they are unchanged. */
export async function stampOfRelease(directory: string, id: string): Promise<string> {
  const stamps = ['release.json', name].map((file) =>
    stat(join(directory, id, file)).then(readStamp, () => 'absent'),
  );
  return (await Promise.all(stamps)).join('; ');
}

/** Looks at a file; throws the machine's error when it cannot. */
export type Look = (path: string) => Stats;

/** Why a file or folder cannot be looked at or read, by the machine's error; `null` for any other error. */
function machineReason(error: unknown): string | null {
  return error instanceof Error && 'syscall' in error && 'code' in error ? String(error.code) : null;
}

/** The error as a temporary one, where the machine fails to read a file that may exist. A missing file is not temporary. */
export function asAway(error: unknown): unknown {
  const reason = machineReason(error);
  return reason === null || reason === 'ENOENT' || reason === 'ENOTDIR' ? error : away(reason, error);
}

function away(reason: string, cause?: unknown): DatabaseAway {
  return new DatabaseAway(`The folder of the releases cannot be read: ${reason}.`, cause);
}

/** Stamps with which files had the right checksum: a release that is opened again and again is read through once. */
const proven = new Map<string, string>();

/**
 * The database file of a release, as it was when the release was opened. A file that can no longer be looked up is away, and not
 * damaged: it is open, and can be read on, as far as the machine allows.
 */
export class ReleaseFile implements ReleaseGuard {
  readonly path: string;
  readonly #id: string;
  readonly #expected: ExpectedFile | undefined;
  readonly #look: Look;
  readonly #stamp: string;
  readonly #size: number;
  #wellAt = performance.now();
  #away: string | null = null;

  /** Throws `DamagedRelease` when the file is missing, `DatabaseAway` when it cannot be looked at. */
  constructor(
    directory: string,
    id: string,
    { expected, look }: { expected: ExpectedFile | undefined; look: Look },
  ) {
    this.path = join(directory, id, name);
    this.#id = id;
    this.#expected = expected;
    this.#look = look;
    try {
      const stats = look(this.path);
      this.#size = stats.size;
      this.#stamp = readStamp(stats);
    } catch (error) {
      throw machineReason(error) === 'ENOENT' ? new DamagedRelease(id, 'is missing') : asAway(error);
    }
  }

  /** Since when the file cannot be looked at, as of the last look; `null` while it can. */
  get absence(): Absence | null {
    return this.#away === null ? null : { since: this.#wellAt, reason: away(this.#away).message };
  }

  /** Compares size and checksum with `release.json`. Throws `DamagedRelease`. */
  async verify(): Promise<void> {
    const size = this.#size;
    if (this.#expected === undefined) return;
    const { bytes, sha256 } = this.#expected;
    if (size !== bytes) throw new DamagedRelease(this.#id, `has ${size} bytes instead of ${bytes}`);
    if (sha256 !== '' && proven.get(this.path) !== this.#stamp && (await hashFile(this.path)) !== sha256)
      throw new DamagedRelease(this.#id, 'has another checksum than release.json says');
    this.requireUnchanged();
    proven.set(this.path, this.#stamp);
  }

  /** After a failed read the next opening verifies the whole file, whatever its stamp. */
  doubt(): void {
    proven.delete(this.path);
  }

  /** Whether the file is unchanged since the release was opened, as far as can be seen. */
  get isUnchanged(): boolean {
    try {
      const now = readStamp(this.#look(this.path));
      this.#away = null;
      this.#wellAt = performance.now();
      return now === this.#stamp;
    } catch (error) {
      this.#away = machineReason(error) ?? 'unknown';
      return true;
    }
  }

  /**
   * Throws `DamagedRelease` when the file was written or replaced since the release was opened. Costs a few
   * microseconds, so that every answer made from the file can be held against it.
   */
  requireUnchanged(): void {
    if (!this.isUnchanged) throw new DamagedRelease(this.#id, 'was changed while it was open');
  }
}

/** Reads the file in pieces, and lets requests in between them. */
async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path, { highWaterMark: 1024 * 1024 })) hash.update(piece);
  return hash.digest('hex');
}
