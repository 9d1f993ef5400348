import { join } from 'node:path';
import { asIngestError, IngestError } from '../errors.ts';
import { type Database, text } from './database.ts';
import { type CurrentRelease, whyUnusable } from './kept-release.ts';

/** How many of a source's figures in the current release this run has not. */
export interface FiguresLost {
  source: string;
  before: number;
  lost: number;
  /** Elements and items of the source of which nothing is left, in words for the data team. */
  emptied: string[];
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
    SELECT indicator, element, sum(before)::BIGINT AS before, sum(lost)::BIGINT AS lost FROM (
      SELECT indicator, element, count(*) AS before, 0 AS lost FROM (${old}) GROUP BY ALL
      UNION ALL SELECT indicator, element, 0, count(*) FROM (${old}) ANTI JOIN (${now}) USING (${key}) GROUP BY ALL)
    GROUP BY ALL`;
}

async function emptied(db: Database, column: 'element' | 'indicator', word: string): Promise<string[]> {
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
  return {
    source,
    before: await total('before'),
    lost: await total('lost'),
    emptied: [...(await emptied(db, 'element', 'element')), ...(await emptied(db, 'indicator', 'item'))],
  };
}

/**
 * What a starter release has of a source: the figures and flows that it serves. They are lost when this run has them
 * from no source at all, because a fuller file may win over the one that they came from.
 */
async function countStarter(
  db: Database,
  current: CurrentRelease,
  ofRows: readonly string[],
): Promise<FiguresLost[]> {
  const files = ['parquet/observation.parquet', 'parquet/trade_flow.parquet'] as const;
  const [figures, flows] = files.map((file) => `read_parquet(${text(join(current.folder, file))})`);
  const served = "SELECT indicator, element, area, year, '' AS partner FROM published_row";
  const counted: FiguresLost[] = [];
  try {
    for (const file of files) {
      const unusable = await whyUnusable(current, file);
      if (unusable !== null) throw new Error(unusable);
    }
    for (const { key: source } of current.sources) {
      if (ofRows.includes(source)) continue;
      const of = `WHERE source = ${text(source)}`;
      const before = `SELECT indicator, element, area, year, NULL::VARCHAR AS partner FROM ${figures} ${of}
        UNION ALL SELECT item, element, reporter, year, partner FROM ${flows} ${of}`;
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
  return { source, before: rows, lost: Math.max(0, rows - now), emptied: [] };
}

/** Rows of the sources of prices and of germplasm, which are no figures of items and elements: only how many they are is compared. */
async function countRows(
  db: Database,
  current: CurrentRelease,
  ofRows: readonly string[],
): Promise<FiguresLost[]> {
  const counted: FiguresLost[] = [];
  for (const { key: source, rows: before } of current.sources) {
    if (!ofRows.includes(source)) continue;
    const now = await db.count(
      `SELECT coalesce(sum(rows), 0) FROM release_source WHERE key = ${text(source)}`,
    );
    counted.push({ source, before, lost: Math.max(0, before - now), emptied: [] });
  }
  return counted;
}

/**
 * Counts what the current release has and this run has not, for each source that holds figures, and for those of
 * rows (`ofRows`) by how many they are. `harmonised`,
 * `archived`, `published_row` and `release_source` are filled. Throws `damaged-release` when a starter release cannot be read.
 */
export async function countLosses(
  db: Database,
  current: CurrentRelease,
  ofRows: readonly string[],
  tell: (line: string) => void,
): Promise<FiguresLost[]> {
  const rows = await countRows(db, current, ofRows);
  if (current.origin === 'starter') return [...(await countStarter(db, current, ofRows)), ...rows];
  const counted: FiguresLost[] = [...rows];
  for (const source of current.sources)
    if (current.files[harmonisedFile(source.key)] !== undefined)
      counted.push(await countSource(db, current, source, tell));
  return counted;
}
