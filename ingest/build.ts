import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { crops } from '#catalog/crops/index.ts';
import { elements } from '#catalog/elements/index.ts';
import type { Release, ReleaseCheck, ReleaseSource } from '#contract/release.ts';
import { releaseSchemaVersion } from '#contract/release-tables.ts';
import { derive } from './derive.ts';
import { asIngestError, IngestError } from './errors.ts';
import type { Progress } from './progress.ts';
import { createAreas, createPopulation } from './steps/areas.ts';
import { createBreaks } from './steps/breaks.ts';
import { runChecks } from './steps/check.ts';
import { createCoverage } from './steps/coverage.ts';
import { Database } from './steps/database.ts';
import { loadMappings } from './steps/mappings.ts';
import { choose } from './steps/precedence.ts';
import { createStaging, publish, sweepStaging, writeManifest } from './steps/publish.ts';
import { createSources } from './steps/release-source.ts';
import { createSchema } from './steps/schema.ts';
import { select } from './steps/selection.ts';
import type { Source } from './steps/source.ts';
import { writeParquet } from './steps/write-parquet.ts';
import { writeSqlite } from './steps/write-sqlite.ts';

/** Raised whenever the same sources would give other figures: it is part of the release's id. */
export const ingestVersion = 1;

/** What a run needs from outside. */
export interface BuildContext {
  /** Folder of all releases. */
  releases: string;
  progress: Progress;
  clock: () => Date;
  /** Aborted by SIGINT and SIGTERM; looked at between the steps. */
  signal: AbortSignal;
}

/** A loaded source: what `release.json` says of it. */
export interface LoadedSource extends ReleaseSource {
  dated: boolean;
}

/** The same sources read by the same code make the same id. */
export function releaseId(loaded: readonly LoadedSource[], origin: Release['origin']): string {
  const hash = createHash('sha256').update(`${releaseSchemaVersion}.${ingestVersion}.${origin}`);
  const sorted = [...loaded].sort((a, b) => (a.key < b.key ? -1 : 1));
  for (const { key, sha256 } of sorted) hash.update(`\n${key} ${sha256}`);
  const newest = sorted
    .filter(({ dated }) => dated)
    .map(({ date }) => date)
    .sort()
    .at(-1);
  return `${newest ?? 'undated'}-${hash.digest('hex').slice(0, 10)}`;
}

function refuseFailures(failed: readonly ReleaseCheck[]): void {
  if (failed.length === 0) return;
  throw new IngestError(
    'check-failed',
    `${failed.length} ${failed.length === 1 ? 'check' : 'checks'} failed, so the release was not published.`,
    failed.flatMap(({ key, exceptions, examples }) => [`${key}: ${exceptions} exceptions`, ...examples]),
  );
}

/**
 * Builds a release in a staging folder and publishes it. `load` fills `harmonised` (and `archived`) and names what it
 * read. Whatever goes wrong, the staging folder is removed and the served release stays as it was.
 */
export async function buildRelease(
  context: BuildContext,
  origin: Release['origin'],
  sources: readonly Source[],
  load: (db: Database, scratch: string, step: (label: string) => void) => Promise<LoadedSource[]>,
): Promise<Release> {
  const { releases, progress, signal } = context;
  const step = (label: string) => {
    if (signal.aborted)
      throw new IngestError('interrupted', 'Interrupted. The release that is served stays as it was.');
    progress.step(label);
  };
  let staging: string | undefined;
  let db: Database | undefined;
  try {
    await mkdir(releases, { recursive: true });
    await sweepStaging(releases);
    staging = await createStaging(releases, 'new');
    const scratch = join(staging, 'scratch');
    await mkdir(scratch);
    db = await Database.open(scratch);
    await createSchema(db);
    await loadMappings(db);
    const loaded = await load(db, scratch, step);
    await createSources(db, loaded);
    step('Choose between sources');
    await choose(db, sources);
    await createAreas(db);
    await createPopulation(db);
    step('Derive elements');
    await derive(db);
    step('Rank, count and classify');
    await select(db, elements, crops);
    await createCoverage(db);
    await createBreaks(db);
    step('Check');
    const { checks, mustStop } = await runChecks(db);
    for (const check of checks)
      progress.line(
        `${check.status.padEnd(6)} ${check.key}: ${check.exceptions} of ${check.examined}. ${check.detail}`,
      );
    refuseFailures(mustStop);
    step('Write Parquet');
    await writeParquet(
      db,
      join(staging, 'parquet'),
      loaded.map(({ key }) => key).filter((key) => sources.some((source) => source.key === key)),
    );
    step('Write SQLite');
    await writeSqlite(db, join(staging, 'release.sqlite'));
    const counts = {
      areas: await db.count('SELECT count(*) FROM area'),
      observations: await db.count('SELECT count(*) FROM published_row'),
      derived: await db.count('SELECT count(*) FROM published_row WHERE source IS NULL'),
      rankings: await db.count('SELECT count(*) FROM ranking'),
    };
    db.close();
    db = undefined;
    await rm(scratch, { recursive: true, force: true });
    step('Publish');
    const id = releaseId(loaded, origin);
    const manifest = await writeManifest(staging, {
      id,
      schemaVersion: releaseSchemaVersion,
      created: context.clock().toISOString(),
      origin,
      sources: loaded.map(({ dated: _, ...source }) => source),
      checks,
      counts,
    });
    await publish(releases, staging, id);
    return manifest;
  } catch (error) {
    db?.close();
    if (staging !== undefined) await rm(staging, { recursive: true, force: true });
    throw asIngestError(error, releases);
  }
}
