import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import LibsqlDatabase from 'libsql';
import { z } from 'zod';
import { isRedistributable } from '#catalog/licences.ts';
import { importPrefix } from '#domain/imports/import-format.ts';
import { type Release, release } from '#release/facts.ts';
import { releaseColumns } from '#release/schema.ts';
import { SqliteWriter } from '#release/sqlite-writer.ts';
import { type Cell, readTable, type TableRows, writeTable } from '#release/table-file.ts';
import { type BuildContext, buildRelease, type Fill } from './build.ts';
import { asIngestError, IngestError } from './errors.ts';
import { fileFacts } from './steps/file-facts.ts';
import { readWholeCurrent, requireFiles } from './steps/kept-release.ts';

/** `starter.json`: where the bundled figures come from, and how to prove that they are whole. */
const starter = z.object({
  note: z.string(),
  release: z.string(),
  ...release.pick({ sources: true, editions: true, checks: true, accepted: true, counts: true }).shape,
  files: z.record(
    z.string(),
    z.object({ rows: z.number().int(), bytes: z.number().int(), sha256: z.string() }),
  ),
});

type Starter = z.infer<typeof starter>;

const note =
  "Figures of the sources below in the observatory's own schema, harmonised and with derived elements; see docs/data.md. " +
  'Each source keeps its licence and is credited as its publisher asks.';

const fileOf = (table: string): string => `${table}.json.br`;

/** Tables that are left out: the changes since another release. */
const omittedTables: readonly string[] = ['change'];

/** The rows of a table of a release, in the order of its key. */
function readRows(db: LibsqlDatabase.Database, table: string, columns: readonly string[]): Cell[][] {
  const rows: unknown = db
    .prepare(`SELECT ${columns.join(', ')} FROM ${table}`)
    .raw(true)
    .all();
  return rows as Cell[][];
}

interface OpenRows extends TableRows {
  rows: Cell[][];
}

/** The part of a release that may be redistributed: without the rows of some sources, and without prices of their series. */
function readOpen(db: LibsqlDatabase.Database, closed: ReadonlySet<Cell>): Map<string, OpenRows> {
  const tables = new Map<string, OpenRows>();
  for (const [table, columns] of releaseColumns) {
    if (omittedTables.includes(table)) continue;
    const source = table === 'source' ? 'id' : 'source';
    const at = columns.indexOf(source);
    const rows = readRows(db, table, columns);
    tables.set(table, { columns, rows: at < 0 ? rows : rows.filter((row) => !closed.has(row[at] ?? null)) });
  }
  const columnOf = (table: string, column: string): [OpenRows, number] => {
    const found = tables.get(table) ?? { columns: [], rows: [] };
    return [found, found.columns.indexOf(column)];
  };
  // Which source a page opens on: the first of those that are left.
  const [choices, place] = columnOf('price_choice', 'place');
  const nextPlaces = new Map<string, number>();
  for (const row of choices.rows) {
    const key = JSON.stringify(row.slice(0, place));
    const next = nextPlaces.get(key) ?? 0;
    nextPlaces.set(key, next + 1);
    row[place] = next;
  }
  const [series, id] = columnOf('price_series', 'id');
  const open = new Set(series.rows.map((row) => row[id]));
  const [points, ofSeries] = columnOf('price_point', 'series');
  tables.set('price_point', { ...points, rows: points.rows.filter((row) => open.has(row[ofSeries])) });
  return tables;
}

/** Writes the bundled starter figures from the current release, which has to be whole and made from sources. */
export async function writeStarter(
  releases: string,
  target: string,
): Promise<{ bytes: number; release: string }> {
  const current = await readWholeCurrent(releases);
  if (current === null || current.release.origin !== 'sources')
    throw new IngestError(
      'no-release',
      `The starter figures are taken from a release made from sources, and ${releases} has none. Run --from DIR first.`,
    );
  await requireFiles(current, ['release.sqlite']);
  const growing = `${target}.new`;
  const old = `${target}.old`;
  let db: LibsqlDatabase.Database | undefined;
  try {
    await rm(growing, { recursive: true, force: true });
    await mkdir(growing, { recursive: true });
    db = new LibsqlDatabase(join(current.folder, 'release.sqlite'), { readonly: true });
    // The sums of contributed members are gone, and the list is not the catalog's.
    if (readRows(db, 'network_membership', ['source']).length > 0)
      throw new IngestError(
        'no-release',
        `Release ${current.release.id} has a list of PABRA's members that was handed in. Bundled figures are taken from publishers' files alone: build a release without it.`,
      );
    const isOpen = ({ key, licence }: Pick<Release['sources'][number], 'key' | 'licence'>): boolean =>
      !key.startsWith(importPrefix) && isRedistributable(licence);
    const { editions, checks, accepted, counts, id } = current.release;
    const sources = current.release.sources.filter(isOpen);
    const open = new Set(sources.map(({ key }) => key));
    const closed = readRows(db, 'source', ['id', 'key']).filter(([, key]) => !open.has(String(key)));
    const files: Starter['files'] = {};
    for (const [table, content] of readOpen(db, new Set(closed.map(([number]) => number ?? null)))) {
      if (content.rows.length === 0) continue;
      const path = join(growing, fileOf(table));
      await writeFile(path, writeTable(content));
      files[fileOf(table)] = { rows: content.rows.length, ...(await fileFacts(path)) };
    }
    const content = starter.parse({ note, release: id, sources, editions, checks, accepted, counts, files });
    await writeFile(join(growing, 'starter.json'), `${JSON.stringify(content, null, 2)}\n`);
    // The figures before are moved aside rather than removed, so that they are never half gone.
    await rm(old, { recursive: true, force: true });
    if (await stat(target).catch(() => null)) await rename(target, old);
    await rename(growing, target);
    await rm(old, { recursive: true, force: true });
    return { bytes: Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0), release: id };
  } catch (error) {
    throw asIngestError(error, target);
  } finally {
    db?.close();
    // If the removal fails too, the earlier error is the one to report.
    await rm(growing, { recursive: true, force: true }).catch(() => undefined);
  }
}

function damaged(message: string, cause?: unknown): IngestError {
  return new IngestError(
    'damaged-starter',
    message,
    ['Bring data/starter back as it was published, for example with git checkout -- data/starter.'],
    cause,
  );
}

async function readStarter(folder: string): Promise<Starter> {
  const path = join(folder, 'starter.json');
  let content: string;
  try {
    content = await readFile(path, 'utf8');
  } catch (error) {
    throw new IngestError('missing-file', `There are no starter figures in ${folder}.`, [], error);
  }
  let json: unknown;
  try {
    json = JSON.parse(content);
  } catch (error) {
    throw damaged(`${path} is not JSON: it was cut or changed by hand.`, error);
  }
  const parsed = starter.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw damaged(
      `${path} cannot be understood (${issue?.path.join('.')}: ${issue?.message}).`,
      parsed.error,
    );
  }
  if (parsed.data.files[fileOf('area')] === undefined)
    throw damaged(`${path} does not name ${fileOf('area')}.`);
  return parsed.data;
}

/** The rows of one bundled file, all of them, with every column that the table has. */
async function readFileOf(folder: string, file: string, table: string, expected: Starter['files'][string]) {
  const path = join(folder, file);
  const facts = await fileFacts(path).catch(() => null);
  if (facts === null) throw damaged(`${file} of the starter figures is missing, or cannot be read.`);
  if (facts.sha256 !== expected.sha256)
    throw damaged(
      `${file} of the starter figures is damaged or was changed by hand: it has ${facts.bytes} of ${expected.bytes} bytes, or others.`,
    );
  let read: TableRows;
  try {
    read = readTable(await readFile(path));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw damaged(`${file} of the starter figures cannot be read (${reason}).`, error);
  }
  const columns = releaseColumns.get(table) ?? [];
  const missing = columns.filter((column) => !read.columns.includes(column));
  const unknown = read.columns.filter((column) => !columns.includes(column));
  if (missing.length > 0)
    throw damaged(`${file} of the starter figures has no column ${missing.join(', ')}.`);
  if (unknown.length > 0)
    throw damaged(`${file} of the starter figures has a column that no release has: ${unknown.join(', ')}.`);
  if (read.rows.length !== expected.rows)
    throw damaged(`${file} of the starter figures has ${read.rows.length} rows instead of ${expected.rows}.`);
  return read;
}

export async function buildFromStarter(context: BuildContext, folder: string): Promise<Release> {
  const content = await readStarter(folder);
  const fill: Fill = async ({ staging, step, signal }) => {
    step('Read the starter figures');
    const into = new SqliteWriter(join(staging, 'release.sqlite'));
    try {
      for (const table of releaseColumns.keys()) {
        const expected = content.files[fileOf(table)];
        if (expected === undefined) continue;
        signal.throwIfAborted();
        const { columns, rows } = await readFileOf(folder, fileOf(table), table, expected);
        const writer = into.table(table, columns);
        for (const row of rows) writer.row(row);
        writer.end();
      }
      into.finish();
    } finally {
      into.close();
    }
    const { editions, checks, accepted, counts } = content;
    const loaded = content.sources.map((source) => ({ ...source, dated: /\.zip$/i.test(source.file) }));
    return { loaded, editions, checks, accepted, counts };
  };
  return buildRelease(context, 'starter', fill);
}
