import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Release, release } from '#contract/release.ts';

/** Folder in which a release grows; its name begins with a dot, so nothing takes it for a release. */
export async function createStaging(releases: string): Promise<string> {
  const staging = join(releases, `.staging-${process.pid}-${randomBytes(3).toString('hex')}`);
  await mkdir(staging, { recursive: true });
  return staging;
}

/** Whether a process still runs; one that belongs to somebody else does, too. */
function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Removes what an ingest that was killed outright left behind. */
export async function sweepStaging(releases: string): Promise<void> {
  const entries = await readdir(releases).catch(() => []);
  for (const entry of entries) {
    const pid = /^\.staging-(\d+)-[0-9a-f]{6}$/.exec(entry)?.[1];
    if (pid !== undefined && !runs(Number(pid)))
      await rm(join(releases, entry), { recursive: true, force: true });
  }
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    found.push(...(entry.isDirectory() ? await filesBelow(path) : [path]));
  }
  return found;
}

async function sha256(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(part);
  return hash.digest('hex');
}

/** Writes `release.json` with the size and sha256 of every other file of the release. */
export async function writeManifest(staging: string, facts: Omit<Release, 'files'>): Promise<Release> {
  const files: Release['files'] = {};
  for (const path of await filesBelow(staging))
    files[relative(staging, path)] = { bytes: (await stat(path)).size, sha256: await sha256(path) };
  const manifest = release.parse({ ...facts, files });
  await writeFile(join(staging, 'release.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/** The release that `current.json` names, or `null` when there is none that can be read. */
export async function readCurrent(releases: string): Promise<{ folder: string; release: Release } | null> {
  try {
    const pointer: unknown = JSON.parse(await readFile(join(releases, 'current.json'), 'utf8'));
    if (typeof pointer !== 'object' || pointer === null || !('id' in pointer)) return null;
    const folder = join(releases, String(pointer.id));
    const manifest: unknown = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8'));
    return { folder, release: release.parse(manifest) };
  } catch {
    return null;
  }
}

/**
 * Puts a finished release in its place and then points `current.json` at it, each with one rename: whoever reads sees
 * the old release or the new one, never half of either. A release of the same id is replaced by its equal.
 */
export async function publish(releases: string, staging: string, id: string): Promise<string> {
  const target = join(releases, id);
  const old = `${target}.old-${randomBytes(3).toString('hex')}`;
  const replaced = await rename(target, old).then(
    () => true,
    () => false,
  );
  await rename(staging, target);
  const pointer = join(releases, `.current-${randomBytes(3).toString('hex')}.json`);
  await writeFile(pointer, `${JSON.stringify({ id })}\n`);
  await rename(pointer, join(releases, 'current.json'));
  if (replaced) await rm(old, { recursive: true, force: true });
  return target;
}
