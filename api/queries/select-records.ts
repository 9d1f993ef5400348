import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';
import { type RecordKindId, recordKinds } from '#catalog/records/kinds.ts';
import { searchable } from '#domain/germplasm/variety-name.ts';
import type { ReleaseDatabase } from '#release/schema.ts';

const tables: Readonly<Record<RecordKindId, keyof ReleaseDatabase>> = {
  'seed-production': 'seed_production',
  quotes: 'quote',
  'industrial-quality': 'industrial_quality',
};

/** The year of a record; a quote has a day. */
const yearOf = (kind: RecordKindId): RawBuilder<number> =>
  kind === 'quotes' ? sql<number>`cast(substr(date, 1, 4) AS INTEGER)` : sql<number>`year`;

/** A row as its table has it: `source`, `place` and the columns of the import's format. */
export type SelectedRecord = Readonly<Record<string, string | number | null>> & {
  source: number;
  place: number;
};

/** What is asked of records; `source` is `source.id`, `found` what a search found. */
export interface RecordFilter {
  country?: string | undefined;
  /** Those of a network. */
  countries?: readonly string[] | undefined;
  crop?: string | undefined;
  type?: string | undefined;
  from?: number | undefined;
  to?: number | undefined;
  source?: number | undefined;
  found?: FoundRecords | undefined;
}

/** Records that a search found: a JSON list of their numbers, which a statement takes as one value. */
export type FoundRecords = string & { readonly found: true };

/** One number for source and place. */
const numberOf = sql`source * 10000000 + place`;

/** The numbers of a JSON list: the one thing here that SQLite and PostgreSQL have no common word for. */
function numbersIn(db: Kysely<ReleaseDatabase>, found: FoundRecords): RawBuilder<number> {
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? sql<number>`SELECT value::bigint FROM json_array_elements_text(${found}::json)`
    : sql<number>`SELECT value FROM json_each(${found})`;
}

function conditions(
  db: Kysely<ReleaseDatabase>,
  kind: RecordKindId,
  filter: RecordFilter,
): RawBuilder<unknown> {
  const { country, countries, crop, type, from, to, source, found } = filter;
  const year = yearOf(kind);
  const parts = [
    sql`true`,
    ...(country === undefined ? [] : [sql`country = ${country}`]),
    ...(countries === undefined
      ? []
      : [countries.length === 0 ? sql`false` : sql`country IN (${sql.join(countries)})`]),
    ...(crop === undefined ? [] : [sql`crop = ${crop}`]),
    ...(type === undefined ? [] : [sql`${sql.ref(recordKinds[kind].type)} = ${type}`]),
    ...(from === undefined ? [] : [sql`${year} >= ${from}`]),
    ...(to === undefined ? [] : [sql`${year} <= ${to}`]),
    ...(source === undefined ? [] : [sql`source = ${source}`]),
    ...(found === undefined ? [] : [sql`${numberOf} IN (${numbersIn(db, found)})`]),
  ];
  return sql.join(parts, sql` AND `);
}

/** Records of a kind that fit, the newest first; of `page` those from a place on. */
export async function selectRecords(
  db: Kysely<ReleaseDatabase>,
  kind: RecordKindId,
  filter: RecordFilter,
  page: { offset: number; limit: number } | null,
): Promise<readonly SelectedRecord[]> {
  const part = page === null ? sql`` : sql` LIMIT ${page.limit} OFFSET ${page.offset}`;
  const newest = kind === 'quotes' ? sql`date` : sql`year`;
  const { rows } = await sql<SelectedRecord>`
    SELECT * FROM ${sql.table(tables[kind])} WHERE ${conditions(db, kind, filter)}
    ORDER BY ${newest} DESC, country, crop, source, place${part}`.execute(db);
  return rows;
}

/** Column of a record's table by which its records are counted. */
export type CountedColumn = 'country' | 'crop' | 'type' | 'source';

/** How many records of a kind fit, by what stands in a column; codes rising. */
export async function countRecords(
  db: Kysely<ReleaseDatabase>,
  kind: RecordKindId,
  column: CountedColumn,
  filter: RecordFilter,
): Promise<readonly { id: string | number; count: number }[]> {
  const counted = sql.ref(column === 'type' ? recordKinds[kind].type : column);
  const { rows } = await sql<{ id: string | number; count: number }>`
    SELECT ${counted} AS id, count(*) AS count FROM ${sql.table(tables[kind])}
    WHERE ${conditions(db, kind, filter)} GROUP BY ${counted} ORDER BY ${counted}`.execute(db);
  return rows;
}

/** First and last year of the records of a kind that fit. */
export async function selectRecordYears(
  db: Kysely<ReleaseDatabase>,
  kind: RecordKindId,
  filter: RecordFilter,
): Promise<{ first: number | null; last: number | null }> {
  const year = yearOf(kind);
  const { rows } = await sql<{ first: number | null; last: number | null }>`
    SELECT min(${year}) AS first, max(${year}) AS last FROM ${sql.table(tables[kind])}
    WHERE ${conditions(db, kind, filter)}`.execute(db);
  return rows[0] ?? { first: null, last: null };
}

/** Records in whose names and notes each word of a text stands, without accents and case. */
export async function findRecords(
  db: Kysely<ReleaseDatabase>,
  kind: RecordKindId,
  text: string,
): Promise<FoundRecords> {
  const words = searchable(text).split(' ');
  const searched = recordKinds[kind].searched.map((name) => sql`coalesce(${sql.ref(name)}, '')`);
  const { rows } = await sql<{ number: number; text: string }>`
    SELECT ${numberOf} AS number, ${sql.join(searched, sql` || ' ' || `)} AS text
    FROM ${sql.table(tables[kind])}`.execute(db);
  const found = rows.flatMap((row) => {
    const said = searchable(row.text);
    return words.every((word) => said.includes(word)) ? [row.number] : [];
  });
  return JSON.stringify(found) as FoundRecords;
}
