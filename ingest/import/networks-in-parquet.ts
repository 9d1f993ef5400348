import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import LibsqlDatabase from 'libsql';
import { z } from 'zod';
import { networkAreas } from '#catalog/regions/networks.ts';
import { zstd } from '../steps/archived.ts';
import { Database, list, text } from '../steps/database.ts';

/** Files of a release that hold figures of areas, networks among them. */
const filesOfAreas = ['observation', 'ranking'] as const;

/** Networks whose sums the tables of a release have lost, since their members are others now. */
function unsummed(sqlite: string): readonly string[] {
  const db = new LibsqlDatabase(sqlite, { readonly: true });
  try {
    const areas = networkAreas.map((area) => text(area)).join(', ');
    const rows: unknown = db.prepare(`SELECT DISTINCT area FROM observation WHERE area IN (${areas})`).all();
    const summed = z
      .array(z.object({ area: z.string() }))
      .parse(rows)
      .map(({ area }) => area);
    return networkAreas.filter((area) => !summed.includes(area));
  } finally {
    db.close();
  }
}

/**
 * Takes out of the Parquet files of a release that is being made what its tables have lost: sums of networks over former members.
 * Files that hold none stay byte for byte as they are. `folder` holds `release.sqlite` and `parquet/`.
 */
export async function removeFromParquet(folder: string): Promise<void> {
  const gone = unsummed(join(folder, 'release.sqlite'));
  if (gone.length === 0) return;
  const scratch = join(folder, 'scratch');
  const db = await Database.open(scratch);
  try {
    for (const name of filesOfAreas) {
      const file = join(folder, 'parquet', `${name}.parquet`);
      // What only serves needs no such files, and a release may have come without them.
      if ((await stat(file).catch(() => null)) === null) continue;
      const rows = `FROM read_parquet(${text(file)}) WHERE area`;
      if ((await db.count(`SELECT count(*) ${rows} IN ${list(gone)}`)) === 0) continue;
      const growing = `${file}.growing`;
      await db.run(`COPY (SELECT * ${rows} NOT IN ${list(gone)}) TO ${text(growing)} ${zstd}`);
      await rename(growing, file);
    }
  } finally {
    db.close();
    await rm(scratch, { recursive: true, force: true });
  }
}
