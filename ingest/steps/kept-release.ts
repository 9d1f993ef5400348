import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type Release, release, releaseCheck, releaseId, releaseSource } from '#release/facts.ts';
import { releaseSchemaVersion } from '#release/schema.ts';
import { hasErrorCode } from '../download/disk.ts';
import { IngestError } from '../errors.ts';
import { fileFacts } from './file-facts.ts';

/** Facts of a release that any schema version has. */
const outline = release
  .pick({ id: true, schemaVersion: true, created: true, origin: true, accepted: true, files: true })
  .extend({
    sources: z.array(releaseSource.pick({ key: true, rows: true, sha256: true })),
    checks: z.array(releaseCheck.pick({ key: true, examined: true })),
  });

/** The release that `current.json` names, as far as any version of the code can understand it. */
export interface CurrentRelease extends z.infer<typeof outline> {
  folder: string;
}

/** A finished release of this code's schema version on disk. */
export interface KeptRelease {
  folder: string;
  release: Release;
}

const remedy = [
  'Write the id of a whole release into current.json, or put the missing file back.',
  'Removing current.json begins anew: then no release is compared with.',
];

function damaged(message: string, cause: unknown): IngestError {
  return new IngestError('damaged-release', message, remedy, cause);
}

async function readText(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return null;
    throw damaged(`${path} cannot be read.`, error);
  }
}

/** Folder and `release.json` of the current release; `null` when there is no `current.json`. */
async function readManifest(releases: string): Promise<{ folder: string; id: string; json: unknown } | null> {
  const path = join(releases, 'current.json');
  const pointer = await readText(path);
  if (pointer === null) return null;
  let id: string;
  try {
    id = z.object({ id: releaseId }).parse(JSON.parse(pointer)).id;
  } catch (error) {
    throw damaged(`${path} does not name a release.`, error);
  }
  const folder = join(releases, id);
  const manifest = await readText(join(folder, 'release.json'));
  if (manifest === null)
    throw damaged(`current.json names release ${id}, which has no release.json.`, undefined);
  try {
    return { folder, id, json: JSON.parse(manifest) };
  } catch (error) {
    throw damaged(`release.json of the current release ${id} is not JSON.`, error);
  }
}

/** The current release's own description; `null` when there is none. Throws `damaged-release` when it cannot be read. */
export async function readCurrent(releases: string): Promise<CurrentRelease | null> {
  const found = await readManifest(releases);
  if (found === null) return null;
  const parsed = outline.safeParse(found.json);
  if (!parsed.success || parsed.data.id !== found.id)
    throw damaged(`release.json of the current release ${found.id} cannot be understood.`, parsed.error);
  // Contributed records are no source of a run: they are copied unchanged.
  const sources = parsed.data.sources.filter(({ key }) => !key.startsWith('import-'));
  return { folder: found.folder, ...parsed.data, sources };
}

/**
 * The current release with its whole `release.json`, or `null` when there is none. Throws `no-release` when another version of
 * the code made it, `damaged-release` when it is not whole.
 */
export async function readWholeCurrent(releases: string): Promise<KeptRelease | null> {
  const found = await readManifest(releases);
  if (found === null) return null;
  const { folder, id, json } = found;
  const version = outline.pick({ schemaVersion: true }).safeParse(json);
  if (version.success && version.data.schemaVersion !== releaseSchemaVersion)
    throw new IngestError(
      'no-release',
      `Release ${id} has schema version ${version.data.schemaVersion}, and this code reads version ${releaseSchemaVersion}. Run --from DIR without --only first.`,
    );
  const parsed = release.safeParse(json);
  if (!parsed.success || parsed.data.id !== id)
    throw damaged(`release.json of the current release ${id} cannot be understood.`, parsed.error);
  return { folder, release: parsed.data };
}

/** Why a file of a release cannot be used; `null` when it is the one that was written. */
export async function whyUnusable(
  { folder, files }: { folder: string; files: Release['files'] },
  file: string,
): Promise<string | null> {
  const expected = files[file];
  if (expected === undefined) return `${file} is not among its files`;
  const path = join(folder, file);
  const found = await stat(path).catch(() => null);
  if (found === null) return `${file} is missing`;
  if (found.size !== expected.bytes) return `${file} has ${found.size} bytes instead of ${expected.bytes}`;
  const { sha256 } = await fileFacts(path);
  return sha256 === expected.sha256 ? null : `${file} is not what was written`;
}

/** Refuses a release with a missing or damaged file. */
export async function requireFiles(current: KeptRelease, files: readonly string[]): Promise<void> {
  const { folder, release: facts } = current;
  const reasons = await Promise.all(files.map((file) => whyUnusable({ folder, files: facts.files }, file)));
  const found = reasons.filter((reason) => reason !== null);
  if (found.length > 0) throw new IngestError('damaged-release', `Release ${facts.id} is damaged.`, found);
}
