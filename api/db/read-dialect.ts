import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';

/** Rows of a statement with its values. */
export type AskRows = (text: string, values: readonly unknown[]) => Promise<unknown[]>;

function refuse(): never {
  throw new Error('A release is only read, one statement at a time.');
}

/**
 * PostgreSQL for questions alone: each statement goes where `ask` sends it, so that two of one request may be answered by two
 * servers. Releases never change, so there is nothing that a transaction would hold together.
 */
export function readDialect(ask: AskRows): Dialect {
  const connection: DatabaseConnection = {
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      return { rows: (await ask(sql, parameters)) as R[] };
    },
    streamQuery: refuse,
  };
  const nothing = async (): Promise<void> => undefined;
  const driver: Driver = {
    init: nothing,
    acquireConnection: async () => connection,
    beginTransaction: async () => refuse(),
    commitTransaction: async () => refuse(),
    rollbackTransaction: async () => refuse(),
    releaseConnection: nothing,
    destroy: nothing,
  };
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
}
