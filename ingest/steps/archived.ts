import { type Database, text } from './database.ts';

/** Columns of an archive's file, in order, and how each is read; its edition is stored by name. */
const columns = [
  ...['indicator::INTEGER AS indicator', 'element::INTEGER AS element', 'area', 'year::INTEGER AS year'],
  ...['value::DOUBLE AS value', 'flag', 'published', 'partner'],
];

/** The order of an archive's rows. */
const order = 'indicator, element, area, year, partner';

/** How the release keeps large tables. */
export const zstd = '(FORMAT parquet, COMPRESSION zstd, COMPRESSION_LEVEL 6, ROW_GROUP_SIZE 200000)';

/**
 * Makes `archived(source, indicator, element, area, year, value, flag, published, edition, partner)`: the rows of sources that are kept
 * as archives. They are tens of millions, so that they are never a table in memory: each source's are read from the very file that
 * the release gets (`archive_file`), whose order lets a question for some items pass the others by.
 */
export async function createArchived(db: Database): Promise<void> {
  await db.run('CREATE TABLE archive_file (source VARCHAR, file VARCHAR)');
  await db.run(`CREATE TABLE no_archive (source VARCHAR, indicator INTEGER, element INTEGER, area VARCHAR, year INTEGER,
    value DOUBLE, flag VARCHAR, published VARCHAR, edition BIGINT, partner VARCHAR)`);
  await db.run('CREATE VIEW archived AS FROM no_archive');
}

/** Writes the rows of a query with the columns of `archived`, but `source`, into a file as the release keeps it, and adds them to `archived`. */
export async function writeArchive(db: Database, source: string, rows: string, file: string): Promise<void> {
  await db.run(`COPY (SELECT ${columns.join(', ')}, e.key AS edition
    FROM (${rows}) r LEFT JOIN edition e ON r.edition = 1::BIGINT << e.bit ORDER BY ${order}) TO ${text(file)} ${zstd}`);
  await addArchive(db, source, file);
}

/** Adds the rows of such a file to `archived`. */
export async function addArchive(db: Database, source: string, file: string): Promise<void> {
  await db.run(`INSERT INTO archive_file VALUES (${text(source)}, ${text(file)})`);
  const files = await db.rows('SELECT source, file FROM archive_file');
  const each = files.map(
    (one) => `UNION ALL BY NAME SELECT ${text(String(one['source']))} AS source, r.* EXCLUDE (edition),
      1::BIGINT << e.bit AS edition FROM read_parquet(${text(String(one['file']))}) r LEFT JOIN edition e ON e.key = r.edition`,
  );
  await db.run(`CREATE OR REPLACE VIEW archived AS FROM no_archive ${each.join(' ')}`);
}

/** File of a source's rows; `null` for one that is no archive. */
export async function archiveOf(db: Database, source: string): Promise<string | null> {
  const [file] = await db.texts(`SELECT file FROM archive_file WHERE source = ${text(source)}`);
  return file ?? null;
}
