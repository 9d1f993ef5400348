import { randomBytes } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Release, release } from '#release/facts.ts';
import { serveFromDatabase, writeToDatabase } from '../database/publish-release.ts';
import { fileFacts } from './file-facts.ts';
import { makeFolder } from './lock-folder.ts';

const chance = (): string => randomBytes(3).toString('hex');

/** Folder in which a release grows; its name begins with a dot, so nothing takes it for a release. */
export async function createStaging(releases: string): Promise<string> {
  const staging = join(releases, `.staging-${chance()}`);
  await makeFolder(staging);
  return staging;
}

const leftover = /^\.(staging|current|replaced)-(.*-)?[0-9a-f]{6}(\.json)?$/;

/**
 * Removes leftovers of a killed run, and restores a release that it had moved away. The caller holds the folder's lock, so no
 * other run is using an unfinished folder.
 */
export async function sweep(releases: string): Promise<void> {
  const entries = await readdir(releases);
  for (const entry of entries) {
    if (!leftover.test(entry)) continue;
    const id = /^\.replaced-(.+)-[0-9a-f]{6}$/.exec(entry)?.[1];
    if (id !== undefined && !entries.includes(id)) await rename(join(releases, entry), join(releases, id));
    else await rm(join(releases, entry), { recursive: true, force: true });
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

/** Size and sha256 of every file of a release but `release.json`. */
async function describeFiles(folder: string): Promise<Release['files']> {
  const files: Release['files'] = {};
  for (const path of await filesBelow(folder)) {
    const file = relative(folder, path);
    if (file !== 'release.json') files[file] = await fileFacts(path);
  }
  return files;
}

/** Writes `release.json` with the size and sha256 of every other file of the release. */
export async function writeManifest(staging: string, facts: Omit<Release, 'files'>): Promise<Release> {
  const manifest = release.parse({ ...facts, files: await describeFiles(staging) });
  await writeFile(join(staging, 'release.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/** The release in a folder, when it is whole and each of its files is the one of `files`; else `null`. */
async function readEqual(folder: string, files: Release['files']): Promise<Release | null> {
  try {
    const found = release.parse(JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')));
    const there = JSON.stringify(await describeFiles(folder));
    return there === JSON.stringify(files) && there === JSON.stringify(found.files) ? found : null;
  } catch {
    return null;
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** Names the release that is served, with one rename. Whoever serves takes it up within a second. */
async function pointAt(releases: string, id: string): Promise<void> {
  const pointer = join(releases, `.current-${chance()}.json`);
  try {
    await writeFile(pointer, `${JSON.stringify({ id })}\n`);
    await rename(pointer, join(releases, 'current.json'));
  } catch (error) {
    await rm(pointer, { force: true });
    throw error;
  }
}

export interface PublishPlace {
  releases: string;
  /** Address of the PostgreSQL that has them as well; left out, none has. */
  database?: string | null;
  signal?: AbortSignal;
}

/** Has a release of the folder served, by files and by the database, which gets it first where it has not got it. */
export async function publishPlaced({ releases, database, signal }: PublishPlace, id: string): Promise<void> {
  if (database) await writeToDatabase(database, join(releases, id), signal);
  await pointAt(releases, id);
  if (database) await serveFromDatabase(database, id);
}

/**
 * Puts a finished release in its place and then points `current.json` at it, each with one rename: readers see the old release or
 * the new one, never half of either. An identical release stays; a damaged one, or one that other code made under the same id, is
 * moved aside first. Returns the release in place. With a database the release is complete in it before `current.json` names it,
 * and is served from there last.
 */
export async function publish(
  { releases, database, signal }: PublishPlace,
  staging: string,
  manifest: Release,
): Promise<Release> {
  const { id, files } = manifest;
  const target = join(releases, id);
  const equal = await readEqual(target, files);
  if (equal !== null) await rm(staging, { recursive: true, force: true });
  else {
    const aside = join(releases, `.replaced-${id}-${chance()}`);
    const moved = await exists(target);
    if (moved) await rename(target, aside);
    await rename(staging, target);
    if (moved) await rm(aside, { recursive: true, force: true });
  }
  await publishPlaced({ releases, database, signal }, id);
  return equal ?? manifest;
}
