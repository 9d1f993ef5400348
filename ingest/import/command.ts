import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import LibsqlDatabase from 'libsql';
import { z } from 'zod';
import { slugOf } from '#domain/germplasm/variety-name.ts';
import type { CheckedRow } from '#domain/imports/import-format.ts';
import { importPrefix } from '#domain/imports/import-prefix.ts';
import { settingsFormat } from '#domain/imports/settings.ts';
import { releasesFolder } from '../arguments.ts';
import { readDatabase } from '../database/connect.ts';
import { describeError, IngestError } from '../errors.ts';
import { type KeptRelease, readWholeCurrent, requireFiles } from '../steps/kept-release.ts';
import { lockFolder } from '../steps/lock-folder.ts';
import { checkRows, type PlacedRow, written } from './check-rows.ts';
import { describeChanges } from './describe-changes.ts';
import type { ImportContext } from './import-context.ts';
import type { ImportKind, Supply } from './import-kind.ts';
import { kinds } from './kinds.ts';
import { readProvenance } from './provenance.ts';
import { publishSupply } from './publish-supply.ts';
import { type ImportFault, mostBytes, readTable } from './read-table.ts';
import { runSettings } from './settings-command.ts';
import { readSupplies } from './supply.ts';
import { writeFaults } from './write-faults.ts';

/** So many changes are listed; the rest is counted. */
const listed = 200;

const usage = `npm run import -- KIND FILE.csv [--check]   check a file that was handed in, show what it changes, and publish it
                 KIND                      ${kinds.map(({ id }) => id).join(', ')}
                                           or settings: what only you can say of your site (without FILE.csv: those that stand)
                 [--supplier NAME]         who hands it in, unless the column supplied_by says so
                 [--date YYYY-MM-DD]       as of when, unless the column supplied_on says so
                 [--licence SPDX-ID]       what others may do with it, unless the column licence says so
                 [--url ADDRESS]           page of the supplier
                 [--check]                 publish nothing
                 [--yes]                   publish without asking
                 [--out DIR]               folder of the releases (default RELEASES_DIR, else data/releases)`;

function readArguments(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        supplier: { type: 'string' },
        date: { type: 'string' },
        licence: { type: 'string' },
        url: { type: 'string' },
        check: { type: 'boolean' },
        yes: { type: 'boolean' },
        out: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new IngestError(
      'bad-argument',
      error instanceof Error ? error.message : String(error),
      usage.split('\n'),
    );
  }
}

/** The first column of what a query of a release answers. */
function textsOf(current: KeptRelease, sql: string): string[] {
  const db = new LibsqlDatabase(resolve(current.folder, 'release.sqlite'), { readonly: true });
  try {
    const rows: unknown = db.prepare(sql).raw(true).all();
    return z
      .array(z.tuple([z.string()]))
      .parse(rows)
      .map(([text]) => text);
  } finally {
    db.close();
  }
}

/** The rows without those that the release has from its own sources, cell for cell: an export that comes back. */
function withoutOwn(
  kind: ImportKind,
  rows: readonly PlacedRow[],
  texts: (sql: string) => string[],
): readonly PlacedRow[] {
  if (kind.own === undefined || rows.length === 0) return rows;
  const keyOf = (row: CheckedRow): string =>
    JSON.stringify(kind.columns.map((column) => written(column, row[column.name] ?? '')));
  const own = new Set(kind.own(texts).map(keyOf));
  return rows.filter(({ row }) => !own.has(keyOf(row)));
}

async function requireFile(path: string): Promise<{ size: number }> {
  const found = await stat(path).catch(() => null);
  if (found?.isFile() === true) return found;
  if (found?.isDirectory() === true)
    throw new IngestError('missing-file', `${path} is a folder. Name the file in it.`);
  throw new IngestError('missing-file', `There is no file ${path}.`);
}

async function run(
  { values, positionals }: ReturnType<typeof readArguments>,
  releases: string,
  around: ImportContext,
): Promise<number> {
  const [id = '', path = '', ...more] = positionals;
  if (id === settingsFormat.id && more.length === 0) {
    if (path !== '') await requireFile(path);
    return runSettings(path, { check: values.check === true, yes: values.yes === true }, around);
  }
  const kind = kinds.find((each) => each.id === id);
  if (kind === undefined || path === '' || more.length > 0)
    throw new IngestError(
      'bad-argument',
      'Say which kind of data the file holds, and which file.',
      usage.split('\n'),
    );
  const current = await readWholeCurrent(releases);
  if (current === null)
    throw new IngestError(
      'no-release',
      `${releases} has no release to add to. Start the site once, or run npm run ingest.`,
    );
  await requireFiles(current, ['release.sqlite']);
  const found = await requireFile(path);
  // A file that is too large is not even read.
  const bytes = found.size > mostBytes ? Buffer.alloc(mostBytes + 1) : await readFile(path);
  const refuse = (faults: readonly ImportFault[]): number => writeFaults(around.err, basename(path), faults);
  const table = readTable(
    bytes,
    kind.columns.map(({ name }) => name),
  );
  if (!('header' in table)) return refuse(table.faults);
  const texts = (sql: string): string[] => textsOf(current, sql);
  const countries = new Set(texts("SELECT code FROM area WHERE kind = 'country'"));
  const { rows: read, faults } = checkRows(kind, table, countries);
  const rows = withoutOwn(kind, read, texts);
  const { supplier, date, licence, url, faults: unfit } = readProvenance(kind, rows, values, around.clock());
  const all = [...faults, ...unfit];
  if (all.length > 0) return refuse(all.toSorted((a, b) => (a.row ?? Infinity) - (b.row ?? Infinity)));
  const own = read.length - rows.length;
  if (own > 0)
    around.out.write(
      `${basename(path)}: ${own === 1 ? '1 row is' : `${own} rows are`} the release's own, which nobody hands in.\n`,
    );
  if (rows.length === 0) {
    around.out.write('Nothing changes, so nothing is published.\n');
    return 0;
  }
  const given: Supply = {
    kind: kind.id,
    source: {
      key: `${importPrefix}${kind.id}-${slugOf(supplier)}`,
      file: basename(path),
      publisher: supplier,
      title: `${kind.title} handed in by ${supplier}`,
      url,
      date,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      licence,
    },
    // What all rows share stands once, in the source.
    rows: rows.map(({ row: { supplied_by: _, supplied_on: __, licence: ___, ...row } }) => row),
  };
  const supplies = (await readSupplies(current.folder)).filter((each) => each.kind === kind.id);
  const before = supplies.find(({ source }) => source.key === given.source.key);
  const others = supplies.filter((each) => each !== before);
  const replaced = before ?? (supplies.length === 0 ? { rows: [...(kind.standing ?? [])] } : undefined);
  const changes = describeChanges(kind, replaced, given);
  around.out.write(
    `${basename(path)}: ${rows.length === 1 ? '1 row' : `${rows.length} rows`}, ${table.encoding}, delimiter ${JSON.stringify(table.delimiter)}. ` +
      `${supplier}, ${date}, ${licence}.\n`,
  );
  for (const line of changes.slice(0, listed)) around.out.write(`  ${line}\n`);
  if (changes.length > listed) around.out.write(`  and ${changes.length - listed} more\n`);
  for (const line of kind.tell?.(given, { others, texts }) ?? []) around.out.write(`${line}\n`);
  const isSame =
    before !== undefined &&
    changes.length === 0 &&
    JSON.stringify({ ...before.source, file: '', sha256: '' }) ===
      JSON.stringify({ ...given.source, file: '', sha256: '' });
  if (isSame) around.out.write('Nothing changes, so nothing is published.\n');
  else if (values.check === true) around.out.write('Checked. Nothing was published.\n');
  else if (around.confirm !== null && values.yes !== true && !(await around.confirm('Publish this?')))
    around.out.write('Nothing was published.\n');
  else {
    const { id: published } = await publishSupply(
      { releases, database: readDatabase(around.environment ?? {}), clock: around.clock },
      current,
      given,
    );
    around.out.write(`Release ${published} is published; ${current.release.id} stays beside it.\n`);
  }
  return 0;
}

/** Does what the command line asks for: 0 when it is done, 1 for faults and failures, 2 for a command line that cannot be meant. */
export async function runImport(argv: readonly string[], around: ImportContext): Promise<number> {
  try {
    const given = readArguments(argv);
    if (given.values.help === true) {
      around.out.write(`${usage}\n`);
      return 0;
    }
    const releases = resolve(releasesFolder(given.values.out, around.environment));
    const release = await lockFolder(releases);
    try {
      return await run(given, releases, around);
    } finally {
      release();
    }
  } catch (error) {
    if (!(error instanceof IngestError)) throw error;
    around.err.write(`${describeError(error)}\n`);
    return error.code === 'bad-argument' ? 2 : 1;
  }
}
