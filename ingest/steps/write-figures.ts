import { deflateSync } from 'node:zlib';
import { type Figure, FigureColumn } from '#release/figure-column.ts';
import type { SqliteWriter } from '#release/sqlite-writer.ts';
import type { Cell } from '#release/table-file.ts';
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
export async function writeFigures(db: Database, into: SqliteWriter, signal: AbortSignal): Promise<void> {
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
