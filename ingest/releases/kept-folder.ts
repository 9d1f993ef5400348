import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type Release, release, releaseId } from '#release/facts.ts';
import { releaseSchemaVersion } from '#release/schema.ts';
import { IngestError } from '../errors.ts';
import { whyUnusable } from '../steps/kept-release.ts';

/** Facts of a release that every version of the schema has. */
const outline = release
  .pick({ id: true, created: true, origin: true, schemaVersion: true, counts: true, files: true })
  .extend({
    changes: z
      .object({ previous: z.object({ id: z.string() }) })
      .nullable()
      .optional(),
  });

export interface FoundRelease extends z.infer<typeof outline> {
  folder: string;
  /** Of all its files, `release.json` among them. */
  bytes: number;
  /** The whole `release.json`, where it is of this code's schema version and can be read. */
  release: Release | null;
  /** Why a server of its schema version could not read `release.json`, which has no checksum; `null` if it can. */
  misread: string | null;
}

/** Content of a folder of releases: the readable ones, the newest first, and the names of the unreadable ones. */
export interface FoundReleases {
  found: readonly FoundRelease[];
  unreadable: readonly string[];
}

/** Reads a `release.json` of this code's schema version; others cannot be checked. */
function readWhole(
  json: unknown,
  { schemaVersion }: z.infer<typeof outline>,
): Pick<FoundRelease, 'release' | 'misread'> {
  if (schemaVersion !== releaseSchemaVersion) return { release: null, misread: null };
  const { data = null, error } = release.safeParse(json);
  const [issue] = error?.issues ?? [];
  return { release: data, misread: issue ? `release.json, ${issue.path.join('.')}: ${issue.message}` : null };
}

/** Reads the `release.json` of a folder; `null` when there is none, or when it is not one. */
export async function readFound(folder: string, id: string): Promise<FoundRelease | null> {
  const path = join(folder, 'release.json');
  try {
    const json: unknown = JSON.parse(await readFile(path, 'utf8'));
    const parsed = outline.parse(json);
    if (parsed.id !== id) return null;
    const manifestBytes = (await stat(path)).size;
    const bytes = Object.values(parsed.files).reduce((sum, file) => sum + file.bytes, manifestBytes);
    return { ...parsed, folder, bytes, ...readWhole(json, parsed) };
  } catch {
    return null;
  }
}

/** All releases in a folder. Names that begin with a dot are no releases: they are runs at work. */
export async function listFound(releases: string): Promise<FoundReleases> {
  const entries = await readdir(releases, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name);
  const found: FoundRelease[] = [];
  const unreadable: string[] = [];
  for (const name of names) {
    const one = releaseId.safeParse(name).success ? await readFound(join(releases, name), name) : null;
    if (one === null) unreadable.push(name);
    else found.push(one);
  }
  found.sort((a, b) => (a.created === b.created ? (a.id < b.id ? 1 : -1) : a.created < b.created ? 1 : -1));
  return { found, unreadable };
}

/** The id in `current.json`, whether such a release is there or not; `null` when the file is absent or names none. */
export async function readPointer(releases: string): Promise<string | null> {
  const text = await readFile(join(releases, 'current.json'), 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    return z.object({ id: releaseId }).parse(JSON.parse(text)).id;
  } catch {
    return null;
  }
}

/** The release of an id. Throws `no-release`, with those that there are. */
export async function requireFound(releases: string, id: string): Promise<FoundRelease> {
  const { found } = await listFound(releases);
  const one = found.find((each) => each.id === id);
  if (one !== undefined) return one;
  throw new IngestError(
    'no-release',
    `There is no release ${JSON.stringify(id)} in ${releases}.`,
    found.length === 0 ? ['There is none at all.'] : found.map((each) => each.id),
  );
}

/** Damages of a release: an unreadable `release.json`, and files of another size or checksum; empty when it is whole. */
export async function listDamages({ folder, files, misread }: FoundRelease): Promise<string[]> {
  const damages = misread === null ? [] : [misread];
  if (files['release.sqlite'] === undefined) damages.push('release.sqlite is not among its files');
  // One after the other: each is read whole.
  for (const file of Object.keys(files)) {
    const reason = await whyUnusable({ folder, files }, file);
    if (reason !== null) damages.push(reason);
  }
  return damages;
}
