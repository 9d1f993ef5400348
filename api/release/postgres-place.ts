import { HandleEmptyInListsPlugin, Kysely, replaceWithNoncontingentExpression } from 'kysely';
import { shelf } from '#contract/release-engine.ts';
import type { ReleaseDatabase } from '#release/schema.ts';
import { inSchema } from '../db/in-schema.ts';
import { failureOf, PostgresServer, reasonOf } from '../db/postgres-server.ts';
import { readDialect } from '../db/read-dialect.ts';
import { currentTrace } from '../tracing/request-trace.ts';
import { UnreadableRelease } from './release-file.ts';
import { type Absence, DatabaseAway, type OpenTables, type ReleasePlace } from './release-place.ts';

export interface PostgresPlaceOptions {
  url: string;
  /** Servers that follow the first one; they are asked instead of it, for the releases that have arrived there. */
  replicas: readonly string[];
  /** Connections to each server. */
  mostConnections: number;
  /** Milliseconds after which the database gives a statement up. */
  slowestStatement: number;
}

/** A release that the database had is not in it any more: it was written anew, or removed. */
class LostRelease extends UnreadableRelease {
  constructor(id: string) {
    super(`Release ${id} is not in the database any more.`);
    this.name = 'LostRelease';
  }
}

/** Names servers as `host:port`; where an address comes again (a pooler has several databases), with its number, for no two may be one in metrics. */
function nameServers(): (url: string) => string {
  const seen: string[] = [];
  return (url) => {
    const { hostname, port, searchParams } = new URL(url);
    const name = `${searchParams.get('host') ?? hostname}:${port === '' ? '5432' : port}`;
    const before = seen.filter((other) => other === name).length;
    seen.push(name);
    return before === 0 ? name : `${name}#${before + 1}`;
  };
}

/**
 * Releases in PostgreSQL, each in a schema of its own whose name is never used twice. A statement goes to a replica that has
 * the release whole, in turn, else to the first server: one that lags is not asked for what has not arrived, so nothing is
 * ever read out of half a release or out of another.
 */
export class PostgresPlace implements ReleasePlace {
  readonly #first: PostgresServer;
  readonly #replicas: readonly PostgresServer[];
  /** The schema of each release, as the server that is written to said last. */
  #homes: ReadonlyMap<string, string> = new Map();
  #served: string | null = null;
  #turn = 0;
  #wellAt = performance.now();

  constructor({ url, replicas, ...bounds }: PostgresPlaceOptions) {
    const name = nameServers();
    this.#first = new PostgresServer({ url, name: name(url), ...bounds });
    this.#replicas = replicas.map(
      (replica) => new PostgresServer({ url: replica, name: name(replica), ...bounds }),
    );
  }

  get absence(): Absence | null {
    if (this.#servers.some(({ failure }) => failure === null)) return null;
    return { since: this.#wellAt, reason: this.#awayBecause(this.#first.failure) };
  }

  get pools(): ReleasePlace['pools'] {
    return this.#servers.map((server) => ({
      server: server.name,
      ...server.connections,
      away: server.failure === null ? null : reasonOf(server.failure),
    }));
  }

  /**
   * Looks at every server. What is served is said by the one that is written to: a replica that was promoted takes the place of the
   * first server, also after that one is back; one that never followed it (another database, such as that of a trial) is not believed and
   * not asked. While nobody is written to, what was said last holds; a node that starts then
   * believes a replica.
   */
  async currentId(): Promise<string> {
    await Promise.all(this.#servers.map((server) => server.look()));
    const origin = this.#first.state?.origin ?? null;
    if (origin !== null) for (const replica of this.#replicas) replica.belongTo(origin);
    const states = this.#servers.flatMap(({ state }) => state ?? []);
    if (states.length > 0) this.#wellAt = performance.now();
    const [leader] = states
      .filter(({ timeline }) => timeline !== null)
      .sort((a, b) => Number.parseInt(b.timeline ?? '', 16) - Number.parseInt(a.timeline ?? '', 16));
    const told =
      leader ?? this.#first.state ?? (this.#served === null ? states.find(({ served }) => served) : null);
    if (told) {
      this.#homes = told.homes;
      this.#served = told.served;
    }
    if (this.#served !== null && states.length > 0) return this.#served;
    if (states.length === 0) throw this.#away(this.#first.failure);
    throw new UnreadableRelease(
      'The database names no release. Publish one with DATABASE_URL set: npm run release -- switch ID. ' +
        'RELEASE_ENGINE=sqlite serves files instead.',
    );
  }

  async manifests(): Promise<Map<string, string>> {
    const rows = await this.#askList<{ id: string; manifest: string }>(
      `SELECT id, manifest FROM ${shelf}.release`,
      [],
    );
    return new Map(rows.map(({ id, manifest }) => [id, manifest]));
  }

  async manifest(id: string): Promise<string | null> {
    const [row] = await this.#askList<{ manifest: string }>(
      `SELECT manifest FROM ${shelf}.release WHERE id = $1`,
      [id],
    );
    return row?.manifest ?? null;
  }

  async stamp(id: string): Promise<string> {
    return this.#homes.get(id) ?? 'absent';
  }

  async open(id: string): Promise<OpenTables> {
    const home = this.#homes.get(id) ?? (await this.#findHome(id));
    if (home === null) throw new LostRelease(id);
    const db = new Kysely<ReleaseDatabase>({
      dialect: readDialect((text, values) => this.#ask(id, home, text, values)),
      plugins: [
        inSchema(home),
        new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression }),
      ],
      log: ({ query, queryDurationMillis }) => currentTrace.getStore()?.asked(query.sql, queryDurationMillis),
    });
    const isHere = (): boolean => this.#homes.get(id) === home;
    const file = {
      get isUnchanged(): boolean {
        return isHere();
      },
      // What was taken away cannot be asked: a statement that was answered was answered by the very release.
      requireUnchanged: () => undefined,
      doubt: () => undefined,
    };
    return { db, file, close: () => undefined };
  }

  close(): void {
    for (const server of this.#servers) void server.close();
  }

  get #servers(): readonly PostgresServer[] {
    return [this.#first, ...this.#replicas];
  }

  /** Who is asked for a release, in this order: its replicas in turn, then the first server. */
  #whom(home: string): PostgresServer[] {
    const ready = this.#replicas.filter((replica) => replica.has(home));
    const turn = this.#turn++ % Math.max(1, ready.length);
    const first = this.#first.failure === null ? [this.#first] : [];
    return [...ready.slice(turn), ...ready.slice(0, turn), ...first];
  }

  async #ask(id: string, home: string, text: string, values: readonly unknown[]): Promise<unknown[]> {
    let last: unknown = this.#first.failure;
    for (const server of this.#whom(home)) {
      try {
        return await server.ask(text, values);
      } catch (error) {
        last = error;
        const failure = failureOf(error);
        if (failure === 'wrong') throw error;
        // Another server would be as slow, and more so.
        if (failure === 'slow') break;
        if (failure === 'missing') server.forget(home);
      }
    }
    if (failureOf(last) === 'missing') throw new LostRelease(id);
    throw this.#away(last);
  }

  /** Asks the list of releases: the first server, or a replica while that one is away. */
  async #askList<T>(text: string, values: readonly unknown[]): Promise<T[]> {
    let last: unknown = this.#first.failure;
    for (const server of this.#servers) {
      if (server.failure !== null) continue;
      try {
        return await server.ask<T>(text, values);
      } catch (error) {
        if (failureOf(error) === 'missing') return [];
        last = error;
      }
    }
    throw this.#away(last);
  }

  /** The schema of a release that was published since the servers were looked at last. */
  async #findHome(id: string): Promise<string | null> {
    const [row] = await this.#askList<{ home: string }>(`SELECT home FROM ${shelf}.release WHERE id = $1`, [
      id,
    ]);
    return row?.home ?? null;
  }

  #away(cause: unknown): DatabaseAway {
    return new DatabaseAway(this.#awayBecause(cause), cause);
  }

  #awayBecause(cause: unknown): string {
    return `The database of the releases cannot be asked: ${cause === null ? 'no server is there' : reasonOf(cause)}.`;
  }
}
