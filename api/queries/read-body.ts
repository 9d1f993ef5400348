import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';
import type { ReleaseDatabase } from '#contract/release-tables.ts';

/**
 * The column `body`, which is long. Of a damaged file SQLite gives what stands there, and its driver ends the process over bytes that are
 * no text; read as bytes they are no JSON, and that is an error like any other.
 */
export function bodyColumn(db: Kysely<ReleaseDatabase>): RawBuilder<string | ArrayBuffer> {
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? sql<string>`body`
    : sql<ArrayBuffer>`cast(body as blob)`;
}

/** What a body holds. Throws `SyntaxError` for one that is damaged. */
export function readBody<T>(body: string | ArrayBuffer): T {
  return JSON.parse(typeof body === 'string' ? body : Buffer.from(body).toString()) as T;
}
