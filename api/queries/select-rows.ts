import type { Kysely } from 'kysely';
import { type ReleaseDatabase, type Row, releaseColumns, releaseTables } from '#release/schema.ts';

type TableName = keyof ReleaseDatabase;

/** Values of columns: one, or any of a list. A column that is left out or `undefined` may have any value. */
type Where<Name extends TableName> = {
  readonly [Column in keyof Row<Name>]?: Row<Name>[Column] | readonly Row<Name>[Column][] | undefined;
};

const keys = new Map<string, readonly string[]>(releaseTables.map(({ name, key }) => [name, key]));

/** Which columns are read, all of them when left out, and by which the rows are sorted, else by the table's key. */
interface Reading<Name extends TableName, Column> {
  columns?: readonly Column[];
  order?: readonly (keyof Row<Name> & string)[];
}

/** Rows that are read in one piece: 28,000 at once would hold other requests up for 60 ms. */
const inOnePiece = 2000;

/** Rows of a table: all of them, or those whose columns have some values. */
export async function selectRows<
  Name extends TableName,
  Column extends keyof Row<Name> & string = keyof Row<Name> & string,
>(
  db: Kysely<ReleaseDatabase>,
  table: Name,
  where: Where<Name> = {},
  { columns, order }: Reading<Name, Column> = {},
): Promise<Pick<Row<Name>, Column>[]> {
  let query = queryOf(db, table, where).select(columns ?? releaseColumns.get(table) ?? []);
  // By the key after another order, so that no row is in two pieces.
  for (const column of new Set([...(order ?? []), ...(keys.get(table) ?? [])])) query = query.orderBy(column);
  const rows: unknown[] = [];
  for (let isWhole = false; !isWhole; ) {
    const piece = await query.limit(inOnePiece).offset(rows.length).execute();
    for (const row of piece) rows.push(row);
    isWhole = piece.length < inOnePiece;
  }
  return rows as Pick<Row<Name>, Column>[];
}

/** The values of a column, each once, rising: of all rows of a table, or of those whose columns have some values. */
export async function selectDistinct<Name extends TableName, Column extends keyof Row<Name> & string>(
  db: Kysely<ReleaseDatabase>,
  table: Name,
  column: Column,
  where: Where<Name> = {},
): Promise<Row<Name>[Column][]> {
  const rows = await queryOf(db, table, where).select(column).distinct().orderBy(column).execute();
  return rows.map((row) => (row as Record<string, unknown>)[column] as Row<Name>[Column]);
}

function queryOf<Name extends TableName>(db: Kysely<ReleaseDatabase>, table: Name, where: Where<Name>) {
  // Kysely's types cannot follow a table that is a variable; the parameters are checked against its columns.
  const tables = db as unknown as Kysely<Record<string, Record<string, unknown>>>;
  let query = tables.selectFrom(table as string);
  for (const [column, value] of Object.entries(where)) {
    if (value === undefined) continue;
    if (value === null) query = query.where(column, 'is', null);
    else query = Array.isArray(value) ? query.where(column, 'in', value) : query.where(column, '=', value);
  }
  return query;
}

/** Items and elements, and perhaps one area or year of them. */
interface Among {
  indicators: readonly number[];
  elements: readonly number[];
  area?: string;
  year?: number;
}

/** Tables that say something of single figures: breaks, seams, doubts and events. */
type MarkTable = 'series_break' | 'series_seam' | 'doubtful_figure' | 'figure_event';

/** What one of these tables says of the figures of several items and elements. */
export const selectMarks = <Name extends MarkTable>(
  db: Kysely<ReleaseDatabase>,
  table: Name,
  { indicators, elements, ...where }: Among,
): Promise<Row<Name>[]> =>
  selectRows(db, table, { indicator: indicators, element: elements, ...where } as Where<Name>) as Promise<
    Row<Name>[]
  >;
