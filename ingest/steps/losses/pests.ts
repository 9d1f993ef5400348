import type { Database } from '../database.ts';
import { createReleaseTables, insertRows } from '../release-rows.ts';
import { type MadePest, type PublishedPest, toPests } from './to-pest.ts';

/**
 * Fills `pest` and `pest_name` from the published rows. Weeds, other crops, other spellings or repetitions of earlier rows, and
 * organisms that the mapping does not have are left out and counted. Returns a line a source for the run's report.
 */
export async function createPests(db: Database): Promise<string[]> {
  await createReleaseTables(db, ['pest', 'pest_name']);
  await db.run(`INSERT INTO loss_left_out
    SELECT source, 'other-crop', '', count(*) FROM pest_row r
    WHERE NOT EXISTS (FROM map_pest_crops m WHERE m.source = r.source AND m.crop_name = r.crop_name) GROUP BY source`);
  const rows = await db.rows(`SELECT r.*, m.crop, o.kind AS known_kind, o.agents AS known_agents,
      (SELECT min(left_out) FROM map_pest_rules x WHERE x.source = r.source AND x.name = nfc_normalize(r.names)) AS rule
    FROM pest_row r JOIN map_pest_crops m ON m.source = r.source AND m.crop_name = r.crop_name
      JOIN release_source s ON s.key = r.source
      LEFT JOIN map_pest_organisms o ON o.scientific = r.scientific
    ORDER BY s.id, TRY_CAST(r.number AS INTEGER), r.names, r.crop_name`);
  const spellings = await db.rows('SELECT published, language, name FROM map_pest_names');
  const published = rows.map((row): PublishedPest => {
    const cellOf = (column: string): string =>
      String(row[column] ?? '')
        .normalize('NFC')
        .trim();
    return {
      source: cellOf('source'),
      number: cellOf('number'),
      crop: cellOf('crop'),
      kind: cellOf('kind'),
      agent: cellOf('agent'),
      scientific: cellOf('scientific'),
      names: cellOf('names'),
      parts: cellOf('parts'),
      credit: cellOf('credit'),
      knownKind: cellOf('known_kind'),
      knownAgents: cellOf('known_agents'),
      rule: cellOf('rule'),
    };
  });
  const names = spellings.map(({ published: cell, language, name }) => ({
    published: String(cell),
    language: String(language),
    name: String(name),
  }));
  const { pests, leftOut } = toPests(published, names);
  await insertRows(
    db,
    'pest',
    pests.map(({ pest }: MadePest) => pest),
  );
  await insertRows(
    db,
    'pest_name',
    pests.flatMap(({ names: ofPest }) => ofPest),
  );
  await insertRows(db, 'loss_left_out', leftOut);
  return db.texts(
    `SELECT concat(source, ': ', count(*), ' records of ', count(DISTINCT crop), ' crops') FROM pest GROUP BY source ORDER BY source`,
  );
}
