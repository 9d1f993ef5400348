import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { crops } from '#catalog/crops/index.ts';
import { elements } from '#catalog/elements/index.ts';
import type { AcceptedLoss, Release, ReleaseCheck, ReleaseSource } from '#release/facts.ts';
import { type BuildContext, buildRelease, type Filled, type Workplace } from './build.ts';
import { derive } from './derive.ts';
import { IngestError } from './errors.ts';
import { buildGermplasm, createGrowingPlaces } from './germplasm.ts';
import { readMembership } from './import/supply.ts';
import { loadFrom } from './load-sources.ts';
import {
  acceptLosses,
  type ComparedRelease,
  describeGone,
  describeLosses,
  findLosses,
  requireNames,
} from './losses.ts';
import { buildPrices } from './prices.ts';
import { judgeSeries } from './series/create-doubts.ts';
import { rowSources, sources } from './sources/index.ts';
import { createAreas, createPopulation } from './steps/areas.ts';
import { checkSources, runChecks } from './steps/check.ts';
import { countLosses } from './steps/count-losses.ts';
import { createBreaks, createCoverage } from './steps/coverage.ts';
import { Database, insertValues, text } from './steps/database.ts';
import { createEditionSets, listUntold, usedEditions } from './steps/editions.ts';
import { type CurrentRelease, readCurrent } from './steps/kept-release.ts';
import { buildFoodLosses } from './steps/losses/food-losses.ts';
import { loadMappings } from './steps/mappings.ts';
import { choose, chooseBalances } from './steps/precedence.ts';
import { createPublications } from './steps/publications/publications.ts';
import { createSchema } from './steps/schema.ts';
import { select, selectFlows } from './steps/selection.ts';
import { createWorldSums } from './steps/world-sums.ts';
import { writeParquet, writeRowParquet } from './steps/write-parquet.ts';
import { writeSqlite } from './steps/write-sqlite.ts';

async function createSources(db: Database, sources: readonly ReleaseSource[]): Promise<void> {
  await db.run(`CREATE OR REPLACE TABLE release_source (id INTEGER, key VARCHAR, file VARCHAR, publisher VARCHAR,
    title VARCHAR, url VARCHAR, date VARCHAR, sha256 VARCHAR, licence VARCHAR, rows INTEGER, computed INTEGER)`);
  const rows = sources.map(
    ({ key, file, publisher, title, url, date, sha256, licence, rows: count, computed }, at) => [
      ...[at + 1, key, file, publisher, title, url, date, sha256, licence, count, Number(computed)],
    ],
  );
  await insertValues(db, 'release_source', rows);
}

/** Refuses a release, with all reasons at once: failed checks, and losses that were not accepted. */
function refuse(failed: readonly ReleaseCheck[], losses: readonly string[]): void {
  const failures = failed.flatMap(({ key, exceptions, examples }) => [
    `${key}: ${exceptions} exceptions`,
    ...examples,
  ]);
  if (failed.length > 0)
    throw new IngestError(
      'check-failed',
      `${failed.length} ${failed.length === 1 ? 'check' : 'checks'} failed, so the release was not published.`,
      [...failures, ...losses],
    );
  if (losses.length > 0)
    throw new IngestError(
      'losses',
      'The release was not published, because something would be lost or was not examined. What is served stays as it was.',
      losses,
    );
}

/** Expected sources of rows: an earlier workbook is not needed. */
const awaited = rowSources.filter(({ key }) => !rowSources.some(({ earlier }) => earlier === key));

/** Inputs of a run from sources, and the losses that it accepts. */
export interface SourcesOptions {
  directory: string;
  only: string | null;
  /** Reasons by the source or check whose loss is accepted. */
  accept: ReadonlyMap<string, string>;
}

const placeOf = ({ name, kind, since }: AcceptedLoss): string => `${name} ${kind} ${since ?? ''}`;

/** Compares with the current release; lists losses without a reason, and accepted ones. */
async function guard(
  { progress }: BuildContext,
  { db, accept, current }: { db: Database; accept: SourcesOptions['accept']; current: CurrentRelease | null },
  outcome: ComparedRelease,
): Promise<{ accepted: AcceptedLoss[]; refused: string[] }> {
  const figures = current === null ? [] : await countLosses(db, current, rowSources, progress.line);
  if (current !== null) for (const line of describeGone(figures, current)) progress.line(line);
  const { kept, losses } = findLosses(outcome, current, figures);
  const { accepted, refused, unneeded } = acceptLosses(losses, accept);
  for (const { name, reason } of accepted) progress.line(`Accepted loss: ${name} (${reason})`);
  for (const { name, reason, since } of kept)
    progress.line(
      `Accepted before, and still so: ${name}, since ${since ?? 'the first release'} (${reason})`,
    );
  for (const name of unneeded)
    progress.line(`--accept-loss ${name} was not needed: nothing of it is lost against the current release.`);
  return {
    // Sorted, so that building a release again gives the same content.
    accepted: [...kept, ...accepted].sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1)),
    refused: refused.length === 0 ? [] : describeLosses(refused, figures),
  };
}

/** Results of a run from sources in its database. */
interface Prepared extends Omit<Filled, 'counts'> {
  writeParquet: (folder: string) => Promise<void>;
}

interface DatabasePlace extends Workplace {
  db: Database;
  scratch: string;
}

/** Opens a database that `prepare` fills, and writes the release's files from it. An interrupt stops the query that runs. */
async function fillFromDatabase(
  workplace: Workplace,
  threads: number | undefined,
  prepare: (place: DatabasePlace) => Promise<Prepared>,
): Promise<Filled> {
  const { staging, step, signal } = workplace;
  const scratch = join(staging, 'scratch');
  await mkdir(scratch);
  const db = await Database.open(scratch, threads);
  const interrupt = (): void => db.interrupt();
  signal.addEventListener('abort', interrupt);
  try {
    await createSchema(db);
    await loadMappings(db);
    const { writeParquet: writeFiles, ...filled } = await prepare({ ...workplace, db, scratch });
    step('Write Parquet');
    await writeFiles(staging);
    await db.run(`COPY world_sum TO ${text(join(staging, 'world-sums.csv'))} (FORMAT csv, HEADER)`);
    step('Write SQLite');
    await writeSqlite(db, join(staging, 'release.sqlite'), signal);
    const counts = {
      areas: await db.count('SELECT count(*) FROM area'),
      observations: await db.count('SELECT count(*) FROM published_row'),
      derived: await db.count('SELECT count(*) FROM published_row WHERE source IS NULL'),
      rankings: await db.count('SELECT count(*) FROM listed_crop'),
    };
    return { ...filled, counts };
  } finally {
    signal.removeEventListener('abort', interrupt);
    db.close();
    await rm(scratch, { recursive: true, force: true });
  }
}

/**
 * Builds and publishes a release from the source files in `directory`. Throws `losses` when it would have less than the
 * current release, or a check had nothing to examine, without a reason in `accept`.
 */
export async function buildFromSources(context: BuildContext, options: SourcesOptions): Promise<Release> {
  const { progress, releases } = context;
  const { accept } = options;
  const prepare = async ({ db, scratch, step, signal }: DatabasePlace): Promise<Prepared> => {
    const current = await readCurrent(releases);
    requireNames(accept, current);
    const loaded = await loadFrom({ ...options, releases, progress }, db, scratch, signal);
    for (const line of await listUntold(db)) progress.line(line);
    await createSources(db, loaded);
    step('Choose between sources');
    await choose(db, sources);
    await createAreas(db, await readMembership(current));
    await createPopulation(db);
    await chooseBalances(db);
    step('Derive elements');
    await derive(db);
    await createWorldSums(db, elements, crops);
    step('Rank, count and classify');
    await select(db, elements, crops);
    await selectFlows(db, crops);
    await createEditionSets(db);
    await judgeSeries(db, sources);
    await createCoverage(db);
    await createBreaks(db);
    step('Prices');
    for (const line of await buildPrices(db, context.clock())) progress.line(line);
    step('Germplasm');
    for (const line of await buildGermplasm(db, context.clock())) progress.line(line);
    step('Publications');
    for (const line of await createPublications(db, context.clock())) progress.line(line);
    step('Pests and losses');
    for (const line of await buildFoodLosses(db)) progress.line(line);
    step('Growing places');
    for (const line of await createGrowingPlaces(db)) progress.line(line);
    step('Check');
    const { checks: ofFigures, mustStop } = await runChecks(db);
    const checks = [checkSources([...sources, ...awaited], loaded), ...ofFigures];
    for (const check of checks)
      progress.line(
        `${check.status.padEnd(6)} ${check.key}: ${check.exceptions} of ${check.examined}. ${check.detail}`,
      );
    step('Look for losses');
    const { accepted, refused } = await guard(context, { db, accept, current }, { loaded, checks });
    refuse(mustStop, refused);
    const keys = loaded.map(({ key }) => key).filter((key) => sources.some((source) => source.key === key));
    return {
      loaded,
      editions: await usedEditions(db),
      checks,
      accepted,
      writeParquet: async (folder) => {
        await writeParquet(db, join(folder, 'parquet'), keys);
        await writeRowParquet(db, folder);
      },
    };
  };
  return buildRelease(context, 'sources', (workplace) =>
    fillFromDatabase(workplace, context.threads, prepare),
  );
}
