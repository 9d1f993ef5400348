import type { ReleaseSource } from '#release/facts.ts';
import { type Database, text } from './database.ts';

/** `release_source`: the sources of the release with their ids, in the order of the list. */
export async function createSources(db: Database, sources: readonly ReleaseSource[]): Promise<void> {
  await db.run(`CREATE OR REPLACE TABLE release_source (id INTEGER, key VARCHAR, file VARCHAR, publisher VARCHAR,
    title VARCHAR, url VARCHAR, date VARCHAR, sha256 VARCHAR, licence VARCHAR, rows INTEGER, computed BOOLEAN)`);
  for (const [at, source] of sources.entries()) {
    const texts = [
      source.key,
      source.file,
      source.publisher,
      source.title,
      source.url,
      source.date,
      source.sha256,
      source.licence,
    ].map(text);
    await db.run(`INSERT INTO release_source
      VALUES (${at + 1}, ${texts.join(', ')}, ${source.rows}, ${source.computed})`);
  }
}
