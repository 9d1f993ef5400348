import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { FolderPlace } from '#api/release/folder-place.ts';
import { PostgresPlace } from '#api/release/postgres-place.ts';
import type { Absence, OpenTables, ReleasePlace } from '#api/release/release-place.ts';
import { onServer } from '#api/testing/test-postgres.ts';
import { dropStored, serveFromDatabase, writeToDatabase } from '#ingest/database/publish-release.ts';
import type { Release } from '#release/facts.ts';

/** Addresses of a database on a server and on one that follows it. */
export interface Servers {
  first: string;
  replica: string;
}

export const openServers = ({ first, replica }: Servers): PostgresPlace =>
  new PostgresPlace({ url: first, replicas: [replica], mostConnections: 3, slowestStatement: 20_000 });

/** The one value that a server answers with. */
async function ask(databaseUrl: string, text: string, values: unknown[] = []): Promise<unknown> {
  const [row] = await onServer({ databaseUrl }, `SELECT (${text}) AS told`, values);
  return row?.['told'];
}

/** Waits until the replica has all that the first server has, so that it is the one that is asked. */
async function untilFollowed({ first, replica }: Servers): Promise<void> {
  const reached = await ask(first, 'pg_current_wal_lsn()::text');
  for (let tries = 0; tries < 500; tries += 1) {
    // The database itself may not be there yet.
    const base = replica.replace(/\/\w+\?/, '/postgres?');
    if ((await ask(base, 'pg_last_wal_replay_lsn() >= $1::pg_lsn', [reached])) === true) return;
    await wait(20);
  }
  throw new Error('The replica does not follow.');
}

/** What a folder says of its releases at one time. */
interface Seen {
  /** What tells each release from what stood under its name before. */
  stamps: ReadonlyMap<string, string>;
  pointer: string;
}

const nothing: Seen = { stamps: new Map(), pointer: '' };

/**
 * Has a database hold what a folder holds, as ingest and the commands for releases publish it: what is new or another is written, what is gone
 * is removed, and what `current.json` names is served. A release that cannot be published is not in the database.
 */
export async function mirror(directory: string, servers: Servers, before: Seen = nothing): Promise<Seen> {
  const folder = new FolderPlace(directory);
  const stamps = new Map<string, string>();
  for (const [id, text] of await folder.manifests()) stamps.set(id, (await folder.stamp(id)) + text);
  const pointer = await readFile(join(directory, 'current.json'), 'utf8').catch(() => '');
  const written = [...stamps].filter(([id, stamp]) => before.stamps.get(id) !== stamp).map(([id]) => id);
  const gone = [...before.stamps.keys()].filter((id) => !stamps.has(id));
  for (const id of written)
    await writeToDatabase(servers.first, join(directory, id)).catch((error: unknown) => {
      if (!isUnreadable(error)) throw error;
    });
  if (pointer !== before.pointer || written.length > 0) {
    const id = await folder.currentId().catch(() => null);
    if (id !== null && stamps.has(id)) await serveFromDatabase(servers.first, id);
  }
  if (gone.length > 0) await dropStored(servers.first, gone);
  if (written.length + gone.length > 0 || pointer !== before.pointer) await untilFollowed(servers);
  return { stamps, pointer };
}

const isUnreadable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^SQLITE_(CORRUPT|NOTADB)/.test(String(error.code));

/** The releases of a folder, served from a database of their own that is given what the folder has before each look. */
export class MirroredPlace implements ReleasePlace {
  readonly #directory: string;
  readonly #servers: Servers;
  readonly #place: PostgresPlace;
  #seen: Promise<Seen> = Promise.resolve(nothing);

  private constructor(directory: string, servers: Servers) {
    this.#directory = directory;
    this.#servers = servers;
    this.#place = openServers(servers);
  }

  static async make(directory: string, { first, replica }: Servers): Promise<MirroredPlace> {
    const name = `test_${randomBytes(6).toString('hex')}`;
    await onServer({ databaseUrl: first }, `CREATE DATABASE ${name}`);
    const named = (url: string): string => url.replace('/postgres?', `/${name}?`);
    return new MirroredPlace(directory, { first: named(first), replica: named(replica) });
  }

  #follow(): Promise<Seen> {
    this.#seen = this.#seen.then((seen) => mirror(this.#directory, this.#servers, seen));
    return this.#seen;
  }

  async currentId(): Promise<string> {
    await this.#follow();
    return this.#place.currentId();
  }

  async manifests(): Promise<Map<string, string>> {
    await this.#follow();
    return this.#place.manifests();
  }

  async manifest(id: string): Promise<string | null> {
    await this.#follow();
    return this.#place.manifest(id);
  }

  stamp(id: string): Promise<string> {
    return this.#place.stamp(id);
  }

  open(id: string, _files: Release['files']): Promise<OpenTables> {
    return this.#place.open(id);
  }

  get absence(): Absence | null {
    return this.#place.absence;
  }

  get pools(): ReleasePlace['pools'] {
    return this.#place.pools;
  }

  close(): void {
    this.#place.close();
  }
}
