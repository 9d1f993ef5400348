import { SqliteWriter } from '#release/sqlite-writer.ts';
import type { Cell } from '#release/table-file.ts';
import type { Database } from './database.ts';
import { germplasmDumps } from './germplasm/germplasm-dumps.ts';
import { lossDumps } from './losses/loss-dumps.ts';
import { priceDumps } from './prices/price-dumps.ts';
import { publicationDumps } from './publications/publication-dumps.ts';
import type { TableDump } from './table-dump.ts';
import { writeFigures } from './write-figures.ts';

/** A value of DuckDB as SQLite takes it. */
const toCell = (value: unknown): Cell =>
  value == null ? null : typeof value === 'string' || typeof value === 'number' ? value : Number(value);

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
    table: 'member',
    columns: ['aggregate', 'area', 'first_year', 'last_year'],
    // Parts of former states and of China: their populations are added up.
    sql: `SELECT aggregate, area, first_year, last_year FROM member
      UNION ALL SELECT composite, part, 0, 9999 FROM map_composites WHERE part <> 'SCG' ORDER BY ALL`,
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

async function copy(db: Database, into: SqliteWriter, dump: TableDump, signal: AbortSignal): Promise<void> {
  const table = into.table(dump.table, dump.columns);
  for await (const columns of db.chunks(dump.sql)) {
    signal.throwIfAborted();
    const count = columns[0]?.length ?? 0;
    for (let row = 0; row < count; row += 1) table.row(columns.map((column) => toCell(column[row])));
  }
  table.end();
}

/** Writes the serving database: rows in key order within one transaction, the index last. */
export async function writeSqlite(db: Database, path: string, signal: AbortSignal): Promise<void> {
  const into = new SqliteWriter(path);
  try {
    await writeFigures(db, into, signal);
    for (const dump of [...dumps, ...priceDumps, ...germplasmDumps, ...publicationDumps, ...lossDumps])
      await copy(db, into, dump, signal);
    into.finish();
  } finally {
    into.close();
  }
}
