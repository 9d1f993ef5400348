import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import LibsqlDatabase from 'libsql';
import { z } from 'zod';
import { slugOf } from '#domain/germplasm/variety-name.ts';
import { written } from '#domain/imports/check-cell.ts';
import type { PlacedRow } from '#domain/imports/check-rows.ts';
import { tableSchemaOf, templateOf } from '#domain/imports/import-files.ts';
import { type CheckedRow, importPrefix } from '#domain/imports/import-format.ts';
import { type ImportFault, mostBytes } from '#domain/imports/read-table.ts';
import { settingsFormat } from '#domain/imports/settings.ts';
import { readOptions, releasesFolder } from '../arguments.ts';
import { readDatabase } from '../database/connect.ts';
import { describeError, IngestError } from '../errors.ts';
import { type KeptRelease, readWholeCurrent, requireFiles } from '../steps/kept-release.ts';
import { lockFolder } from '../steps/lock-folder.ts';
import { countFiguresOf } from '../steps/read-columns.ts';
import { checkRows } from './check-rows.ts';
import { compareSupply, describeSupplies } from './describe-supplies.ts';
import type { ExportedRow, ImportKind, SupplyContext } from './import-kind.ts';
import { type ImportContext, runSettings } from './import-settings.ts';
import { kinds } from './kinds.ts';
import { bySupplier, readProvenance } from './provenance.ts';
import { publishSupplies } from './publish-supplies.ts';
import { readTable } from './read-table.ts';
import { readSupplies } from './supply.ts';
import { describeCounts, writeFaults } from './write-faults.ts';

/** Recognised rows of an imported file that the export wrote in another form. */
interface KnownRows {
  /** Whether a row is of the release's own sources, cell for cell; such a row contributes nothing. */
  isOwn(row: CheckedRow): boolean;
  /** Rows with the contributed originals in place of the exported forms; and their number. */
  handedIn(rows: readonly PlacedRow[]): { rows: readonly PlacedRow[]; rewritten: number };
}

const supplierOf = (row: CheckedRow): string => row['supplied_by'] ?? '';

/** Recognises exported rows, cell for cell: an exported file that is imported again adds only the originally contributed rows. */
function knowRows(kind: ImportKind, texts: SupplyContext['texts']): KnownRows {
  const as = (row: CheckedRow): CheckedRow =>
    Object.fromEntries(kind.columns.map((column) => [column.name, written(column, row[column.name] ?? '')]));
  const keyOf = (row: CheckedRow): string => JSON.stringify(Object.values(as(row)));
  const exported = new Map<string, ExportedRow>(
    (kind.exported?.(texts) ?? []).map((each) => [keyOf(each.row), each]),
  );
  if (exported.size === 0) return { isOwn: () => false, handedIn: (rows) => ({ rows, rewritten: 0 }) };
  const idOf = (row: CheckedRow): string => `${supplierOf(row)}\n${kind.keyOf(row)}`;
  return {
    isOwn: (row) => exported.get(keyOf(row))?.of === null,
    handedIn: (rows) => {
      const further: PlacedRow[] = [];
      let rewritten = 0;
      const restored = rows.map(({ line, row }): PlacedRow => {
        const found = exported.get(keyOf(row));
        if (found == null || found.of === null) return { line, row };
        const original = as(found.of);
        if (keyOf(original) !== keyOf(row)) rewritten += 1;
        further.push(...found.beside.map((each) => ({ line, row: as(each) })));
        return { line, row: original };
      });
      // Rows of suppliers who are never the first of an exported row are not imported.
      const suppliers = new Set(restored.map(({ row }) => supplierOf(row)));
      const there = new Set(restored.map(({ row }) => idOf(row)));
      const added = further.filter(({ row }) => suppliers.has(supplierOf(row)) && !there.has(idOf(row)));
      return { rows: [...restored, ...added], rewritten };
    },
  };
}

const usage = `npm run import -- KIND FILE.csv [--check]   check a file that was handed in, show what it changes, and publish it
                 KIND                      ${kinds.map(({ id }) => id).join(', ')}
                                           or settings: what only you can say of your site (without FILE.csv: those that stand)
npm run -s import -- KIND --template | --schema             print the table to fill, or its Table Schema for programs

                 [--supplier NAME]         who hands it in, unless the column supplied_by says so
                 [--date YYYY-MM-DD]       as of when, unless the column supplied_on says so
                 [--licence SPDX-ID]       what others may do with it, unless the column licence says so
                 [--url ADDRESS]           page of the supplier; left out, the one given before stays, and '' takes it away
                 [--check]                 publish nothing
                 [--yes]                   publish without asking
                 [--out DIR]               folder of the releases (default RELEASES_DIR, else data/releases)`;

const options = {
  supplier: { type: 'string' },
  date: { type: 'string' },
  licence: { type: 'string' },
  url: { type: 'string' },
  check: { type: 'boolean' },
  yes: { type: 'boolean' },
  template: { type: 'boolean' },
  schema: { type: 'boolean' },
  out: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;
const readArguments = (argv: readonly string[]) =>
  readOptions({ args: [...argv], allowPositionals: true, options }, usage);

function ask<T>({ folder }: KeptRelease, question: (db: LibsqlDatabase.Database) => T): T {
  const db = new LibsqlDatabase(resolve(folder, 'release.sqlite'), { readonly: true });
  try {
    return question(db);
  } finally {
    db.close();
  }
}

/** The first column of a query of a release. */
function textsOf(current: KeptRelease, sql: string): string[] {
  const rows: unknown = ask(current, (db) => db.prepare(sql).raw(true).all());
  return z
    .array(z.tuple([z.string()]))
    .parse(rows)
    .map(([text]) => text);
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
  const table = readTable(
    bytes,
    kind.columns.map(({ name }) => name),
  );
  const refuse = (faults: readonly ImportFault[]): number =>
    writeFaults(around.err, basename(path), faults, table);
  if (!('header' in table)) return refuse(table.faults);
  const texts = (sql: string): string[] => textsOf(current, sql);
  const countries = new Set(texts("SELECT code FROM area WHERE kind = 'country'"));
  const known = knowRows(kind, texts);
  const { rows: read, own, faults } = checkRows(kind, table, countries, known.isOwn);
  const { rows, rewritten } = known.handedIn(read);
  const supplies = (await readSupplies(current.folder)).filter((each) => each.kind === kind.id);
  // An option applies to all rows.
  const parts =
    values.supplier === undefined && values.url === undefined
      ? bySupplier(rows, new Set(supplies.map(({ source }) => source.publisher)))
      : [rows];
  const provenances = parts.map((part) => ({ part, ...readProvenance(kind, part, values, around.clock()) }));
  const all = [...faults, ...provenances.flatMap((each) => each.faults)];
  if (all.length > 0) return refuse(all.toSorted((a, b) => (a.row ?? Infinity) - (b.row ?? Infinity)));
  const file = basename(path);
  for (const line of describeCounts(table, [])) around.out.write(`${file}: ${line}\n`);
  if (own > 0)
    around.out.write(
      `${file}: ${own === 1 ? '1 row is' : `${own} rows are`} the release's own, which nobody hands in.\n`,
    );
  if (rewritten > 0)
    around.out.write(
      `${file}: ${rewritten === 1 ? '1 row is as the export writes it and stands for what its supplier' : `${rewritten} rows are as the export writes them and stand for what their suppliers`} handed in.\n`,
    );
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const compared = (rows.length === 0 ? [] : provenances).map(({ part, supplier, date, licence, url }) => {
    const key = `${importPrefix}${kind.id}-${slugOf(supplier)}`;
    const before = supplies.find(({ source }) => source.key === key)?.source.url ?? '';
    const source = {
      ...{ key, file, publisher: supplier, title: `${kind.title} handed in by ${supplier}` },
      // No column has the supplier's page, so that a file without the option leaves it as it is.
      ...{ url: values.url === undefined ? before : url, date, sha256, licence },
    };
    // Values that all rows share are stored once, in the source.
    const contributed = part.map(({ row: { supplied_by: _, supplied_on: __, licence: ___, ...row } }) => row);
    return compareSupply(kind, { kind: kind.id, source, rows: contributed }, supplies);
  });
  const form = `${table.encoding}, delimiter ${JSON.stringify(table.delimiter)}`;
  const countFigures = (area: string): number => ask(current, (db) => countFiguresOf(db, area));
  for (const line of describeSupplies(kind, compared, { supplies, texts, countFigures, form }))
    around.out.write(`${line}\n`);
  const changed = compared.filter(({ isSame }) => !isSame).map(({ supply }) => supply);
  if (changed.length === 0) around.out.write('Nothing changes, so nothing is published.\n');
  else if (values.check === true) around.out.write('Checked. Nothing was published.\n');
  else if (around.confirm !== null && values.yes !== true && !(await around.confirm('Publish this?')))
    around.out.write('Nothing was published.\n');
  else {
    const { id: published } = await publishSupplies(
      { releases, database: readDatabase(around.environment ?? {}), clock: around.clock },
      current,
      changed,
    );
    around.out.write(`Release ${published} is published; ${current.release.id} stays beside it.\n`);
  }
  return 0;
}

/** The template or its schema, where the command line requests just that; else `null`. */
function requestedFormat({ values, positionals }: ReturnType<typeof readArguments>): string | null {
  const kind = kinds.find(({ id }) => id === positionals[0]);
  if (kind === undefined || positionals.length > 1) return null;
  if (values.template === true) return templateOf(kind);
  return values.schema === true ? `${JSON.stringify(tableSchemaOf(kind), null, 2)}\n` : null;
}

/** Runs the command line: 0 when it is done, 1 for faults and failures, 2 for an invalid command line. */
export async function runImport(argv: readonly string[], around: ImportContext): Promise<number> {
  try {
    const parsed = readArguments(argv);
    if (parsed.values.help === true) {
      around.out.write(`${usage}\n`);
      return 0;
    }
    const format = requestedFormat(parsed);
    if (format !== null) {
      around.out.write(format);
      return 0;
    }
    const releases = resolve(releasesFolder(parsed.values.out, around.environment));
    const release = await lockFolder(releases);
    try {
      return await run(parsed, releases, around);
    } finally {
      release();
    }
  } catch (error) {
    if (!(error instanceof IngestError)) throw error;
    around.err.write(`${describeError(error)}\n`);
    return error.code === 'bad-argument' ? 2 : 1;
  }
}
