import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { openPromise } from 'yauzl';
import { type RefreshRecord, refreshFile, refreshRecord } from '#contract/refresh.ts';
import type { Release } from '#release/facts.ts';
import { releaseSchemaVersion } from '#release/schema.ts';
import { type BuildContext, ingestVersion } from '../build.ts';
import { requireWritable } from '../database/connect.ts';
import type { BulkFile } from '../download/attempt.ts';
import { type Clock, type Disk, replaceFile } from '../download/disk.ts';
import { downloadFiles } from '../download-files.ts';
import { IngestError } from '../errors.ts';
import { buildFromSources } from '../from-sources.ts';
import { listDamages, readFound, readPointer } from '../releases/kept-folder.ts';
import { pruneReleases } from '../releases/move-releases.ts';
import { fileFacts } from '../steps/file-facts.ts';
import { listFiles } from '../steps/find-files.ts';
import { makeFolder } from '../steps/lock-folder.ts';
import { ownOrigins, placeFiles, type RefreshSettings } from './settings.ts';

/** Minutes by which a clock may differ from the publishers'. */
const bearable = 10;

/** Compares the machine's clock with those of the publishers. */
interface Clocks {
  fetch: typeof globalThis.fetch;
  /** Throws `clock-wrong` when the clock of every contacted publisher differs from this machine's, all of them in the same direction. */
  requireRight(): void;
}

/**
 * Wraps fetch so that each response's `Date` is compared with this machine's clock. A cached response gives the age of its date
 * in `Age`. `now` gives milliseconds since the epoch.
 */
function watchClocks(fetch: typeof globalThis.fetch, now: () => number): Clocks {
  /** Milliseconds that this machine is ahead of each host, the answer that agrees best. */
  const ahead = new Map<string, number>();
  return {
    async fetch(input, init) {
      const response = await fetch(input, init);
      const date = Date.parse(response.headers.get('date') ?? '');
      const age = Number(response.headers.get('age') ?? 0) * 1000;
      const difference = now() - date - (Number.isFinite(age) ? age : 0);
      const { host } = new URL(response.url === '' ? String(input) : response.url);
      if (
        !Number.isNaN(difference) &&
        Math.abs(difference) < Math.abs(ahead.get(host) ?? Number.POSITIVE_INFINITY)
      )
        ahead.set(host, difference);
      return response;
    },
    requireRight() {
      const minutes = [...ahead].map(([host, milliseconds]) => ({ host, by: milliseconds / 60_000 }));
      const [first] = minutes;
      if (first === undefined) return;
      const direction = Math.sign(first.by);
      if (minutes.some(({ by }) => Math.abs(by) <= bearable || Math.sign(by) !== direction)) return;
      throw new IngestError(
        'clock-wrong',
        `This machine's clock says ${new Date(now()).toISOString()}, and every publisher that answered has another time: a release would bear a wrong date. Set the clock and run this again.`,
        minutes.map(
          ({ host, by }) => `${Math.abs(Math.round(by))} minutes ${by > 0 ? 'ahead of' : 'behind'} ${host}`,
        ),
      );
    },
  };
}

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1e6)} MB`;

/** Throws `disk-full` where a folder's disk has less than `needed` bytes free. The folder is made. */
async function requireRoom(
  disk: Pick<Disk, 'freeBytes'>,
  folder: string,
  needed: number,
  what: string,
): Promise<void> {
  await makeFolder(folder);
  const free = await disk.freeBytes(folder);
  if (free >= needed) return;
  throw new IngestError(
    'disk-full',
    `${what} needs ${megabytes(needed)} free on the disk of ${folder}, where ${megabytes(free)} are. Nothing was begun; the release that is served stays as it was.`,
    ['Make room (npm run release -- prune --keep N removes old releases), and run this again.'],
  );
}

async function unpackedBytes(path: string): Promise<number> {
  const zip = await openPromise(path, { autoClose: false });
  try {
    let largest = 0;
    for await (const entry of zip.eachEntry()) largest = Math.max(largest, entry.uncompressedSize);
    return largest;
  } finally {
    zip.close();
  }
}

/**
 * Bytes that a build takes beside the files that it reads, at its fullest: the largest table unpacked and as much again where
 * the engine spills it, and a release twice, as it grows and as it is written. Of the size of the current release; where there is
 * none, of the archives.
 */
async function bytesOfBuild(
  archives: readonly string[],
  releases: string,
  current: string | null,
): Promise<number> {
  let largest = 0;
  // One that cannot be opened is refused where it is read, with the reason.
  for (const path of archives) largest = Math.max(largest, await unpackedBytes(path).catch(() => 0));
  const release = current === null ? null : await readFound(join(releases, current), current);
  return 2 * largest + 2 * (release?.bytes ?? largest);
}

/** How the last refresh ended; `null` without a readable record: the next run then reads everything. */
export async function readRecord(releases: string): Promise<RefreshRecord | null> {
  try {
    return refreshRecord.parse(JSON.parse(await readFile(join(releases, refreshFile), 'utf8')));
  } catch {
    return null;
  }
}

export function writeRecord(releases: string, record: RefreshRecord): Promise<void> {
  return replaceFile(join(releases, refreshFile), `${JSON.stringify(record, null, 2)}\n`);
}

/**
 * sha256 over the files of the folder and the versions of the code: what makes a release the same again. `known` has the
 * checksums of files that were read a moment ago, by their path.
 */
async function hashWhatIsRead(
  directory: string,
  files: readonly string[],
  known: ReadonlyMap<string, string>,
): Promise<string> {
  const hash = createHash('sha256').update(`${releaseSchemaVersion}.${ingestVersion}`);
  for (const path of files) {
    const sha256 = known.get(path) ?? (await fileFacts(path)).sha256;
    hash.update(`\n${relative(directory, path)} ${sha256}`);
  }
  return hash.digest('hex');
}

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

export interface Refreshed {
  /** The release that was made, or `null` where there was nothing new. */
  made: Release | null;
  /** Hash of the read files. */
  read: string;
  warnings: string[];
}

/** Downloads the publishers' files; returns which of them could not be requested and what was left out of catalogues. */
async function download({ build, settings, manifest, fetch, clock }: RefreshContext) {
  const clocks = watchClocks(fetch, () => clock.now());
  const unreachable: string[] = [];
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
          unreachable.push(`${event.key}: ${event.reason}; the copy of ${event.date} is used`);
        if (event.kind === 'left-out') leftOut.push(`${event.key}: ${event.reason}`);
      },
    });
    return { files, unasked: unreachable, leftOut };
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
 * Fetches new files, builds a release from all files of the folder, checks it against the served one, publishes it and removes
 * the oldest beyond `keep`. Throws the error that stops it: nothing is published then. The caller holds the lock of the releases.
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
  const paths = await listFiles(downloads);
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
      // The new release is served; an operator can remove the old ones later.
      const reason = error instanceof Error ? error.message : String(error);
      warnings.push(`Old releases could not be removed: ${reason}`);
    }
  return { made, read, warnings };
}
