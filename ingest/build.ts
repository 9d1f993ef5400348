import { createHash } from 'node:crypto';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  AcceptedLoss,
  ChangeSummary,
  Release,
  ReleaseCheck,
  ReleaseEdition,
  ReleaseSource,
} from '#release/facts.ts';
import { releaseSchemaVersion } from '#release/schema.ts';
import { requireWritable } from './database/connect.ts';
import { asIngestError, IngestError } from './errors.ts';
import type { Supply } from './import/import-kind.ts';
import { readSupplies, sourceOf, suppliesFolder, writeSupplies } from './import/supply.ts';
import type { Progress } from './progress.ts';
import { findPrevious, writeChanges } from './steps/changes.ts';
import { type CurrentRelease, readCurrent, whyUnusable } from './steps/kept-release.ts';
import { makeFolder } from './steps/lock-folder.ts';
import type { OpenedFile } from './steps/open-file.ts';
import { createStaging, publish, sweep, writeManifest } from './steps/publish.ts';
import type { Published } from './steps/source.ts';

/** Raised whenever the same sources would give other figures: it is part of the release's id. */
export const ingestVersion = 17;

export interface BuildContext {
  releases: string;
  /** Address of the PostgreSQL that gets the release as well; left out, none does. */
  database?: string | null;
  progress: Progress;
  clock: () => Date;
  /** Aborted by SIGINT and SIGTERM; looked at between the steps. */
  signal: AbortSignal;
  /** Whether to stop before publishing: the build is removed, and the served release stays. */
  isRehearsal?: boolean;
  /** Cores that the database takes; left out, two. */
  threads?: number;
}

/** A loaded source: its entry of `release.json`, and whether its date is the archive's own. */
export interface LoadedSource extends ReleaseSource {
  dated: boolean;
}

export function asLoaded(
  { key, publisher, title, url, licence, computed = false }: Published,
  { file, date, sha256, dated }: Pick<OpenedFile, 'file' | 'date' | 'sha256' | 'dated'>,
  rows: number,
): LoadedSource {
  return { key, file, publisher, title, url, date, sha256, licence, rows, computed, dated };
}

/** Facts about the files that a run has put into the folder of a release. */
export interface Filled {
  loaded: readonly LoadedSource[];
  editions: ReleaseEdition[];
  checks: ReleaseCheck[];
  accepted: AcceptedLoss[];
  counts: Release['counts'];
}

/** Where a run writes its files to, `release.sqlite` at least. */
export interface Workplace {
  staging: string;
  step: (label: string) => void;
  signal: AbortSignal;
}

export type Fill = (workplace: Workplace) => Promise<Filled>;

/** The same sources read by the same code make the same id; accepted losses are part of the release's content. */
function releaseId(
  loaded: readonly LoadedSource[],
  origin: Release['origin'],
  accepted: readonly AcceptedLoss[],
): string {
  const hash = createHash('sha256').update(`${releaseSchemaVersion}.${ingestVersion}.${origin}`);
  const sorted = [...loaded].sort((a, b) => (a.key < b.key ? -1 : 1));
  for (const { key, sha256 } of sorted) hash.update(`\n${key} ${sha256}`);
  for (const { name, kind, before, after, reason, since } of accepted)
    hash.update(`\n${JSON.stringify([name, kind, before, after, reason, since])}`);
  const newest = sorted
    .filter(({ dated }) => dated)
    .map(({ date }) => date)
    .sort()
    .at(-1);
  const suffix = origin === 'starter' ? '-starter' : '';
  return `${newest ?? 'undated'}-${hash.digest('hex').slice(0, 10)}${suffix}`;
}

async function readCurrentId({ releases, progress, clock }: BuildContext): Promise<string | null> {
  let current: CurrentRelease | null;
  try {
    current = await readCurrent(releases);
  } catch (error) {
    if (error instanceof IngestError) return null;
    throw error;
  }
  const now = clock().toISOString();
  if (current !== null && now < current.created)
    progress.line(
      `The clock says ${now}, and release ${current.id} was made at ${current.created}: one of them is wrong. ` +
        'The new release comes after it all the same.',
    );
  return current?.id ?? null;
}

/** Takes contributed records over from the current release: publishers' files do not replace them. */
async function carrySupplies({ releases, progress }: BuildContext, staging: string): Promise<Supply[]> {
  // A damaged current release is reported elsewhere; its contributed records cannot be read.
  const current = await readCurrent(releases).catch(() => null);
  const supplies = current === null ? [] : await readSupplies(current.folder);
  if (current === null || supplies.length === 0) return [];
  await cp(join(current.folder, suppliesFolder), join(staging, suppliesFolder), { recursive: true });
  writeSupplies(join(staging, 'release.sqlite'), supplies);
  for (const { source, rows } of supplies)
    progress.line(`Handed in by ${source.publisher}: ${rows.length} rows, taken over.`);
  return supplies;
}

/** Fills the change log. A previous release that cannot be read is reported, and the next older one is compared instead. */
async function compare(
  context: BuildContext,
  staging: string,
  { id, origin, sources }: Pick<Release, 'id' | 'origin' | 'sources'>,
): Promise<ChangeSummary | null> {
  const { releases, progress } = context;
  const current = await readCurrentId(context);
  for (const previous of await findPrevious(releases, { id, origin, current })) {
    const { folder, release } = previous;
    const tell = (reason: string) =>
      progress.line(`No change log: release ${release.id} cannot be compared with (${reason}).`);
    const unusable = await whyUnusable({ folder, files: release.files }, 'release.sqlite');
    if (unusable !== null) {
      tell(unusable);
      continue;
    }
    try {
      const changes = writeChanges(join(staging, 'release.sqlite'), previous, sources);
      const { added, removed, changed } = changes;
      progress.line(`Since ${release.id}: ${added} figures added, ${removed} removed, ${changed} changed.`);
      return changes;
    } catch (error) {
      const known = asIngestError(error, releases);
      if (known instanceof IngestError && known.code === 'disk-full') throw known;
      tell(error instanceof Error ? error.message : String(error));
    }
  }
  return null;
}

/**
 * Builds a release in a staging folder and publishes it. Whatever goes wrong, also an interrupt, the staging folder is
 * removed and the served release stays as it was. The caller holds the lock of the folder of releases.
 */
export async function buildRelease(
  context: BuildContext,
  origin: Release['origin'],
  fill: Fill,
): Promise<Release> {
  const { releases, progress, signal } = context;
  const refuseAbort = () => {
    if (signal.aborted)
      throw new IngestError('interrupted', 'Interrupted. The release that is served stays as it was.');
  };
  const step = (label: string) => {
    refuseAbort();
    progress.step(label);
  };
  let staging: string | undefined;
  try {
    await makeFolder(releases);
    if (context.database) await requireWritable(context.database);
    await sweep(releases);
    staging = await createStaging(releases);
    const { loaded, editions, checks, accepted, counts } = await fill({ staging, step, signal });
    const supplies = await carrySupplies(context, staging);
    const contributed = supplies.map((supply) => ({ ...sourceOf(supply), dated: false }));
    const id = releaseId([...loaded, ...contributed], origin, accepted);
    const sources = [...loaded, ...contributed].map(({ dated: _, ...source }) => source);
    step('Compare with the release before');
    const changes = await compare(context, staging, { id, origin, sources });
    step('Publish');
    const manifest = await writeManifest(staging, {
      id,
      schemaVersion: releaseSchemaVersion,
      created: context.clock().toISOString(),
      origin,
      sources,
      editions,
      checks,
      accepted,
      counts,
      changes,
    });
    refuseAbort();
    if (context.isRehearsal === true) {
      await rm(staging, { recursive: true, force: true });
      return manifest;
    }
    return await publish(context, staging, manifest);
  } catch (error) {
    if (staging !== undefined) await rm(staging, { recursive: true, force: true });
    // An interrupted query or stream fails in its own words; what matters is that the operator stopped it.
    refuseAbort();
    throw asIngestError(error, releases);
  }
}
