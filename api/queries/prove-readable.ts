import { type Kysely, sql } from 'kysely';
import { type ReleaseDatabase, releaseColumns } from '#release/schema.ts';

/**
 * Reads a row of every table with all the columns of the schema's version. Rejects with SQLite's error on the first
 * one that cannot be read: a table or column that is missing, a page that is damaged.
 */
export async function proveReadable(db: Kysely<ReleaseDatabase>): Promise<void> {
  for (const [table, columns] of releaseColumns) {
    const list = sql.join(columns.map((column) => sql.ref(`${table}.${column}`)));
    await sql`select ${list} from ${sql.table(table)} limit 1`.execute(db);
  }
}
