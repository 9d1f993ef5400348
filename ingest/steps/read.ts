import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { IngestError } from '../errors.ts';
import { type Head, readHead } from './csv-text.ts';
import { type Database, name, text } from './database.ts';
import { type OpenedFile, sampleFile } from './open-file.ts';
import { requireRows, scanCsv } from './scan-csv.ts';
import type { FileLayout, Headers, Source } from './source.ts';

type ColumnType = 'VARCHAR' | 'INTEGER' | 'DOUBLE';

/** DuckDB names line and column in prose; both are what a data team needs to find the cell. */
function asReadError(error: unknown, file: string): unknown {
  if (!(error instanceof Error)) return error;
  const line = /CSV Error on Line: (\d+)/.exec(error.message)?.[1];
  if (line === undefined)
    return error.message.includes('CSV')
      ? new IngestError('not-a-csv', `${file} cannot be read.`, error.message.split('\n').slice(0, 3), error)
      : error;
  const conversion = /Error when converting column "([^"]+)"\. (.+)/.exec(error.message);
  if (conversion !== null)
    return new IngestError(
      'bad-value',
      `${file}, line ${line}: column "${conversion[1]}" holds something that is not a number.`,
      [conversion[2] ?? ''],
      error,
    );
  return new IngestError(
    'not-a-csv',
    `${file}, line ${line}: the row does not fit the header.`,
    [error.message.split('\n')[1] ?? ''],
    error,
  );
}

/** Reads the header and refuses a file that is no table. */
async function readHeader(opened: OpenedFile, layout: FileLayout): Promise<Head> {
  const head = readHead((await sampleFile(opened.csv)) ?? '', layout.area);
  const { header } = head;
  if (header.length < 2)
    throw new IngestError('not-a-csv', `${opened.file} is not a comma-separated table.`, [
      (header[0] ?? '').slice(0, 80),
    ]);
  return head;
}

interface Columns {
  header: readonly string[];
  missing: string[];
}

function pick(columns: Columns, names: Headers): string | undefined {
  return names.find((column) => columns.header.includes(column));
}

function need(columns: Columns, names: Headers): string {
  const column = pick(columns, names);
  if (column === undefined) columns.missing.push(names.join(' or '));
  return column ?? '';
}

/** `SELECT` list of one canonical row and the types of the columns that it needs. */
interface ReadPlan {
  types: Map<string, ColumnType>;
  select: string;
  from: (scanned: string) => string;
  where: string;
}

function planValues(columns: Columns, layout: FileLayout, types: Map<string, ColumnType>) {
  const years = columns.header.filter((column) => /^Y?\d{4}$/.test(column));
  if (!('columns' in layout.element) && pick(columns, layout.value) === undefined && years.length > 0) {
    for (const year of years) types.set(year, 'DOUBLE');
    const pairs = years.map((year) => {
      const flag = columns.header.includes(`${year}F`) ? `, ${name(`${year}F`)}` : '';
      return { year, flag };
    });
    const flagged = pairs.every(({ flag }) => flag !== '');
    const on = pairs
      .map(({ year, flag }) => (flagged ? `(${name(year)}${flag}) AS ${name(year)}` : name(year)))
      .join(', ');
    const into = flagged ? 'value, wide_flag' : 'value';
    return {
      from: (base: string) => `(UNPIVOT ${base} ON ${on} INTO NAME wide_year VALUE ${into})`,
      year: "ltrim(wide_year, 'Y')::INTEGER",
      value: 'value',
      flag: flagged ? "coalesce(wide_flag, '')" : "''",
    };
  }
  const year = need(columns, layout.year);
  types.set(year, 'INTEGER');
  const flag = pick(columns, layout.optional.flag);
  let value = 'value';
  if (!('columns' in layout.element)) {
    const column = need(columns, layout.value);
    types.set(column, 'DOUBLE');
    value = name(column);
  }
  return {
    from: (base: string) => base,
    year: name(year),
    value,
    flag: flag ? `coalesce(${name(flag)}, '')` : "''",
  };
}

function planElement(columns: Columns, layout: FileLayout, types: Map<string, ColumnType>) {
  const { element } = layout;
  if ('constant' in element) return { from: (base: string) => base, element: String(element.constant) };
  if ('columns' in element) {
    const measures = Object.entries(element.columns);
    for (const [, column] of measures) types.set(need(columns, [column]), 'DOUBLE');
    const on = measures.map(([id, column]) => `${name(column)} AS ${name(id)}`).join(', ');
    return {
      from: (base: string) => `(UNPIVOT ${base} ON ${on} INTO NAME measure VALUE value)`,
      element: 'measure::INTEGER',
    };
  }
  const column = need(columns, element);
  types.set(column, 'INTEGER');
  return { from: (base: string) => base, element: name(column) };
}

function planRead(head: Head, layout: FileLayout): ReadPlan & { missing: string[] } {
  const columns: Columns = { header: head.header, missing: [] };
  const types = new Map<string, ColumnType>();
  const area = need(columns, layout.area);
  const item = 'constant' in layout.item ? text(layout.item.constant) : name(need(columns, layout.item));
  const values = planValues(columns, layout, types);
  const elements = planElement(columns, layout, types);
  const unit =
    'constant' in layout.unit
      ? text(layout.unit.constant)
      : `coalesce(${name(need(columns, layout.unit))}, '')`;
  const partner = pick(columns, layout.optional.partner);
  const months = pick(columns, layout.optional.months);
  const note = pick(columns, layout.optional.note);
  return {
    types,
    missing: columns.missing,
    select: `trim(${name(area)}) AS area, trim(${item}) AS item, ${elements.element} AS element,
      ${values.year} AS year, trim(${unit}) AS unit, ${values.value} AS value, trim(${values.flag}) AS flag,
      ${partner === undefined ? 'NULL::VARCHAR' : `trim(${name(partner)})`} AS partner,
      ${note === undefined ? 'NULL::VARCHAR' : name(note)} AS note`,
    from: (scanned) => elements.from(values.from(scanned)),
    // Monthly rows have the same codes as the yearly ones; 7021 is FAO's code of "annual value".
    where: months === undefined ? 'true' : `${name(months)} = '7021'`,
  };
}

/**
 * Reads a source's table as it is into `raw` with the canonical columns; into a view of a Parquet file in `scratch` where the source is
 * kept as an archive alone: tens of millions of rows, which in memory would be written to the disk many times as large.
 * Returns the number of rows with a value.
 */
export async function readSource(
  db: Database,
  source: Source,
  opened: OpenedFile,
  scratch: string,
): Promise<number> {
  const head = await readHeader(opened, source.layout);
  const plan = planRead(head, source.layout);
  if (plan.missing.length > 0)
    throw new IngestError(
      'wrong-columns',
      `${opened.file} has not the columns of ${source.title}: ${plan.missing.map((column) => `"${column}"`).join(', ')} missing.`,
      [`found: ${head.header.join(', ')}`],
    );
  const scan = await scanCsv(opened, head, plan.types);
  const query = `SELECT * FROM (SELECT ${plan.select} FROM ${plan.from(scan.sql)} WHERE ${plan.where})
    WHERE value IS NOT NULL`;
  try {
    if (source.archiveOnly === true) {
      const parquet = text(join(scratch, `${source.key}.parquet`));
      await db.run(`COPY (${query}) TO ${parquet} (FORMAT parquet, COMPRESSION lz4_raw)`);
      await db.run(`CREATE OR REPLACE VIEW raw AS FROM read_parquet(${parquet})`);
    } else await db.run(`CREATE OR REPLACE TABLE raw AS ${query}`);
    if (scan.rows !== null)
      requireRows(opened.file, scan.rows, await db.count(`SELECT count(*) FROM ${scan.sql}`));
  } catch (error) {
    throw asReadError(error, basename(opened.file));
  }
  const rows = await db.count('SELECT count(*) FROM raw');
  if (rows === 0) throw new IngestError('empty-file', `${opened.file} has a header but no row with a value.`);
  return rows;
}

/** Lets go of what `readSource` read. */
export async function dropRaw(db: Database, { key, archiveOnly }: Source, scratch: string): Promise<void> {
  await db.run(`DROP ${archiveOnly === true ? 'VIEW' : 'TABLE'} raw`);
  await rm(join(scratch, `${key}.parquet`), { force: true });
}
