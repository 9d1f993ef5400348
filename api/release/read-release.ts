import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { type Release, release, releaseId } from '#contract/release.ts';
import { type ReleaseDatabase, releaseSchemaVersion } from '#contract/release-tables.ts';
import { openDatabase } from '../db/open-database.ts';
import { proveReadable } from '../queries/prove-readable.ts';
import { type AreaRow, selectAreas } from '../queries/select-areas.ts';
import { selectCoveredYears } from '../queries/select-covered-years.ts';

/** A release opened for questions, with the small facts that every request checks against. */
export interface OpenRelease {
  info: Release;
  db: Kysely<ReleaseDatabase>;
  areas: ReadonlyMap<string, AreaRow>;
  /** Years for which an indicator has a figure of any element, rising. */
  years: ReadonlyMap<number, readonly number[]>;
  close(): void;
}

const pointer = z.object({ id: releaseId });
const version = z.object({ schemaVersion: z.number() });

/** Id of the release that `current.json` names. Throws when the file is absent or says something else. */
export async function readCurrentId(directory: string): Promise<string> {
  return pointer.parse(JSON.parse(await readFile(join(directory, 'current.json'), 'utf8'))).id;
}

/** Opens a release and proves that it can be served. Throws an error that says what is wrong with it. */
export async function openRelease(directory: string, id: string): Promise<OpenRelease> {
  const folder = join(directory, id);
  const text: unknown = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8'));
  const { schemaVersion } = version.parse(text);
  if (schemaVersion !== releaseSchemaVersion) {
    throw new Error(
      `Release ${id} has schema version ${schemaVersion}, and this server reads version ${releaseSchemaVersion}. ` +
        'Build the release again with `npm run ingest`.',
    );
  }
  const info = release.parse(text);
  const file = join(folder, 'release.sqlite');
  const { size } = await stat(file);
  const expected = info.files['release.sqlite']?.bytes;
  if (expected !== undefined && expected !== size) {
    throw new Error(`Release ${id} is damaged: release.sqlite has ${size} bytes instead of ${expected}.`);
  }
  const { db, close } = openDatabase(file);
  try {
    await proveReadable(db);
    const areas = new Map((await selectAreas(db)).map((area) => [area.code, area]));
    const years = new Map<number, number[]>();
    for (const { indicator, year } of await selectCoveredYears(db)) {
      years.set(indicator, [...(years.get(indicator) ?? []), year]);
    }
    return { info, db, areas, years, close };
  } catch (error) {
    close();
    throw error;
  }
}
