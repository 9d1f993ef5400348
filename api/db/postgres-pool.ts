import { Client, Pool, TypeOverrides, types } from 'pg';

/** Told of a connection that was made, or why it was not. */
type Connected = ((error: Error) => void) | ((error: null, client: Client) => void);

/**
 * A connection of `pg` that closes its socket when it could not be made. Where the client itself finds the reason (a password
 * that the address lacks), `pg` leaves it open: a pool that retries each second would use up all connections of the server.
 */
class ClosingClient extends Client {
  override connect(): Promise<Client>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<Client> | undefined {
    if (callback === undefined)
      return super.connect().catch((error: unknown) => {
        this.#letGo();
        throw error;
      });
    const tell = callback as (error: Error | null, client: Client) => void;
    super.connect((error: Error | null) => {
      if (error) this.#letGo();
      tell(error, this);
    });
    return undefined;
  }

  #letGo(): void {
    void this.end().catch(() => undefined);
  }
}

/** Numbers as SQLite gives them. Whole ones beyond 2^53 are in no release. */
const numbers = new TypeOverrides();
numbers.setTypeParser(types.builtins.INT8, Number);
numbers.setTypeParser(types.builtins.NUMERIC, Number);

/** Milliseconds within which a connection is made, or becomes free. */
const slowestConnection = 3000;

/** Milliseconds beyond a statement's own bound after which a silent server is given up. */
const silence = 2000;

/** Seconds after which a connection is made anew, so that a name that has moved to another server is followed. */
const longestConnection = 300;

export interface PoolBounds {
  /** Connections that are open at a time, at most. */
  mostConnections: number;
  /** Milliseconds after which the database gives a statement up. */
  slowestStatement: number;
}

/** Connections to a PostgreSQL, made as they are needed. Statements need no session state, so a pooler may be in between. */
export function openPool(url: string, { mostConnections, slowestStatement }: PoolBounds): Pool {
  const pool = new Pool({
    Client: ClosingClient,
    connectionString: url,
    max: mostConnections,
    connectionTimeoutMillis: slowestConnection,
    statement_timeout: slowestStatement,
    query_timeout: slowestStatement + silence,
    maxLifetimeSeconds: longestConnection,
    keepAlive: true,
    types: numbers,
    application_name: 'observatory',
  });
  // A connection that breaks fails the statement that comes next; without listeners it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
