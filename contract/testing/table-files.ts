import { writeFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { DuckDBInstance } from '@duckdb/node-api';
import readStatistics from 'jsonstat-toolkit';
import readWorkbook from 'read-excel-file/node';
import { fromBufferPromise } from 'yauzl';
import { csvCells, csvRows } from './csv-rows.ts';

/** The columns of numbers of a table, by their names for programs and their heads, as `metadata.json` has them. */
export type NumberColumns = readonly { name: string; head: string }[];

/** Where a Parquet file is put for the one who reads it. */
type Scratch = string;

/** Cells of named columns row by row, as the file has them; empty ones are left out. */
const cellsOf = (rows: readonly Record<string, unknown>[], names: readonly string[]): unknown[] =>
  rows.flatMap((row) => names.flatMap((name) => ((row[name] ?? '') === '' ? [] : [row[name]])));

const toNumbers = (cells: readonly unknown[]): number[] => cells.map(Number);

const inCsv = (text: string, names: readonly string[]): number[] => toNumbers(cellsOf(csvRows(text), names));

const yearsOf = (text: string): string[] => (csvCells(text)[0] ?? []).filter((head) => /^y\d{4}$/.test(head));

/** The numbers of a JSON-stat data set, which a reader that others have written understands. */
function inJsonStat(text: string): unknown[] {
  const cube = readStatistics(JSON.parse(text));
  const { class: kind, id, size, n, role } = cube;
  if (kind !== 'dataset') throw new Error(`JSON-stat of class ${kind}`);
  if (n !== size.reduce((a, b) => a * b, 1)) throw new Error(`${n} places in a cube of ${size.join(' × ')}`);
  for (const [at, one] of id.entries())
    if (cube.Dimension(one).length !== size[at]) throw new Error(`${one} has not ${size[at]} categories`);
  if (role['metric']?.join() !== 'measure') throw new Error('No measure has the role of the metric');
  return Array.from({ length: n }, (_, place) => cube.Data(place).value).filter((value) => value !== null);
}

/** Rows of a Parquet file, and the texts that it has about itself. */
export async function readParquet(
  bytes: Uint8Array,
  file: Scratch,
): Promise<{ rows: Record<string, unknown>[]; facts: Map<string, string> }> {
  writeFileSync(file, bytes);
  const connection = await (await DuckDBInstance.fromCache(':memory:')).connect();
  try {
    const read = async (sql: string) => (await connection.runAndReadAll(sql)).getRowObjectsJson();
    const facts = await read(
      `SELECT decode(key) AS k, decode(value) AS v FROM parquet_kv_metadata('${file}')`,
    );
    return {
      rows: (await read(`SELECT * FROM '${file}'`)) as Record<string, unknown>[],
      facts: new Map(facts.map(({ k, v }) => [String(k), String(v)])),
    };
  } finally {
    connection.closeSync();
  }
}

/** Texts of an archive by their names. */
export async function readArchive(bytes: Buffer): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const zip = await fromBufferPromise(bytes);
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, String(await buffer(await zip.openReadStreamPromise(entry))));
  return files;
}

const namesOf = (columns: NumberColumns): string[] => columns.map(({ name }) => name);

/**
 * How the numbers of a table are read out of each of its files. Those that have the rows and columns of the page give them in this
 * order; numbers of formats that know numbers are as they are there.
 */
export const tableReaders: Readonly<
  Record<string, (body: Buffer, columns: NumberColumns, scratch: Scratch) => unknown[] | Promise<unknown[]>>
> = {
  'csv?short=1': (body, columns) => inCsv(String(body), namesOf(columns)),
  'csv?short=1&shape=tidy': (body) => inCsv(String(body), ['value']),
  'csv?short=1&shape=wide': (body) => inCsv(String(body), yearsOf(String(body))),
  jsonstat: (body) => inJsonStat(String(body)),
  'sdmx.csv': (body) => inCsv(String(body), ['OBS_VALUE']),
  parquet: async (body, columns, scratch) =>
    cellsOf((await readParquet(body, scratch)).rows, namesOf(columns)),
  'zip?short=1': async (body, columns) => {
    const files = [...(await readArchive(body)).entries()];
    return inCsv(files.find(([name]) => name.endsWith('.csv'))?.[1] ?? '', namesOf(columns));
  },
};

/** The numbers of a workbook, which only a permit opens, in the order of its table. */
export async function inWorkbook(body: Buffer, columns: NumberColumns): Promise<unknown[]> {
  const [heads = [], ...rows] = (await readWorkbook(body, { trim: false }))[0]?.data ?? [];
  const places = columns.map(({ head }) => heads.indexOf(head));
  return rows.flatMap((row) => places.flatMap((at) => row[at] ?? []));
}

const patterns: Readonly<Record<string, RegExp>> = {
  string: /^/,
  number: /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/,
  gYear: /^\d{4}$/,
  gYearMonth: /^\d{4}-\d{2}$/,
};

/** What a CSV has otherwise than its description by CSV on the Web says (https://www.w3.org/TR/tabular-metadata/). */
export function csvwFaults(description: string, csv: string): string[] {
  const { '@context': context, url, tableSchema } = JSON.parse(description);
  const columns = tableSchema.columns as { name: string; titles: string | string[]; datatype: string }[];
  const [heads = [], ...rows] = csvCells(csv);
  const faults = [
    context[0] === 'http://www.w3.org/ns/csvw' ? [] : ['another context'],
    URL.canParse(url) ? [] : [`no address: ${url}`],
    heads.length === columns.length ? [] : [`${columns.length} columns of ${heads.length}`],
    // Names are those of variables of URI templates, each once.
    columns.every(({ name }) => /^[A-Za-z0-9][\w.]*$/.test(name)) ? [] : ['a name with other characters'],
    new Set(columns.map(({ name }) => name)).size === columns.length ? [] : ['a name twice'],
  ].flat();
  for (const [at, { name, titles, datatype }] of columns.entries()) {
    const head = heads[at] ?? '';
    if (![titles].flat().includes(head)) faults.push(`${name} is not titled ${head}`);
    const wrong = rows.find((row) => (row[at] ?? '') !== '' && !patterns[datatype]?.test(row[at] ?? ''));
    if (wrong !== undefined) faults.push(`${name} has ${wrong[at]}, no ${datatype}`);
  }
  return faults;
}
