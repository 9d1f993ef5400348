import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { asLoaded, type LoadedSource } from '../../build.ts';
import { IngestError } from '../../errors.ts';
import { type Database, list, name, text } from '../database.ts';
import { listFiles } from '../find-files.ts';
import type { OpenedFile } from '../open-file.ts';
import { hasName } from '../source-names.ts';
import { openRowFile, readRaw, readRowHead } from './open-row-file.ts';
import { listedRowTables, type RowSource } from './row-source.ts';

interface Found {
  source: RowSource;
  files: OpenedFile[];
}

/** The files without copies of themselves. */
function unlike(files: readonly OpenedFile[]): OpenedFile[] {
  return files.filter(({ sha256 }, at) => files.findIndex((other) => other.sha256 === sha256) === at);
}

/** Which of a source's files count: all of them, the only one, or the newest and the one before it. */
function choose(source: RowSource, files: readonly OpenedFile[], all: readonly RowSource[]): Found[] {
  if (source.several === true || files.length <= 1) return [{ source, files: [...files] }];
  const earlier = all.find(({ key }) => key === source.earlier);
  if (earlier === undefined || files.some(({ dated }) => !dated))
    throw new IngestError(
      'same-source-twice',
      `The folder has ${files.length} files for ${source.key}, and they differ. Keep the one that is meant:`,
      files.map(({ file, sha256 }) => `${file} (sha256 ${sha256.slice(0, 12)}…)`),
    );
  const [newest, before] = [...files].sort((a, b) => (a.date < b.date ? 1 : -1));
  return [
    { source, files: newest === undefined ? [] : [newest] },
    { source: earlier, files: before === undefined ? [] : [before] },
  ];
}

/** Query over `raw` for the columns that a source names, in those of its table. */
function textsOf({ columns = {}, constants = {}, numbered }: RowSource): string {
  const parts = [
    ...Object.entries(columns).map(([column, published]) => `${name(published)} AS ${column}`),
    ...Object.entries(constants).map(([column, constant]) => `${text(constant)} AS ${column}`),
    ...(numbered === undefined ? [] : [`CAST(row_number() OVER () AS VARCHAR) AS ${numbered}`]),
  ];
  return `SELECT ${parts.join(', ')} FROM raw`;
}

/** Reads one file's rows into the source's table. Returns their number. */
async function readFile(
  db: Database,
  source: RowSource,
  opened: OpenedFile,
  others: readonly string[],
): Promise<number> {
  const head = await readRowHead(source, opened);
  await readRaw(db, opened, head);
  const texts = textsOf(source);
  const query = source.rows?.(texts, { header: head.header, file: opened.file }) ?? texts;
  if (query === '')
    throw new IngestError('wrong-columns', `${opened.file} has no series of ${source.title}.`);
  const country = source.country?.(opened.file) ?? null;
  const where = country === null && others.length > 0 ? `WHERE area NOT IN ${list(others)}` : '';
  const before = await db.count(`SELECT count(*) FROM ${source.into}`);
  await db.run(
    `INSERT INTO ${source.into} BY NAME SELECT ${text(source.key)} AS source, * FROM (${query}) ${where}`,
  );
  await db.run('DROP TABLE raw');
  return (await db.count(`SELECT count(*) FROM ${source.into}`)) - before;
}

async function load(db: Database, { source, files }: Found): Promise<LoadedSource | null> {
  const [first] = files;
  if (first === undefined) return null;
  const countries = files.flatMap(({ file }) => source.country?.(file) ?? []);
  let rows = 0;
  for (const opened of files) rows += await readFile(db, source, opened, countries);
  const { computedIn, computed = computedIn !== undefined && first.file.startsWith(computedIn) } = source;
  const sha256 =
    files.length === 1
      ? first.sha256
      : createHash('sha256')
          .update(
            files
              .map((opened) => opened.sha256)
              .sort()
              .join('\n'),
          )
          .digest('hex');
  const date =
    files
      .map((opened) => opened.date)
      .sort()
      .at(-1) ?? '';
  const file = files.length === 1 ? first.file : `${first.file} (+${files.length - 1})`;
  const dated = files.every((opened) => opened.dated);
  return asLoaded({ ...source, computed }, { file, date, sha256, dated }, rows);
}

/** Empties the tables of published rows. A later run with `--only` takes over the rows that it does not read anew. */
export async function createRows(db: Database): Promise<void> {
  for (const { table, columns } of listedRowTables)
    await db.run(
      `CREATE OR REPLACE TABLE ${table} (${['source', ...columns].map((column) => `${column} VARCHAR`).join(', ')})`,
    );
}

/** Reads every such source found in a folder. Files are recognised by name; missing ones are left out. */
export async function loadRowSources(
  db: Database,
  sources: readonly RowSource[],
  options: {
    /** All sources of rows; `sources` are those to read. */
    all: readonly RowSource[];
    directory: string;
    scratch: string;
    signal: AbortSignal;
    step: (label: string) => void;
  },
): Promise<LoadedSource[]> {
  const { all, directory, scratch, signal, step } = options;
  const paths = await listFiles(directory);
  const loaded: LoadedSource[] = [];
  for (const source of sources) {
    const namedPaths = paths.filter((path) => hasName(source, basename(path)));
    if (namedPaths.length === 0 || signal.aborted) continue;
    step(`Read ${source.key}`);
    const files: OpenedFile[] = [];
    for (const [number, path] of namedPaths.entries())
      files.push(await openRowFile(source, path, { scratch, number, signal }));
    for (const found of choose(source, unlike(files), all)) {
      const facts = await load(db, found);
      if (facts !== null) loaded.push(facts);
    }
    for (const { csv } of files) if (csv.startsWith(scratch)) await rm(csv, { force: true });
  }
  return loaded;
}
