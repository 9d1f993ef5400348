import type { Kysely } from 'kysely';
import type { Release } from '#release/facts.ts';
import type { ReleaseDatabase } from '#release/schema.ts';

/** Checks whether an open release is unchanged. */
export interface ReleaseGuard {
  /** Whether it is unchanged since, as far as is known. */
  readonly isUnchanged: boolean;
  /** Since when it cannot be looked at, as of the last look; `null` while it can. */
  readonly absence: Absence | null;
  /** Throws when it was changed, so that every answer made from it can be held against it; costs microseconds. */
  requireUnchanged(): void;
  /** The next one to open the release proves it anew: it could not be read as it should be. */
  doubt(): void;
}

export interface OpenTables {
  db: Kysely<ReleaseDatabase>;
  file: ReleaseGuard;
  close(): void;
}

/** Since when the place of the releases is unreachable, and why. */
export interface Absence {
  /** Time of `performance.now()` when it was last known to be well. */
  since: number;
  /** One sentence, without user or secret. */
  reason: string;
}

/** Connections to a database, and statements that wait for one. */
interface PoolState {
  open: number;
  idle: number;
  waiting: number;
}

/** Where releases are kept: a folder of files, or a database. */
export interface ReleasePlace {
  /** Id of the release to be served. Throws `UnreadableRelease` when none is named, `DatabaseAway` when it cannot be read. */
  currentId(): Promise<string>;
  /** Text of `release.json` of every release that is kept, by the name under which it is kept. */
  manifests(): Promise<ReadonlyMap<string, string>>;
  /** Text of `release.json`; `null` when no such release is kept. */
  manifest(id: string): Promise<string | null>;
  /** The same text while the release is unchanged. */
  stamp(id: string): Promise<string>;
  /** Opens the tables of a release. Throws `UnreadableRelease` when they do not match `release.json`, `DatabaseAway`. */
  open(id: string, files: Release['files']): Promise<OpenTables>;
  /** `null` while the place is reachable. */
  readonly absence: Absence | null;
  /** Connections to the database; `null` of a folder. */
  readonly pool: PoolState | null;
  close(): void;
}

/** The database or folder with the releases is unreachable, perhaps for a second only. */
export class DatabaseAway extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, cause === undefined ? undefined : { cause });
    this.name = 'DatabaseAway';
  }
}
