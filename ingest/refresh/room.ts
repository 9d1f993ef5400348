import { join } from 'node:path';
import { openPromise } from 'yauzl';
import type { Disk } from '../download/disk.ts';
import { IngestError } from '../errors.ts';
import { readFound } from '../releases/kept-folder.ts';
import { makeFolder } from '../steps/make-folder.ts';

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1e6)} MB`;

/** Throws `disk-full` where a folder's disk has less than `needed` bytes free. The folder is made. */
export async function requireRoom(
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
export async function bytesOfBuild(
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
