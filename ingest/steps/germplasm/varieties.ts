import { varietyTraits } from '#catalog/germplasm/varieties.ts';
import { splitCell } from '#domain/imports/spreadsheet-cell.ts';
import type { Database } from '../database.ts';
import { createReleaseTables, insertRows } from '../release-rows.ts';
import { traitColumn } from '../rows/row-source.ts';
import { type MadeVariety, toVariety } from './to-variety.ts';

const wholeNumber = (value: string): number | null => (/^\d{1,5}$/.test(value) ? Number(value) : null);

/** A year of release; 0, empty and invalid years are unknown. */
const readYear = (value: string): number | null => {
  const year = wholeNumber(value);
  return year !== null && year >= 1900 && year <= 2100 ? year : null;
};

const rowsQuery = `
  SELECT r.*, m.crop, m.type FROM variety_row r
    JOIN map_germplasm_variety_crops m ON m.source = r.source AND m.crop_name = r.crop_name AND m.crop IS NOT NULL
    JOIN release_source s ON s.key = r.source
  WHERE trim(coalesce(r.name, '')) <> '' ORDER BY s.id, try_cast(r.number AS INTEGER), r.number`;

/** Whether a row of the mapping of crops is of a row of counts. */
const isMapped = 'm.published = r.crop_name AND (m.source IS NULL OR m.source = r.source)';

/**
 * Fills the tables of varieties from the published rows. A crop's name that no mapping knows, or that it leaves out with a reason,
 * becomes no variety and is counted. Returns a line a source for the run's report.
 */
export async function createVarieties(db: Database): Promise<string[]> {
  await createReleaseTables(db, ['variety', 'variety_trait', 'variety_institution', 'variety_count']);
  await db.run(`INSERT INTO germplasm_left_out
    SELECT r.source, coalesce(m.reason, 'unknown-crop'), r.crop_name, count(*) FROM variety_row r
      LEFT JOIN map_germplasm_variety_crops m ON m.source = r.source AND m.crop_name = r.crop_name
    WHERE m.crop IS NULL GROUP BY ALL
    UNION ALL SELECT source, 'no-name', '', count(*) FROM variety_row WHERE trim(coalesce(name, '')) = '' GROUP BY ALL`);
  const doubts = await db.rows('SELECT source, number, trait, doubt FROM map_germplasm_variety_doubts');
  const takenIds = new Set<string>();
  const made: (MadeVariety & { source: string })[] = [];
  for (const row of await db.rows(rowsQuery)) {
    const textOf = (column: string): string => String(row[column] ?? '').trim();
    const source = textOf('source');
    const number = textOf('number');
    const [low, high] = [wholeNumber(textOf('altitude_low')), wholeNumber(textOf('altitude_high'))];
    const ownDoubts = doubts.filter((doubt) => doubt['source'] === source && doubt['number'] === number);
    made.push({
      source,
      ...toVariety(
        {
          number,
          crop: textOf('crop'),
          area: textOf('area'),
          name: textOf('name').replace(/\s+/g, ' '),
          synonyms: splitCell(textOf('synonyms')),
          type: textOf('type') === '' ? null : textOf('type'),
          year: readYear(textOf('year')),
          people: {
            breeder: splitCell(textOf('breeders')),
            maintainer: splitCell(textOf('maintainers')),
            merchant: splitCell(textOf('merchants')),
          },
          altitude: low === null || high === null || low > high ? null : { low, high },
          links: (textOf('link').match(/https?:\/\/\S+/g) ?? []).map((link) => link.replace(/;$/, '')),
          fields: Object.fromEntries(varietyTraits.map((trait) => [trait, textOf(traitColumn(trait))])),
          doubts: Object.fromEntries(ownDoubts.map(({ trait, doubt }) => [trait, doubt])),
        },
        takenIds,
      ),
    });
  }
  await insertRows(
    db,
    'variety',
    made.map(({ variety, source }) => ({ ...variety, source })),
  );
  await insertRows(
    db,
    'variety_trait',
    made.flatMap(({ traits, source }) => traits.map((trait) => ({ ...trait, source }))),
  );
  await insertRows(
    db,
    'variety_institution',
    made.flatMap(({ institutions, source }) => institutions.map((one) => ({ ...one, source }))),
  );
  // The counts' crops are published under the names that samples have: forages are the sum of their genera.
  await db.run(`INSERT INTO variety_count (crop, year, number, crop_name, source)
    WITH counted AS (SELECT m.crop, r.year, r.number, r.crop_name, r.source FROM variety_count_row r
        JOIN map_germplasm_crops m ON ${isMapped} WHERE r.area = 'World'),
      named AS (SELECT crop, source, string_agg(DISTINCT crop_name, '; ' ORDER BY crop_name) AS names FROM counted GROUP BY ALL)
    SELECT crop, year::INTEGER, sum(number::INTEGER)::INTEGER, names, source
    FROM counted JOIN named USING (crop, source) GROUP BY ALL`);
  await db.run(`INSERT INTO germplasm_left_out
    SELECT source, 'other-crop', '', count(*) FROM variety_count_row r
    WHERE NOT EXISTS (FROM map_germplasm_crops m WHERE ${isMapped}) GROUP BY source`);
  return db.texts(
    `SELECT concat(source, ': ', count(*), ' varieties of ', count(DISTINCT crop), ' crops') FROM variety GROUP BY source ORDER BY source`,
  );
}
