import { genebanks } from '#catalog/germplasm/genebanks.ts';
import { implausibleEnd } from '#catalog/germplasm/implausible-flows.ts';
import { IngestError } from './errors.ts';
import { type Database, text } from './steps/database.ts';
import { createCollections } from './steps/germplasm/collections.ts';
import { createSamples } from './steps/germplasm/samples.ts';
import { createVarieties } from './steps/germplasm/varieties.ts';
import { createReleaseTables } from './steps/release-rows.ts';

/** Flows that begin or end in Kosovo are nearly a fifth of all that CGIAR sent: probably places found wrongly. */
const implausible = implausibleEnd;

/** Least difference, as a part of a sum, that exceeds the rounding of published averages. */
const tolerance = 1e-6;

const genebankList = genebanks.map(({ id, published }) => `(${text(published)}, ${text(id)})`).join(', ');

/**
 * `accession_flow` with every published row of the delivery networks, names as published and areas as codes, and
 * `accession_flow_check`. Rows without a genebank that is known, or without a number above zero, are left out.
 */
async function createFlows(db: Database): Promise<void> {
  await db.run(`CREATE OR REPLACE TABLE clean_flow AS
    SELECT r.source, trim(r.origin) AS origin_name, trim(r.genebank) AS genebank_name, trim(r.recipient) AS recipient_name,
      g.id AS genebank, o.area AS origin, p.area AS recipient, TRY_CAST(r.samples AS DOUBLE) AS value
    FROM flow_row r
    LEFT JOIN (VALUES ${genebankList}) g(published, id) ON g.published = trim(r.genebank)
    LEFT JOIN place o ON o.name = lower(trim(r.origin))
    LEFT JOIN place p ON p.name = lower(trim(r.recipient))`);
  await db.run(`INSERT INTO germplasm_left_out BY NAME
    SELECT source, CASE WHEN genebank IS NULL THEN 'unknown-genebank' ELSE 'no-number' END AS reason,
      CASE WHEN genebank IS NULL THEN coalesce(genebank_name, '') ELSE '' END AS detail, count(*)::INTEGER AS rows
    FROM clean_flow WHERE genebank IS NULL OR coalesce(value, 0) <= 0 OR NOT isfinite(value)
      OR origin_name IS NULL OR recipient_name IS NULL
    GROUP BY ALL`);
  await db.run(`CREATE OR REPLACE TABLE accession_flow AS
    SELECT genebank_name, origin_name, recipient_name, any_value(genebank) AS genebank, any_value(origin) AS origin,
      any_value(recipient) AS recipient, sum(value) AS value, count(*)::INTEGER AS rows,
      any_value(CASE WHEN coalesce(origin, '') = '${implausible}' OR coalesce(recipient, '') = '${implausible}' THEN 'implausible'
        WHEN origin IS NULL OR recipient IS NULL THEN 'outside' ELSE '' END) AS left_out,
      any_value(source) AS source
    FROM clean_flow
    WHERE genebank IS NOT NULL AND value > 0 AND isfinite(value) AND origin_name IS NOT NULL AND recipient_name IS NOT NULL
    GROUP BY genebank_name, origin_name, recipient_name`);
  await db.run(`CREATE OR REPLACE TABLE accession_flow_check AS
    ${checkOf('origin', 'flow_from_origin_row', 'origin')} UNION ALL ${checkOf('recipient', 'flow_to_recipient_row', 'recipient')}`);
  await db.run('DROP TABLE clean_flow');
}

/** Compares the sums of a table of two steps with those of the flows of three; a sum that only one has differs. */
function checkOf(step: string, table: string, end: string): string {
  return `SELECT '${step}' AS step, count(*)::INTEGER AS sums,
      count(*) FILTER (abs(coalesce(two, 0) - coalesce(three, 0)) > ${tolerance} * greatest(1, coalesce(two, 0)))::INTEGER AS differ,
      any_value(source) AS source
    FROM (SELECT source, trim(${end}) AS name, trim(genebank) AS genebank, sum(TRY_CAST(samples AS DOUBLE)) AS two
        FROM ${table} GROUP BY ALL)
    FULL JOIN (SELECT trim(${end}) AS name, trim(genebank) AS genebank, sum(TRY_CAST(samples AS DOUBLE)) AS three
        FROM flow_row GROUP BY ALL) USING (name, genebank)
    WHERE EXISTS (FROM ${table})
    HAVING count(*) > 0`;
}

/**
 * `growing_place`: a row a crop, country and cell with a share above 0. Throws `bad-mapping` for unknown countries and bases, and
 * for cells whose share is no number. Returns lines for the run's report.
 */
export async function createGrowingPlaces(db: Database): Promise<string[]> {
  await db.run(`CREATE OR REPLACE TABLE growing_place AS
    SELECT source, crop, iso3 AS area, TRY_CAST(latitude AS DOUBLE) AS latitude, TRY_CAST(longitude AS DOUBLE) AS longitude,
      TRY_CAST(share AS DOUBLE) AS share, CASE basis WHEN 'bean' THEN 'harvest' WHEN 'cropland' THEN 'cropland' END AS basis
    FROM growing_place_row WHERE coalesce(TRY_CAST(share AS DOUBLE), -1) <> 0`);
  const unknown =
    await db.texts(`SELECT concat(area, ' ', latitude, ' ', longitude, ' ', basis, ' ', share) FROM growing_place
    WHERE area NOT IN (SELECT code FROM map_areas WHERE kind <> 'aggregate') OR basis IS NULL
      OR coalesce(share, -1) < 0 OR coalesce(abs(latitude), 91) > 90 OR coalesce(abs(longitude), 181) > 180 LIMIT 20`);
  if (unknown.length > 0)
    throw new IngestError('bad-mapping', 'Cells of growing places cannot be understood:', unknown);
  return db.texts(`SELECT concat(source, '; ', count(*), ' cells, ', count(DISTINCT area) FILTER (basis = 'harvest'),
      ' countries by harvested area, ', count(DISTINCT area) FILTER (basis = 'cropland'), ' by cropland')
    FROM growing_place GROUP BY source ORDER BY source`);
}

/** A line a source for the run's report: for which reasons how many rows were left out, and which. */
async function reportLeftOut(db: Database): Promise<string[]> {
  return db.texts(`SELECT concat(source, '; left out: ', string_agg(concat(reason, ' ', rows, details), ', ' ORDER BY rows DESC, reason))
    FROM (SELECT source, reason, sum(rows) AS rows,
        ' (' || string_agg(CASE WHEN detail <> '' THEN concat(detail, ' ', rows) END, ', ' ORDER BY rows DESC, detail) || ')' AS details
      FROM germplasm_left_out GROUP BY source, reason)
    GROUP BY source ORDER BY source`);
}

/**
 * `place(name, area, reason)`: the area of published names and codes of places, in small letters without blanks around them. ISO3
 * codes of countries and of former states are areas themselves, the rest is `mappings/germplasm-areas.csv`: an `area`, or none
 * and the reason for it (`region`, `unknown`). Other names are unknown.
 */
async function createPlaces(db: Database): Promise<void> {
  await db.run(`CREATE OR REPLACE TABLE place AS
    SELECT DISTINCT lower(code) AS name, code AS area, NULL::VARCHAR AS reason FROM map_areas WHERE kind <> 'aggregate'
    UNION ALL SELECT DISTINCT lower(trim(name)), area, reason FROM map_germplasm_areas
      WHERE lower(trim(name)) NOT IN (SELECT lower(code) FROM map_areas WHERE kind <> 'aggregate')`);
}

/**
 * Fills every table of germplasm from the published rows. A source that was not at hand has none, and without any the tables are
 * empty. Returns lines for the run's report.
 */
export async function buildGermplasm(db: Database, now: Date): Promise<string[]> {
  await createPlaces(db);
  // Every step adds its own.
  await createReleaseTables(db, ['germplasm_left_out']);
  await createFlows(db);
  const lines = [
    ...(await createSamples(db, now)),
    ...(await createCollections(db)),
    ...(await createVarieties(db)),
  ];
  return [...lines, ...(await reportLeftOut(db))];
}
