import { cp, rename, rm, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { releaseSchemaVersion } from '#release/schema.ts';
import { dropStored, listStored } from '../database/publish-release.ts';
import { hasErrorCode } from '../download/disk.ts';
import { IngestError } from '../errors.ts';
import { createStaging, type PublishPlace, publishPlaced } from '../steps/publish.ts';
import {
  type FoundRelease,
  listDamages,
  listFound,
  readFound,
  readPointer,
  requireFound,
} from './kept-folder.ts';

type Tell = (line: string) => void;

/** Refuses a release that a server of this code could not serve. */
async function requireServable(release: FoundRelease): Promise<void> {
  if (release.schemaVersion !== releaseSchemaVersion)
    throw new IngestError(
      'no-release',
      `Release ${release.id} has schema version ${release.schemaVersion}, and this code serves version ${releaseSchemaVersion}.`,
      ['Install the version of the code that made it first.'],
    );
  const damages = await listDamages(release);
  if (damages.length > 0)
    throw new IngestError('damaged-release', `Release ${release.id} is damaged and is not served.`, damages);
}

/**
 * Names another release as the one that is served, once each of its files was found whole. Throws `no-release` when it is not kept
 * or is of another schema version, `damaged-release` when it is not whole; the one that is served stays then. A database that has not
 * got it, or serves another, gets it first.
 */
export async function switchRelease(place: PublishPlace, id: string, tell: Tell): Promise<void> {
  const { releases, database } = place;
  const release = await requireFound(releases, id);
  const current = await readPointer(releases);
  await requireServable(release);
  const stored = database ? await listStored(database) : [];
  if (current === id && (!database || stored.some((one) => one.id === id && one.isServed))) {
    tell(`${id} is the release that is served; nothing was changed.`);
    return;
  }
  await publishPlaced(place, id);
  const before = current === null || current === id ? '' : `; before, it was ${current}`;
  tell(`${id} is served from now on${before}${database ? ', by the database as well' : ''}.`);
}

/**
 * Removes all but the newest releases. The served one stays in any case, and counts; so does the one that it was compared with,
 * because the next run may compare with it again. Folders that are no releases are left alone.
 */
export async function pruneReleases(
  { releases, database }: PublishPlace,
  { keep, dryRun }: { keep: number; dryRun: boolean },
  tell: Tell,
): Promise<void> {
  const { found } = await listFound(releases);
  const current = await readPointer(releases);
  const served = found.find(({ id }) => id === current);
  if (served === undefined)
    throw new IngestError(
      'no-release',
      'current.json names no release that is there, so that nothing tells which one must stay.',
      ['Name one: npm run release -- switch ID'],
    );
  const previous = served.changes?.previous.id;
  const newest = found.filter(({ id }) => id !== served.id).slice(0, keep - 1);
  const staying = new Set([served.id, previous, ...newest.map(({ id }) => id)]);
  const leaving = found.filter(({ id }) => !staying.has(id));
  for (const { id, folder } of leaving) {
    if (!dryRun) {
      // Out of everybody's sight with one rename: a server sees it whole or not at all.
      const aside = `${await createStaging(releases)}`;
      await rename(folder, join(aside, id));
      await rm(aside, { recursive: true, force: true });
    }
    tell(`${dryRun ? 'would remove' : 'removed'} ${id}`);
  }
  if (database) {
    const stored = await listStored(database);
    const removable = stored.filter(({ id, isServed }) => !isServed && !staying.has(id)).map(({ id }) => id);
    if (!dryRun && removable.length > 0) await dropStored(database, removable);
    for (const id of removable) tell(`${dryRun ? 'would remove' : 'removed'} ${id} from the database`);
  }
  const freed = leaving.reduce((sum, { bytes }) => sum + bytes, 0);
  const remaining = found.length - leaving.length;
  const stay = remaining === 1 ? '1 release stays' : `${remaining} releases stay`;
  tell(`${stay}; ${(freed / 1e6).toFixed(1)} MB ${dryRun ? 'would be' : 'are'} free.`);
  if (
    previous !== undefined &&
    !newest.some(({ id }) => id === previous) &&
    found.some(({ id }) => id === previous)
  )
    tell(`${previous} stays beyond that number: the one that is served says what changed since.`);
}

/**
 * Takes a release over from a copy of its folder, as a backup has it: copied beside the others, checked there, and put in place
 * with one rename. Throws `missing-folder`, `damaged-release` (also for what is no release), `bad-argument` for one that is there
 * and whole already.
 */
export async function restoreRelease(
  place: PublishPlace,
  from: string,
  thenSwitch: boolean,
  tell: Tell,
): Promise<void> {
  const { releases } = place;
  const there = await stat(from).catch(() => null);
  if (there?.isDirectory() !== true) throw new IngestError('missing-folder', `There is no folder ${from}.`);
  const id = basename(from);
  const copy = await readFound(from, id);
  if (copy === null)
    throw new IngestError('damaged-release', `${from} is no release.`, [
      'Its release.json is missing, damaged, or names another release than its folder.',
    ]);
  const target = join(releases, id);
  if (resolve(from) === resolve(target))
    throw new IngestError('bad-argument', `${from} is the place that it would be restored to.`);
  const existing = await readFound(target, id);
  if (existing !== null && (await listDamages(existing)).length === 0)
    throw new IngestError('bad-argument', `Release ${id} is there already, and whole.`);
  const staging = await createStaging(releases);
  try {
    await cp(from, join(staging, id), { recursive: true });
    const arrived = await readFound(join(staging, id), id);
    const damages = arrived === null ? ['release.json did not arrive'] : await listDamages(arrived);
    if (damages.length > 0)
      throw new IngestError(
        'damaged-release',
        `The copy of ${id} in ${from} is damaged; nothing was restored.`,
        damages,
      );
    await rename(target, join(staging, `damaged-${id}`)).catch((error: unknown) => {
      if (!hasErrorCode(error, 'ENOENT')) throw error;
    });
    await rename(join(staging, id), target);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  tell(`${id} is back.`);
  if (thenSwitch) await switchRelease(place, id, tell);
}
