import { type PublishedPair, undoCrossJoin } from '#domain/germplasm/undo-cross-join.ts';
import { type Cell, type Database, insertValues } from '../database.ts';

/** A whole number of at least 0, as published; else `NULL`. */
const integer = (column: string): string =>
  `CASE WHEN regexp_full_match(trim(${column}), '[0-9]{1,9}') THEN trim(${column})::INTEGER END`;

/** Why a row of a crop, place and year cannot count, with the text that caused it; `NULL` for one that can. */
const reasons = (lastYear: number): { reason: string; detail: string } => ({
  reason: `CASE WHEN p.name IS NULL THEN 'unknown-area' WHEN p.area IS NULL THEN coalesce(p.reason, 'unknown-area')
    WHEN y IS NULL OR y < 1900 OR y > ${lastYear} THEN 'impossible-year' WHEN NOT countable THEN 'no-number' END`,
  detail: `CASE WHEN p.area IS NULL THEN coalesce(trim(r.area), '') WHEN y IS NULL OR y < 1900 OR y > ${lastYear} THEN coalesce(trim(r.year), '')
    ELSE '' END`,
});

/** `typed`: the rows of a table of texts with their area and year, or the reason why they cannot count. Those are added to the left out. */
async function typeRows(
  db: Database,
  { rows, countable, lastYear }: { rows: string; countable: string; lastYear: number },
): Promise<void> {
  const { reason, detail } = reasons(lastYear);
  await db.run(`CREATE OR REPLACE TEMP TABLE typed AS
    SELECT r.* EXCLUDE (area, year, y, countable), p.area, y AS year, ${reason} AS why, ${detail} AS detail
    FROM (SELECT *, rowid AS line, ${integer('year')} AS y, ${countable} AS countable FROM ${rows}) AS r
    LEFT JOIN place p ON p.name = lower(trim(r.area))`);
  await db.run(`INSERT INTO germplasm_left_out
    SELECT source, why, detail, count(*)::INTEGER FROM typed WHERE why IS NOT NULL GROUP BY ALL`);
}

/** Crop of the catalog of a published crop in `t.crop`. */
const cropOf = `JOIN map_germplasm_crops m ON m.published = t.crop AND (m.source IS NULL OR m.source = t.source)`;

function read(value: unknown): number | null {
  return value === null || value === undefined ? null : Number(value);
}

interface Key {
  source: string;
  crop: string;
  area: string;
  year: number;
  pairs: PublishedPair[];
}

/** The typed rows by source and crop, and within them by country and year. */
async function keysByCrop(db: Database): Promise<readonly (readonly Key[])[]> {
  const crops = new Map<string, Map<string, Key>>();
  const rows =
    await db.rows(`SELECT source, trim(crop) AS crop, area, year, ${integer('received')} AS received, ${integer('provided')} AS provided
    FROM typed WHERE why IS NULL ORDER BY line`);
  for (const row of rows) {
    const [source, crop, area, year] = [
      String(row['source']),
      String(row['crop']),
      String(row['area']),
      Number(row['year']),
    ];
    const keys = crops.get(`${source} ${crop}`) ?? new Map<string, Key>();
    crops.set(`${source} ${crop}`, keys);
    const key = keys.get(`${area} ${year}`) ?? { source, crop, area, year, pairs: [] };
    keys.set(`${area} ${year}`, key);
    key.pairs.push({ received: read(row['received']), provided: read(row['provided']) });
  }
  return [...crops.values()].map((keys) => [...keys.values()]);
}

/**
 * `sample_report`: the Plant Treaty's reports, each once: the cross join of its file is undone, over all crops of the file. Returns a
 * line for the run's report.
 */
async function createReports(db: Database, lastYear: number): Promise<string[]> {
  const number = (column: string) => `(coalesce(trim(${column}), '') = '' OR ${integer(column)} IS NOT NULL)`;
  await typeRows(db, {
    rows: 'sample_row',
    countable: `${number('received')} AND ${number('provided')} AND (${integer('received')} IS NOT NULL OR ${integer('provided')} IS NOT NULL)`,
    lastYear,
  });
  await db.run(`CREATE OR REPLACE TEMP TABLE report (source VARCHAR, crop VARCHAR, area VARCHAR, year INTEGER, side VARCHAR,
    number INTEGER, samples INTEGER, reading VARCHAR, rows INTEGER)`);
  const values: Cell[][] = [];
  const counted = { keys: 0, rows: 0, doubtful: 0, notJoined: 0, crops: 0, agreeing: 0 };
  for (const keys of await keysByCrop(db)) {
    const found = undoCrossJoin(keys.map(({ pairs }) => pairs));
    const totals = { received: 0, provided: 0 };
    for (const [at, reports] of found.entries()) {
      const key = keys[at];
      if (key === undefined) continue;
      if (key.pairs.length > 1) {
        counted.keys += 1;
        counted.rows += key.pairs.length;
      }
      if (reports.reading === 'by-totals') counted.doubtful += 1;
      if (reports.reading === 'not-joined') counted.notJoined += 1;
      for (const side of ['received', 'provided'] as const)
        for (const [index, samples] of reports[side].entries()) {
          totals[side] += samples;
          values.push([
            ...[key.source, key.crop, key.area, key.year, side, index + 1, samples],
            ...[reports.reading, key.pairs.length],
          ]);
        }
    }
    counted.crops += 1;
    if (totals.received === totals.provided) counted.agreeing += 1;
  }
  await insertValues(db, 'report', values);
  await db.run(`CREATE OR REPLACE TABLE sample_report AS
    SELECT m.crop, t.area, t.year, t.side, t.crop AS product, t.number, t.samples, t.reading, t.rows, t.source FROM report t ${cropOf}`);
  if (counted.crops === 0) return [];
  return [
    `Reports of samples: ${counted.keys} crops, countries and years repeated in ${counted.rows} rows, ${counted.doubtful} of them read by the World's totals, ` +
      `${counted.notJoined} taken as they are; samples received and provided agree for ${counted.agreeing} of ${counted.crops} crops.`,
  ];
}

/** `sample_distribution`: samples of the genebanks of the United States; two rows of one recipient, crop and year are added. */
async function createDistributions(db: Database, lastYear: number): Promise<void> {
  await typeRows(db, { rows: 'distribution_row', countable: `${integer('samples')} IS NOT NULL`, lastYear });
  await db.run(`CREATE OR REPLACE TABLE sample_distribution AS
    SELECT m.crop, t.area, t.year, t.crop AS product, sum(${integer('samples')})::INTEGER AS samples, t.source
    FROM typed t ${cropOf} WHERE why IS NULL GROUP BY ALL`);
}

/** `shipped_accession`: Canada's shipments, one published row an accession, counted by species or genus, recipient and year. */
async function createShipments(db: Database, lastYear: number): Promise<void> {
  await typeRows(db, {
    rows: '(SELECT rowid, * RENAME (recipient AS area) FROM shipped_accession_row)',
    countable: "coalesce(trim(accession), '') <> ''",
    lastYear,
  });
  await db.run(`CREATE OR REPLACE TABLE shipped_accession AS
    SELECT m.crop, t.area, t.year, m.published AS product, count(*)::INTEGER AS accessions,
      count(DISTINCT agreement)::INTEGER AS agreements, t.source
    FROM typed t JOIN map_germplasm_crops m
      ON m.published IN (array_to_string(string_split(trim(t.taxon), ' ')[1:2], ' '), split_part(trim(t.taxon), ' ', 1))
      AND (m.source IS NULL OR m.source = t.source)
    WHERE why IS NULL GROUP BY ALL`);
}

/** Shipments of accessions from the published rows. Returns lines for the run's report. */
export async function createSamples(db: Database, now: Date): Promise<string[]> {
  const lastYear = now.getUTCFullYear();
  const lines = await createReports(db, lastYear);
  await createDistributions(db, lastYear);
  await createShipments(db, lastYear);
  return lines;
}
