import { deflateSync } from 'node:zlib';
import { type Figure, FigureColumn } from '#release/figure-column.ts';
import { releaseTables } from '#release/schema.ts';
import { SqliteWriter } from '#release/sqlite-writer.ts';
import type { Table } from '#release/table.ts';
import type { Cell } from '#release/table-file.ts';
import { figureTables } from '#release/tables/figures.ts';
import { recordTables } from '#release/tables/records.ts';
import type { Database } from './database.ts';

/** Figures of one column, and the two values that identify it. */
interface Group {
  key: readonly [Cell, Cell];
  figures: Figure[];
}

const toKey = (value: unknown): Cell => (typeof value === 'string' ? value : Number(value));
const numberOrNull = (value: unknown): number | null => (value == null ? null : Number(value));

/** Rows in groups of the same first two columns; a figure's own columns follow; places have only the first four. */
async function* grouped(db: Database, sql: string, signal: AbortSignal): AsyncGenerator<Group> {
  let group: Group | null = null;
  for await (const columns of db.chunks(sql)) {
    signal.throwIfAborted();
    const [first = [], second = [], areas = [], years = [], values = [], flags = [], ...rest] = columns;
    const [sources = [], editions = [], contributors = [], held = [], published = []] = rest;
    for (const [at, area] of areas.entries()) {
      if (group === null || group.key[0] !== toKey(first[at]) || group.key[1] !== toKey(second[at])) {
        if (group !== null) yield group;
        group = { key: [toKey(first[at]), toKey(second[at])], figures: [] };
      }
      group.figures.push({
        area: String(area),
        year: Number(years[at]),
        value: Number(values[at]),
        flag: String(flags[at] ?? ''),
        source: numberOrNull(sources[at]),
        edition: numberOrNull(editions[at]),
        contributors: numberOrNull(contributors[at]),
        held: numberOrNull(held[at]),
        published: published[at] == null ? null : String(published[at]),
      });
    }
  }
  if (group !== null) yield group;
}

/** Whose figures the aggregates of each item and element add up, as `figure_column.sums` has it. */
async function readSums(db: Database): Promise<ReadonlyMap<string, Buffer>> {
  const sums = new Map<string, [number, string, string][]>();
  const sql = 'SELECT indicator, element, year, areas, nil FROM served_sum ORDER BY indicator, element, year';
  for await (const [indicators = [], elements = [], years = [], areas = [], nil = []] of db.chunks(sql))
    for (const [at, year] of years.entries()) {
      const key = `${indicators[at]} ${elements[at]}`;
      const known = sums.get(key) ?? [];
      sums.set(key, known);
      known.push([Number(year), String(areas[at]), String(nil[at])]);
    }
  return new Map([...sums].map(([key, rows]) => [key, deflateSync(JSON.stringify(rows))]));
}

/** Writes `figure_column` from `published_row`, and `ranking_column` from `listed_crop`. */
async function writeFigures(db: Database, into: SqliteWriter, signal: AbortSignal): Promise<void> {
  const sums = await readSums(db);
  const columns = into.table('figure_column');
  const figures = `SELECT indicator, element, area, year, value, flag, s.id, e.id, contributors, held, published
    FROM published_row LEFT JOIN release_source s ON s.key = published_row.source
    LEFT JOIN edition_set e ON e.mask = published_row.edition ORDER BY indicator, element, area, year`;
  for await (const { key, figures: ofGroup } of grouped(db, figures, signal))
    columns.row([...key, FigureColumn.of(ofGroup).write(), sums.get(key.join(' ')) ?? null]);
  columns.end();

  const rankings = into.table('ranking_column');
  const places =
    'SELECT element, area, item, year, value, flag FROM listed_crop ORDER BY element, area, item, year';
  for await (const { key, figures: ofGroup } of grouped(db, places, signal))
    rankings.row([...key, FigureColumn.of(ofGroup).write()]);
  rankings.end();
}

/** A value of DuckDB as SQLite takes it. */
const toCell = (value: unknown): Cell =>
  value == null ? null : typeof value === 'string' || typeof value === 'number' ? value : Number(value);

/** What fills a table of the release that has another name in the database of the run. */
const origins: Readonly<Record<string, string>> = {
  source: 'release_source',
  edition: 'edition_set',
  published_unit: 'served_unit',
  // Parts of former states and of China: their populations are added up.
  member: `(SELECT aggregate, area, first_year, last_year FROM member
    UNION ALL SELECT composite, part, 0, 9999 FROM map_composites WHERE part <> 'SCG')`,
};

/** Tables that other code fills: figures, contributed records, and changes since another release. */
const filledElsewhere = new Set<string>([
  ...[...figureTables, ...recordTables].map(({ name }) => name),
  ...['variety_supply', 'change'],
]);

/** The rows of a table in the order of its key, so that they are appended; a source's number replaces its key. */
function selectRows({ name, columns, key }: Table): string {
  const stored = (column: string): string => (column === 'source' ? 's.id' : `t.${column}`);
  const source = 'source' in columns ? ' JOIN release_source s ON s.key = t.source' : '';
  return `SELECT ${Object.keys(columns).map(stored).join(', ')} FROM ${origins[name] ?? name} t${source}
    ORDER BY ${key.map(stored).join(', ')}`;
}

async function copy(db: Database, into: SqliteWriter, table: Table, signal: AbortSignal): Promise<void> {
  const writer = into.table(table.name);
  for await (const columns of db.chunks(selectRows(table))) {
    signal.throwIfAborted();
    const count = columns[0]?.length ?? 0;
    for (let row = 0; row < count; row += 1) writer.row(columns.map((column) => toCell(column[row])));
  }
  writer.end();
}

/** Writes the serving database: rows in key order within one transaction, the index last. */
export async function writeSqlite(db: Database, path: string, signal: AbortSignal): Promise<void> {
  const into = new SqliteWriter(path);
  try {
    await writeFigures(db, into, signal);
    for (const table of releaseTables)
      if (!filledElsewhere.has(table.name)) await copy(db, into, table, signal);
    into.finish();
  } finally {
    into.close();
  }
}
