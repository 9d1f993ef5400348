import { genebanks } from '#catalog/germplasm/genebanks.ts';
import { implausibleEnd } from '#catalog/germplasm/implausible-flows.ts';
import { type Database, text } from '../database.ts';

/** Flows that begin or end in Kosovo are nearly a fifth of all that CGIAR sent: probably places found wrongly. */
const implausible = implausibleEnd;

/** Least difference, as a part of a sum, that exceeds the rounding of published averages. */
const tolerance = 1e-6;

const genebankList = genebanks.map(({ id, published }) => `(${text(published)}, ${text(id)})`).join(', ');

/**
 * `accession_flow` with every published row of the delivery networks, names as published and areas as codes, and
 * `accession_flow_check`. Rows without a genebank that is known, or without a number above zero, are left out.
 */
export async function createFlows(db: Database): Promise<void> {
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
