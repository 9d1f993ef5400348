import type LibsqlDatabase from 'libsql';
import type { Release } from '#release/facts.ts';
import { FigureColumn } from '#release/figure-column.ts';

type Sqlite = LibsqlDatabase.Database;

export interface ColumnRow {
  indicator: number;
  element: number;
  body: Uint8Array;
}

export function readColumns(db: Sqlite): readonly ColumnRow[] {
  const rows = db
    .prepare('SELECT indicator, element, body FROM figure_column ORDER BY indicator, element')
    .raw(true)
    .all() as [number, number, Uint8Array][];
  return rows.map(([indicator, element, body]) => ({ indicator, element, body }));
}

export function countRows(db: Sqlite): Release['counts'] {
  const { n: areas } = db.prepare('SELECT count(*) AS n FROM area').get() as { n: number };
  const rankings = db.prepare('SELECT body FROM ranking_column').raw(true).all() as [Uint8Array][];
  const columns = readColumns(db).map(({ body }) => FigureColumn.read(body));
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
  return {
    areas,
    observations: sum(columns.map(({ count }) => count)),
    derived: sum(columns.map((column) => column.countOf(null))),
    rankings: sum(rankings.map(([body]) => FigureColumn.read(body).count)),
  };
}

/** How many figures a release has of an area. */
export const countFiguresOf = (db: Sqlite, area: string): number =>
  readColumns(db).reduce((sum, { body }) => sum + FigureColumn.read(body).series(area).length, 0);
