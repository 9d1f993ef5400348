import type { Release } from '#release/facts.ts';
import type { BuildContext } from '../build.ts';
import { requireWritable } from '../database/connect.ts';
import type { BulkFile } from '../download/bulk-file.ts';
import type { Clock } from '../download/clock.ts';
import type { Disk } from '../download/disk.ts';
import { downloadFiles } from '../download-files.ts';
import { IngestError } from '../errors.ts';
import { buildFromSources } from '../from-sources.ts';
import { listDamages, readFound, readPointer } from '../releases/kept-folder.ts';
import { pruneReleases } from '../releases/move-releases.ts';
import { watchClocks } from './clocks.ts';
import { ownOrigins, placeFiles } from './publishers.ts';
import { readRecord } from './record.ts';
import { bytesOfBuild, requireRoom } from './room.ts';
import type { RefreshSettings } from './settings.ts';
import { hashWhatIsRead, sourceFiles } from './what-was-read.ts';

/** What a refresh needs from outside. */
export interface RefreshContext {
  build: BuildContext;
  settings: RefreshSettings;
  manifest: readonly BulkFile[];
  fetch: typeof globalThis.fetch;
  clock: Clock;
  disk: Disk;
}

export interface RefreshOptions {
  /** Everything is done but publishing and removing. */
  dryRun: boolean;
  /** Reasons by the source or check whose loss is accepted. */
  accept: ReadonlyMap<string, string>;
}

/** What a refresh that did not stop has come to. */
export interface Refreshed {
  /** The release that was made, or `null` where there was nothing new. */
  made: Release | null;
  /** Hash of what was read. */
  read: string;
  warnings: string[];
}

/** Brings the publishers' files, and says which of them could not be asked for and what of catalogues was left out. */
async function download({ build, settings, manifest, fetch, clock }: RefreshContext) {
  const clocks = watchClocks(fetch, () => clock.now());
  const unasked: string[] = [];
  const leftOut: string[] = [];
  try {
    const { files } = await downloadFiles(build, {
      directory: settings.downloads,
      only: null,
      manifest: placeFiles(manifest, settings.origins),
      fetch: clocks.fetch,
      own: ownOrigins(settings.origins),
      clock,
      note: (event) => {
        if (event.kind === 'kept')
          unasked.push(`${event.key}: ${event.reason}; the copy of ${event.date} is used`);
        if (event.kind === 'left-out') leftOut.push(`${event.key}: ${event.reason}`);
      },
    });
    return { files, unasked, leftOut };
  } finally {
    // A wrong clock may be why a download failed, and is then the better reason.
    clocks.requireRight();
  }
}

async function whyDamaged({ build, settings }: RefreshContext, id: string): Promise<string[]> {
  const found = await readFound(`${settings.releases}/${id}`, id);
  if (found === null) return ['its release.json is missing or damaged'];
  build.progress.update('Check the release that is served');
  return listDamages(found);
}

/**
 * Fetches what is new, builds a release from all files of the folder, checks it against the one that is served, publishes it and
 * removes the oldest beyond `keep`. Throws what stops it: nothing is published then. The caller holds the lock of the releases.
 */
export async function refresh(context: RefreshContext, options: RefreshOptions): Promise<Refreshed> {
  const { build, settings, disk } = context;
  const { releases, downloads, leastFree, keep } = settings;
  const tell = build.progress.line;
  for (const folder of [releases, downloads]) await requireRoom(disk, folder, leastFree, 'A refresh');
  if (build.database) await requireWritable(build.database);
  const { files, unasked, leftOut } = await download(context);

  const current = await readPointer(releases);
  const last = await readRecord(releases);
  const known = new Map(files.map(({ path, sha256 }) => [path, sha256]));
  const paths = await sourceFiles(downloads);
  const read = await hashWhatIsRead(downloads, paths, known);
  const warnings = [...unasked, ...leftOut];
  if (read === last?.read && current !== null && options.accept.size === 0) {
    const damages = await whyDamaged(context, current);
    if (damages.length === 0) {
      if (unasked.length > 0)
        throw new IngestError(
          'publishers-away',
          'Nothing new was found, and not every publisher could be asked. The release that is served stays as it was.',
          unasked,
        );
      if (last.release !== null && last.release !== current)
        warnings.push(
          `${current} is served, though the last run made ${last.release}: switched by hand, and left so.`,
        );
      return { made: null, read, warnings };
    }
    tell(`Release ${current} is damaged, and is made again: ${damages.join('; ')}`);
  }

  const needed = await bytesOfBuild(
    paths.filter((path) => /\.zip$/i.test(path)),
    releases,
    current,
  );
  await requireRoom(disk, releases, leastFree + needed, 'Building a release');
  const made = await buildFromSources(
    { ...build, isRehearsal: options.dryRun },
    { directory: downloads, only: null, accept: options.accept },
  );
  if (made.id === current) return { made: null, read, warnings };
  if (!options.dryRun)
    try {
      await pruneReleases({ releases, database: build.database ?? null }, { keep, dryRun: false }, tell);
    } catch (error) {
      // The new release is served: what could not be removed is for somebody to look at.
      const reason = error instanceof Error ? error.message : String(error);
      warnings.push(`Old releases could not be removed: ${reason}`);
    }
  return { made, read, warnings };
}
