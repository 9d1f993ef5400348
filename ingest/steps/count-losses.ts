import { join } from 'node:path';
import LibsqlDatabase from 'libsql';
import { FigureColumn } from '#release/figure-column.ts';
import { asIngestError, IngestError } from '../errors.ts';
import { type Database, text } from './database.ts';
import { type CurrentRelease, whyUnusable } from './kept-release.ts';
import { readColumns } from './read-columns.ts';
import { listedRowTables, type RowSource } from './rows/row-source.ts';

/** How many of a source's figures in the current release this run has not. */
export interface FiguresLost {
  source: string;
  before: number;
  lost: number;
  /** Elements, areas and items of the source without any remaining figure, in words for the data team. */
  emptied: string[];
  /** Whether there are elements or areas among them: those are missed however few their figures were. */
  isMissed: boolean;
}

const harmonisedFile = (source: string): string => `parquet/harmonised/${source}.parquet`;

/** Elements, and items, that are named singly; the rest is counted. */
const namedAtMost = 10;

const key = 'indicator, element, area, year, partner';

/** Rows of this run by which a figure is known: another value is a revision, not a loss. */
function rowsNow(where: string): string {
  return `SELECT indicator, element, area, year, '' AS partner FROM harmonised ${where}
    UNION ALL SELECT indicator, element, area, year, coalesce(partner, '') FROM archived ${where}`;
}

function countSql(before: string, now: string): string {
  const old = `SELECT indicator, element, area, year, coalesce(partner, '') AS partner FROM (${before})`;
  return `CREATE OR REPLACE TEMP TABLE lost_figure AS
    SELECT indicator, element, area, sum(before)::BIGINT AS before, sum(lost)::BIGINT AS lost FROM (
      SELECT indicator, element, area, count(*) AS before, 0 AS lost FROM (${old}) GROUP BY ALL
      UNION ALL SELECT indicator, element, area, 0, count(*) FROM (${old}) ANTI JOIN (${now}) USING (${key}) GROUP BY ALL)
    GROUP BY ALL`;
}

async function emptied(
  db: Database,
  column: 'element' | 'area' | 'indicator',
  word: string,
): Promise<string[]> {
  const found =
    await db.texts(`SELECT concat(${text(word)}, ' ', ${column}, ': all ', sum(before), ' figures are gone')
    FROM lost_figure GROUP BY ${column} HAVING sum(lost) = sum(before) AND sum(before) > 0
    ORDER BY sum(before) DESC, ${column}`);
  const more = found.length - namedAtMost;
  return more > 0 ? [...found.slice(0, namedAtMost), `and ${more} more ${word}s`] : found;
}

async function count(db: Database, source: string, before: string, now: string): Promise<FiguresLost> {
  await db.run(countSql(before, now));
  const total = (column: string) => db.count(`SELECT coalesce(sum(${column}), 0) FROM lost_figure`);
  const missed = [...(await emptied(db, 'element', 'element')), ...(await emptied(db, 'area', 'area'))];
  return {
    source,
    before: await total('before'),
    lost: await total('lost'),
    emptied: [...missed, ...(await emptied(db, 'indicator', 'item'))],
    isMissed: missed.length > 0,
  };
}

/**
 * The figures and flows that a starter release serves from a source. They are lost only if this run has them from no source at
 * all, because a fuller file may win over theirs.
 */
async function countStarter(
  db: Database,
  current: CurrentRelease,
  ofRows: readonly string[],
): Promise<FiguresLost[]> {
  const served = "SELECT indicator, element, area, year, '' AS partner FROM published_row";
  const counted: FiguresLost[] = [];
  try {
    const unusable = await whyUnusable(current, 'release.sqlite');
    if (unusable !== null) throw new Error(unusable);
    await loadKeptFigures(db, current);
    for (const { key: source } of current.sources) {
      if (ofRows.includes(source)) continue;
      const before = `SELECT * EXCLUDE (source) FROM kept_figure WHERE source = ${text(source)}`;
      counted.push(await count(db, source, before, `${rowsNow('')} UNION ALL ${served}`));
    }
  } catch (error) {
    const known = asIngestError(error, current.folder);
    if (known instanceof IngestError) throw known;
    throw new IngestError(
      'damaged-release',
      `The starter release ${current.id} cannot be read, so that nobody can say what this run would lose (${findReason(error)}).`,
      ['Make it again: npm run ingest -- --build-starter-release'],
      error,
    );
  }
  return counted;
}

/** Fills `kept_figure` with the published figures and the flows of the current release. */
async function loadKeptFigures(db: Database, { folder }: CurrentRelease): Promise<void> {
  await db.run(`CREATE OR REPLACE TEMP TABLE kept_figure (source VARCHAR, indicator INTEGER, element INTEGER,
    area VARCHAR, year INTEGER, partner VARCHAR)`);
  const release = new LibsqlDatabase(join(folder, 'release.sqlite'), { readonly: true });
  try {
    const sources = new Map(
      release.prepare('SELECT id, key FROM source').raw(true).all() as [number, string][],
    );
    for (const { indicator, element, body } of readColumns(release)) {
      const rows = FigureColumn.read(body)
        .figures()
        .flatMap(({ area, year, source }) =>
          source === null ? [] : [[sources.get(source) ?? '', indicator, element, area, year, null] as const],
        );
      await db.append('kept_figure', rows);
    }
    const flows = release
      .prepare('SELECT source, item, element, reporter, year, partner FROM trade_flow')
      .raw(true)
      .all() as [number, number, number, string, number, string][];
    await db.append(
      'kept_figure',
      flows.map(([source, ...flow]) => [sources.get(source) ?? '', ...flow] as const),
    );
  } finally {
    release.close();
  }
}

function findReason(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}

/** The same of a release made from publishers' files: every row that it took over, also what no page shows. */
async function countSource(
  db: Database,
  current: CurrentRelease,
  { key: source, rows }: { key: string; rows: number },
  tell: (line: string) => void,
): Promise<FiguresLost> {
  const file = harmonisedFile(source);
  const path = text(join(current.folder, file));
  let reason = await whyUnusable(current, file);
  if (reason === null)
    try {
      const columns = await db.texts(
        `SELECT column_name FROM (DESCRIBE SELECT * FROM read_parquet(${path}))`,
      );
      const partner = columns.includes('partner') ? 'partner' : 'NULL::VARCHAR AS partner';
      const before = `SELECT indicator, element, area, year, ${partner} FROM read_parquet(${path})`;
      return await count(db, source, before, rowsNow(`WHERE source = ${text(source)}`));
    } catch (error) {
      const known = asIngestError(error, current.folder);
      if (known instanceof IngestError) throw known;
      reason = findReason(error);
    }
  tell(
    `${source}: the figures of release ${current.id} cannot be read (${reason}); only how many they are was compared.`,
  );
  const now = await db.count(`SELECT coalesce(sum(rows), 0) FROM release_source WHERE key = ${text(source)}`);
  return { source, before: rows, lost: Math.max(0, rows - now), emptied: [], isMissed: false };
}

/** Areas that have rows of the source in a table of the current release, and none in this run. */
async function areasGone(
  db: Database,
  current: CurrentRelease,
  { source, into }: { source: string; into: string },
): Promise<string[]> {
  const rowTable = listedRowTables.find(({ table, columns }) => table === into && columns.includes('area'));
  if (rowTable === undefined || current.files[rowTable.file] === undefined) return [];
  const { file } = rowTable;
  // A damaged release is reported where it is checked; the numbers of rows are compared all the same.
  if ((await whyUnusable(current, file)) !== null) return [];
  const ofSource = `source = ${text(source)} AND area <> ''`;
  return db.texts(`SELECT concat('area ', area, ': all ', count(*), ' rows are gone')
    FROM read_parquet(${text(join(current.folder, file))})
    WHERE ${ofSource} AND area NOT IN (SELECT area FROM ${into} WHERE ${ofSource}) GROUP BY area ORDER BY area LIMIT ${namedAtMost}`);
}

/**
 * Compares rows of the sources of prices and of germplasm, which are no figures of items and elements: their number, and whether
 * each area of the current release has some.
 */
async function countRows(
  db: Database,
  current: CurrentRelease,
  ofRows: readonly RowSource[],
): Promise<FiguresLost[]> {
  const counted: FiguresLost[] = [];
  for (const { key: source, rows: before } of current.sources) {
    const into = ofRows.find(({ key }) => key === source)?.into;
    if (into === undefined) continue;
    const now = await db.count(
      `SELECT coalesce(sum(rows), 0) FROM release_source WHERE key = ${text(source)}`,
    );
    // An absent source is reported as such.
    const goneAreas = now === 0 ? [] : await areasGone(db, current, { source, into });
    const lost = Math.max(0, before - now);
    counted.push({ source, before, lost, emptied: goneAreas, isMissed: goneAreas.length > 0 });
  }
  return counted;
}

/**
 * Counts figures of the current release that this run lacks, for each source of figures, and for those of rows (`ofRows`) by how
 * many they are and which areas have some. `harmonised`, `archived`, `published_row`
 * and `release_source` are filled. Throws `damaged-release` when a starter release cannot be read.
 */
export async function countLosses(
  db: Database,
  current: CurrentRelease,
  ofRows: readonly RowSource[],
  tell: (line: string) => void,
): Promise<FiguresLost[]> {
  const rows = await countRows(db, current, ofRows);
  const keysOfRows = ofRows.map(({ key }) => key);
  if (current.origin === 'starter') return [...(await countStarter(db, current, keysOfRows)), ...rows];
  const counted: FiguresLost[] = [...rows];
  for (const source of current.sources)
    if (current.files[harmonisedFile(source.key)] !== undefined)
      counted.push(await countSource(db, current, source, tell));
  return counted;
}
