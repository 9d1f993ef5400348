import type { ReleaseSource } from '#release/facts.ts';
import { type Database, insertValues } from './database.ts';

export async function createSources(db: Database, sources: readonly ReleaseSource[]): Promise<void> {
  await db.run(`CREATE OR REPLACE TABLE release_source (id INTEGER, key VARCHAR, file VARCHAR, publisher VARCHAR,
    title VARCHAR, url VARCHAR, date VARCHAR, sha256 VARCHAR, licence VARCHAR, rows INTEGER, computed INTEGER)`);
  const rows = sources.map(
    ({ key, file, publisher, title, url, date, sha256, licence, rows: count, computed }, at) => [
      ...[at + 1, key, file, publisher, title, url, date, sha256, licence, count, Number(computed)],
    ],
  );
  await insertValues(db, 'release_source', rows);
}
