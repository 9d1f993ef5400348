import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { asLoaded, type LoadedSource } from './build.ts';
import { IngestError } from './errors.ts';
import type { Progress } from './progress.ts';
import { rowSources, sources } from './sources/index.ts';
import { references } from './sources/references.ts';
import { addArchive } from './steps/archived.ts';
import { readHead } from './steps/csv-text.ts';
import { type Database, name, text } from './steps/database.ts';
import {
  addEditions,
  createEditions,
  editionSql,
  type ListedEdition,
  readEditionList,
} from './steps/editions.ts';
import { findFiles, findReferences, walk } from './steps/find-files.ts';
import { correct, harmonise } from './steps/harmonise.ts';
import { type KeptRelease, readWholeCurrent, requireFiles } from './steps/kept-release.ts';
import { openFile, sampleFile } from './steps/open-file.ts';
import { dropRaw, readSource } from './steps/read.ts';
import { createRows, loadRowSources } from './steps/rows/load-row-sources.ts';
import { readRaw, requireColumns, widen } from './steps/rows/open-row-file.ts';
import { listedRowTables } from './steps/rows/row-source.ts';
import type { Reference, Source } from './steps/source.ts';
import { requireOwnNames } from './steps/source-names.ts';
import { keepRows } from './steps/write-parquet.ts';

/**
 * Checks `mappings/areas.csv` against a published list of codes. FAO's own numbers for China differ from the
 * United Nations' between releases, so only codes that both lists know are compared.
 */
async function readReference(
  db: Database,
  reference: Reference,
  path: string,
  scratch: string,
  signal: AbortSignal,
): Promise<LoadedSource> {
  const opened = await openFile(path, reference.key, scratch, signal);
  const head = widen(readHead((await sampleFile(opened.csv)) ?? ''));
  requireColumns(reference, opened.file, head.header, reference.headers);
  await readRaw(db, opened, head, 'reference');
  const { check } = reference;
  if (check !== undefined) {
    const code = check.areaCode === 'fao' ? 'fao_code::VARCHAR' : 'code';
    const differing =
      await db.texts(`SELECT concat(a.code, ': ', a.m49, ' here, ', r.${name(check.m49)}, ' in the list')
      FROM reference r JOIN map_areas a ON a.${code} = r.${name(check.code)}
      WHERE a.kind = 'country' AND a.m49 NOT IN ('', '000')
        AND lpad(r.${name(check.m49)}, 3, '0') <> a.m49 ORDER BY a.code`);
    if (differing.length > 0)
      throw new IngestError(
        'bad-mapping',
        `ingest/mappings/areas.csv and ${opened.file} disagree on M49 codes.`,
        differing,
      );
  }
  const rows = await db.count('SELECT count(*) FROM reference');
  return asLoaded(reference, opened, rows);
}

/** Reads one source's file into `harmonised`. */
async function loadSource(
  db: Database,
  source: Source,
  path: string,
  scratch: string,
  signal: AbortSignal,
  listed: readonly ListedEdition[],
): Promise<LoadedSource> {
  const opened = await openFile(path, source.key, scratch, signal);
  await readSource(db, source, opened, scratch);
  const rows = await harmonise(db, source, await editionSql(db, source, opened, listed), scratch);
  await dropRaw(db, source, scratch);
  if (opened.csv !== path) await rm(opened.csv, { force: true });
  return asLoaded(source, opened, rows);
}

/** Refuses a source that does not exist, or that has no release in which it could be replaced; else returns that. */
export async function requireSource(only: string, releases: string): Promise<KeptRelease> {
  if (![...sources, ...rowSources].some(({ key }) => key === only))
    throw new IngestError(
      'unknown-source',
      `There is no source "${only}". There are:`,
      [...sources, ...rowSources].map(({ key }) => key),
    );
  const current = await readWholeCurrent(releases);
  if (current?.release.origin === 'sources') return current;
  const found = current === null ? 'has no release' : 'has only the starter figures';
  throw new IngestError(
    'no-release',
    `--only ${only} replaces one source of a release that was made from publishers' files, but ${releases} ${found}. Run the same command without --only first.`,
  );
}

/** Takes over the harmonised rows of every other source from the current release. */
async function loadOthers(db: Database, only: string, current: KeptRelease): Promise<LoadedSource[]> {
  const read = current.release.sources
    .map(({ key }) => key)
    .filter((key) => key !== only && sources.some((source) => source.key === key))
    .map((key) => `parquet/harmonised/${key}.parquet`);
  await requireFiles(current, [
    ...read,
    ...listedRowTables.map(({ file }) => file),
    'parquet/published_unit.parquet',
    'parquet/missing.parquet',
  ]);
  const keptSources: LoadedSource[] = [];
  await addEditions(db, current.release.editions);
  for (const source of current.release.sources) {
    if (source.key === only) continue;
    const known = sources.find(({ key }) => key === source.key);
    keptSources.push({ ...source, dated: /\.(zip|xlsx)$/i.test(source.file) });
    if (known === undefined) continue;
    const file = join(current.folder, 'parquet', 'harmonised', `${source.key}.parquet`);
    if (known.archiveOnly === true) await addArchive(db, source.key, file);
    else
      await db.run(`INSERT INTO harmonised BY NAME
        SELECT ${text(source.key)} AS source, r.* EXCLUDE (edition), 1::BIGINT << e.bit AS edition
        FROM read_parquet(${text(file)}) AS r LEFT JOIN edition e ON e.key = r.edition`);
  }
  for (const table of ['published_unit', 'missing'])
    await db.run(`INSERT INTO ${table} BY NAME
      SELECT * FROM read_parquet(${text(join(current.folder, 'parquet', `${table}.parquet`))})
      WHERE source <> ${text(only)}`);
  return keptSources;
}

function inOrder(loaded: readonly LoadedSource[]): LoadedSource[] {
  const order = [
    ...sources.map(({ key }) => key),
    ...rowSources.map(({ key }) => key),
    ...references.map(({ key }) => key),
  ];
  return [...loaded].sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key));
}

/**
 * Loads every source found in a folder, or one of them (`only`) with the rest as the current release has it.
 * Sources that are not in the folder are named and left out; without any, the run fails.
 */
export async function loadFrom(
  options: { directory: string; only: string | null; releases: string; progress: Progress },
  db: Database,
  scratch: string,
  signal: AbortSignal,
): Promise<LoadedSource[]> {
  const { directory, only, releases, progress } = options;
  const current = only === null ? null : await requireSource(only, releases);
  const requestedSources = only === null ? sources : sources.filter(({ key }) => key === only);
  requireOwnNames([...sources, ...rowSources, ...references]);
  const paths = await walk(directory);
  const found = await findFiles(paths, requestedSources, progress.line);
  await createRows(db);
  const wantedRows = rowSources.filter(({ key }) => only === null || key === only);
  const { step } = progress;
  const ofRows = await loadRowSources(db, wantedRows, { all: rowSources, directory, scratch, signal, step });
  if (found.size + ofRows.length === 0)
    throw new IngestError(
      'missing-file',
      `No source file was found in ${directory}. Looked for:`,
      [...requestedSources, ...wantedRows].map(({ key, title }) => `${key}: ${title}`),
    );
  await createEditions(db);
  const listed = await readEditionList(db, paths);
  const loaded = [...ofRows];
  if (only !== null && current !== null) {
    const anew = ofRows.map(({ key }) => key);
    const others = await loadOthers(db, only, current);
    // Contributed records are copied later.
    loaded.push(...others.filter(({ key }) => !anew.includes(key) && !key.startsWith('import-')));
    await keepRows(db, current.folder, anew);
  }
  for (const source of requestedSources) {
    if (signal.aborted) break;
    const path = found.get(source.key);
    progress.step(path === undefined ? `${source.key}: not in the folder` : `Read ${source.key}`);
    if (path !== undefined) loaded.push(await loadSource(db, source, path, scratch, signal, listed));
  }
  if (only === null)
    for (const [reference, path] of await findReferences(paths, references, progress.line))
      loaded.push(await readReference(db, reference, path, scratch, signal));
  const corrected = await correct(db);
  if (corrected > 0) progress.line(`${corrected} rows corrected by ingest/mappings/corrections.csv`);
  return inOrder(loaded);
}
