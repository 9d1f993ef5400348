import LibsqlDatabase from 'libsql';
import { releaseDdl } from '#release/schema.ts';
import type { Database } from './database.ts';
import { type RowWatcher, watchForCubes, watchForPodiums } from './figure-columns.ts';
import { germplasmDumps } from './germplasm/germplasm-dumps.ts';
import { lossDumps } from './losses/loss-dumps.ts';
import { priceDumps } from './prices/price-dumps.ts';
import { publicationDumps } from './publications/publication-dumps.ts';
import { copyRankingLists } from './ranking-lists.ts';
import type { TableDump } from './table-dump.ts';

/** Values per statement stay below SQLite's limit of 32,766. */
const rowsPerStatement = 200;

const dumps: readonly TableDump[] = [
  {
    table: 'area',
    columns: ['code', 'kind', 'm49', 'fao', 'iso2', 'region', 'macro', 'first_year', 'last_year'],
    sql: 'SELECT code, kind, m49, fao, iso2, region, macro, first_year, last_year FROM area ORDER BY code',
  },
  {
    table: 'source',
    columns: [
      'id',
      'key',
      'file',
      'publisher',
      'title',
      'url',
      'date',
      'sha256',
      'licence',
      'rows',
      'computed',
    ],
    sql: `SELECT id, key, file, publisher, title, url, date, sha256, licence, rows, computed::INTEGER
      FROM release_source ORDER BY id`,
  },
  {
    table: 'edition',
    columns: ['id', 'key'],
    sql: 'SELECT id, key FROM edition_set ORDER BY id',
  },
  {
    table: 'observation',
    columns: [
      'indicator',
      'element',
      'year',
      'area',
      'value',
      'flag',
      'source',
      'contributors',
      'rank',
      'percentile',
      'published',
      'edition',
      'held',
    ],
    sql: `SELECT indicator, element, year, area, value, flag, s.id, contributors, rank::INTEGER, percentile, published, e.id, held
      FROM published_row LEFT JOIN release_source s ON s.key = published_row.source
      LEFT JOIN edition_set e ON e.mask = published_row.edition
      ORDER BY indicator, element, year, area`,
  },
  {
    table: 'ranking',
    columns: ['element', 'area', 'year', 'item', 'ranking', 'value', 'ranked'],
    sql: `SELECT element, area, year, item, ranking, value, ranked FROM served_rank
      ORDER BY element, area, year, ranking, item`,
  },
  {
    table: 'member',
    columns: ['aggregate', 'area', 'first_year', 'last_year'],
    // Parts of former states and of China: their populations are added up.
    sql: `SELECT aggregate, area, first_year, last_year FROM member
      UNION ALL SELECT composite, part, 0, 9999 FROM map_composites WHERE part <> 'SCG' ORDER BY ALL`,
  },
  {
    table: 'summed',
    columns: ['indicator', 'element', 'year', 'areas', 'nil'],
    sql: 'SELECT indicator, element, year, areas, nil FROM served_sum ORDER BY indicator, element, year',
  },
  {
    table: 'published_unit',
    columns: ['source', 'indicator', 'element', 'unit'],
    sql: `SELECT s.id, indicator, element, unit FROM served_unit JOIN release_source s ON s.key = source
      ORDER BY s.id, indicator, element`,
  },
  {
    table: 'trade_flow',
    columns: ['item', 'year', 'reporter', 'partner', 'element', 'value', 'flag', 'source'],
    sql: `SELECT item, year, reporter, partner, element, value, flag, s.id
      FROM trade_flow JOIN release_source s ON s.key = trade_flow.source
      ORDER BY item, year, reporter, element, partner`,
  },
  {
    table: 'world_sum',
    columns: ['indicator', 'element', 'year', 'world', 'countries_sum', 'countries', 'reason'],
    sql: `SELECT indicator, element, year, world, countries_sum, countries, reason FROM world_sum
      ORDER BY indicator, element, year`,
  },
  {
    table: 'series_break',
    columns: ['indicator', 'element', 'area', 'year'],
    sql: 'SELECT indicator, element, area, year FROM series_break ORDER BY indicator, element, area, year',
  },
  {
    table: 'series_seam',
    columns: ['indicator', 'element', 'area', 'year'],
    sql: 'SELECT indicator, element, area, year FROM series_seam ORDER BY indicator, element, area, year',
  },
  {
    table: 'doubtful_figure',
    columns: ['indicator', 'element', 'area', 'year', 'reason', 'link'],
    sql: `SELECT indicator, element, area, year, reason, link FROM doubtful_figure
      ORDER BY indicator, element, area, year`,
  },
  {
    table: 'figure_event',
    columns: ['indicator', 'element', 'area', 'year', 'event'],
    sql: 'SELECT indicator, element, area, year, event FROM figure_event ORDER BY indicator, element, area, year',
  },
  {
    table: 'coverage',
    columns: ['indicator', 'element', 'year', 'countries', 'regions', 'is_default'],
    sql: `SELECT indicator, element, year, countries, regions, is_default FROM coverage
      ORDER BY indicator, element, year`,
  },
  {
    table: 'breaks',
    columns: ['indicator', 'element', 'year', 'limits', 'has_zero'],
    sql: 'SELECT indicator, element, year, limits, has_zero FROM breaks ORDER BY indicator, element, year',
  },
];

function insertSql(table: string, columns: readonly string[], rows: number): string {
  const row = `(${columns.map(() => '?').join(',')})`;
  return `INSERT INTO ${table} (${columns.join(',')}) VALUES ${Array.from({ length: rows }, () => row).join(',')}`;
}

async function copy(
  db: Database,
  target: InstanceType<typeof LibsqlDatabase>,
  dump: TableDump,
  { signal, watcher }: { signal: AbortSignal; watcher?: RowWatcher | undefined },
): Promise<void> {
  const full = target.prepare(insertSql(dump.table, dump.columns, rowsPerStatement));
  let values: unknown[] = [];
  for await (const columns of db.chunks(dump.sql)) {
    signal.throwIfAborted();
    const count = columns[0]?.length ?? 0;
    for (let row = 0; row < count; row += 1) {
      const from = values.length;
      for (const column of columns) values.push(column[row] ?? null);
      watcher?.row(values.slice(from));
      if (values.length === rowsPerStatement * dump.columns.length) {
        full.run(values);
        values = [];
      }
    }
  }
  if (values.length > 0)
    target.prepare(insertSql(dump.table, dump.columns, values.length / dump.columns.length)).run(values);
  watcher?.end();
}

/** Writes the serving database: rows in key order within one transaction, the index last. */
export async function writeSqlite(db: Database, path: string, signal: AbortSignal): Promise<void> {
  const target = new LibsqlDatabase(path);
  try {
    target.exec('PRAGMA page_size = 8192; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;');
    target.exec('PRAGMA cache_size = -65536;');
    const statements = releaseDdl.split(';').filter((statement) => statement.trim() !== '');
    for (const statement of statements) if (!/CREATE INDEX/.test(statement)) target.exec(statement);
    target.exec('BEGIN');
    const watchers: Readonly<Record<string, RowWatcher>> = {
      observation: await watchForCubes(db, target),
      ranking: await watchForPodiums(db, target),
    };
    for (const dump of [...dumps, ...priceDumps, ...germplasmDumps, ...publicationDumps, ...lossDumps])
      await copy(db, target, dump, { signal, watcher: watchers[dump.table] });
    await copyRankingLists(db, target, signal);
    target.exec('COMMIT');
    for (const statement of statements) if (/CREATE INDEX/.test(statement)) target.exec(statement);
    target.exec('ANALYZE');
  } finally {
    target.close();
  }
}
