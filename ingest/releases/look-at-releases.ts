import { join } from 'node:path';
import LibsqlDatabase from 'libsql';
import { releaseSchemaVersion } from '#release/schema.ts';
import { listStored } from '../database/publish-release.ts';
import { IngestError } from '../errors.ts';
import { changedFigures } from '../steps/changed-figures.ts';
import type { PublishPlace } from '../steps/publish.ts';
import { listDamages, listFound, readPointer, requireFound } from './kept-folder.ts';

/** How many figures of one element differ between two releases. */
interface ElementDifference {
  /** Published id of the element. */
  element: number;
  added: number;
  removed: number;
  changed: number;
}

/**
 * Figures of the later release that the earlier one has not (`added`), has (`removed`) or has with another value or flag
 * (`changed`), by element in the order of their ids; elements without a difference are left out. Both databases are only read.
 */
function diffFigures(earlier: string, later: string): ElementDifference[] {
  const [before, after] = [earlier, later].map(
    (folder) => new LibsqlDatabase(join(folder, 'release.sqlite'), { readonly: true }),
  );
  if (before === undefined || after === undefined) return [];
  try {
    const elements = new Map<number, ElementDifference>();
    for (const change of changedFigures(before, after)) {
      const { element } = change;
      const counts = elements.get(element) ?? { element, added: 0, removed: 0, changed: 0 };
      elements.set(element, counts);
      counts[change.before === null ? 'added' : change.after === null ? 'removed' : 'changed'] += 1;
    }
    return [...elements.values()].sort((a, b) => a.element - b.element);
  } finally {
    before.close();
    after.close();
  }
}

type Tell = (line: string) => void;

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** Lines in columns, the last one as long as it likes. */
function inColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows.reduce<number[]>(
    (all, row) => row.map((cell, at) => Math.max(cell.length, all[at] ?? 0)),
    [],
  );
  return rows.map((row) =>
    row
      .map((cell, at) => (at === row.length - 1 ? cell : cell.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

/** Says which releases are kept, the newest first. Answers 1 when the one that is to be served is not among them. */
export async function listReleases({ releases, database }: PublishPlace, tell: Tell): Promise<number> {
  const { found, unreadable } = await listFound(releases);
  const current = await readPointer(releases);
  const rows = found.map(({ id, created, origin, schemaVersion, counts, bytes }) => [
    id === current ? '*' : ' ',
    id,
    created.slice(0, 16).replace('T', ' '),
    origin,
    `schema ${schemaVersion}${schemaVersion === releaseSchemaVersion ? '' : ' (not read by this code)'}`,
    `${counts.observations} figures`,
    megabytes(bytes),
  ]);
  for (const line of inColumns(rows)) tell(line);
  for (const name of unreadable)
    tell(`  ${name}  is no release: its release.json is missing, damaged or of another name`);
  if (found.length === 0) tell(`There is no release in ${releases}.`);
  if (database) {
    const stored = await listStored(database);
    tell(stored.length === 0 ? 'The database has no release.' : 'In the database:');
    for (const { id, isServed } of stored) tell(`${isServed ? '*' : ' '} ${id}`);
  }
  const served = found.some(({ id }) => id === current);
  if (!served)
    tell(
      current === null
        ? 'current.json names no release.'
        : `current.json names ${current}, which is not there.`,
    );
  return served ? 0 : 1;
}

/** Holds every file of one release, or of all, against size and checksum. Answers 1 when one of them is damaged. */
export async function checkReleases(releases: string, id: string | null, tell: Tell): Promise<number> {
  const { found, unreadable } = await listFound(releases);
  const releasesToShow = id === null ? found : [await requireFound(releases, id)];
  if (releasesToShow.length === 0) throw new IngestError('no-release', `There is no release in ${releases}.`);
  let damaged = id === null ? unreadable.length : 0;
  if (id === null) for (const name of unreadable) tell(`${name}: release.json cannot be read`);
  for (const release of releasesToShow) {
    const damages = await listDamages(release);
    if (damages.length > 0) damaged += 1;
    tell(
      damages.length === 0
        ? `${release.id}: whole, ${Object.keys(release.files).length} files`
        : `${release.id}: damaged`,
    );
    for (const damage of damages) tell(`  ${damage}`);
  }
  return damaged === 0 ? 0 : 1;
}

/** Describes how the later release differs from the earlier: files of sources, and figures by element. */
export async function diffReleases(
  releases: string,
  [earlier, later]: readonly [string, string],
  tell: Tell,
): Promise<number> {
  const pair = [await requireFound(releases, earlier), await requireFound(releases, later)] as const;
  for (const release of pair) {
    if (release.schemaVersion !== releaseSchemaVersion)
      throw new IngestError(
        'no-release',
        `Release ${release.id} has schema version ${release.schemaVersion}, and this code reads version ${releaseSchemaVersion}.`,
      );
    const damages = await listDamages(release);
    if (damages.length > 0)
      throw new IngestError('damaged-release', `Release ${release.id} is damaged.`, damages);
  }
  const [before, after] = pair.map(
    ({ release }) => new Map(release?.sources.map((source) => [source.key, source])),
  );
  let same = true;
  for (const key of [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])].sort()) {
    const [old, now] = [before?.get(key), after?.get(key)];
    if (old?.sha256 === now?.sha256) continue;
    same = false;
    const say = (source: typeof old): string => `${source?.date ?? ''}, ${source?.rows ?? 0} rows`;
    if (old === undefined) tell(`+ source ${key} (${say(now)})`);
    else if (now === undefined) tell(`- source ${key} (${say(old)})`);
    else tell(`~ source ${key} (${say(old)} → ${say(now)})`);
  }
  const rows = diffFigures(pair[0].folder, pair[1].folder).map(({ element, added, removed, changed }) => [
    `element ${element}`,
    `+${added}`,
    `-${removed}`,
    `~${changed}`,
  ]);
  for (const line of inColumns(rows)) tell(line);
  if (same && rows.length === 0) tell('Nothing differs: neither a source nor a figure.');
  return 0;
}
