import { createHash } from 'node:crypto';
import { copyFile, cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import LibsqlDatabase from 'libsql';
import type { Release } from '#release/facts.ts';
import { asIngestError } from '../errors.ts';
import { writeChanges } from '../steps/changes.ts';
import type { KeptRelease } from '../steps/kept-release.ts';
import { createStaging, publish, sweep, writeManifest } from '../steps/publish.ts';
import { countRows } from '../steps/read-columns.ts';
import type { Supply } from './import-kind.ts';
import { readSupplies, sourceOf, suppliesFolder, writeSupplies } from './supply.ts';

/** The id of a release with other supplies: its day stays, since no figure is newer. */
function idWith(id: string, supplies: readonly Supply[]): string {
  const hash = createHash('sha256').update(id.replace(/-imports-[0-9a-f]{10}$/, ''));
  for (const supply of supplies) hash.update(`\n${JSON.stringify(supply)}`);
  return `${id.replace(/-imports-[0-9a-f]{10}$/, '')}-imports-${hash.digest('hex').slice(0, 10)}`;
}

/**
 * Publishes the current release with new supplies in place of the same suppliers' previous ones. The current one stays beside it
 * unchanged. The caller holds the lock of the folder of releases.
 */
export async function publishSupplies(
  { releases, database, clock }: { releases: string; database?: string | null; clock: () => Date },
  current: KeptRelease,
  newSupplies: readonly Supply[],
): Promise<Release> {
  await sweep(releases);
  const staging = await createStaging(releases);
  try {
    await cp(current.folder, staging, { recursive: true });
    const others = (await readSupplies(current.folder)).filter(
      ({ source }) => !newSupplies.some((each) => each.source.key === source.key),
    );
    const supplies = [...others, ...newSupplies].sort((a, b) => (a.source.key < b.source.key ? -1 : 1));
    await mkdir(join(staging, suppliesFolder), { recursive: true });
    for (const each of newSupplies)
      await writeFile(
        join(staging, suppliesFolder, `${each.source.key}.json`),
        `${JSON.stringify(each, null, 2)}\n`,
      );
    await rm(join(staging, 'release.json'));
    await copyFile(join(current.folder, 'release.sqlite'), join(staging, 'release.sqlite'));
    writeSupplies(join(staging, 'release.sqlite'), supplies);
    const { release } = current;
    const published = release.sources.filter(({ key }) => !key.startsWith('import-'));
    const sources = [...published, ...supplies.map(sourceOf)];
    const db = new LibsqlDatabase(join(staging, 'release.sqlite'));
    db.exec('DELETE FROM change');
    // A list of members takes sums out.
    const counts = countRows(db);
    db.close();
    const changes = writeChanges(join(staging, 'release.sqlite'), current, sources);
    const { files: _, ...facts } = release;
    const manifest = await writeManifest(staging, {
      ...facts,
      counts,
      id: idWith(release.id, supplies),
      created: clock().toISOString(),
      sources,
      changes,
    });
    return await publish({ releases, database: database ?? null }, staging, manifest);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    throw asIngestError(error, releases);
  }
}
