import type { Database } from '../database.ts';
import { createReleaseTables } from '../release-rows.ts';
import { createPests } from './pests.ts';

/**
 * Fills every table of pests, diseases and losses from the published rows. A source that was not at hand has none, and without
 * any the tables are empty. Returns lines for the run's report.
 */
export async function buildFoodLosses(db: Database): Promise<string[]> {
  await createReleaseTables(db, ['loss_left_out']);
  const lines = [...(await createPests(db)), ...(await createFoodLosses(db))];
  const leftOut =
    await db.texts(`SELECT concat(source, '; left out: ', string_agg(concat(reason, ' ', rows), ', ' ORDER BY rows DESC, reason))
    FROM (SELECT source, reason, sum(rows) AS rows FROM loss_left_out GROUP BY ALL) GROUP BY source ORDER BY source`);
  return [...lines, ...leftOut];
}

/** The key of the file that has method and reference, and of the newer one that has neither. */
const [earlier, later] = ['fao-food-losses', 'fao-food-losses-later'];

/** Digits of CPC codes as both files can have them: `01241.90` and `1241.9`. */
const cpc = "regexp_replace(regexp_replace(trim(r.cpc), '^0+', ''), '([.][0-9]*[1-9])0+$', '\\1')";
const textOf = (column: string): string => `nullif(trim(coalesce(r.${column}, '')), '')`;
/** A range as the source gives it: `9.77-19.67`, `.57-.66`. */
const range = (end: 1 | 2): string =>
  `TRY_CAST(nullif(regexp_extract(r.original, '^([0-9]*[.]?[0-9]+)-([0-9]*[.]?[0-9]+)%?$', ${end}), '') AS DOUBLE)`;

/** Published rows with their mapped values; `why` is the reason for leaving one out. */
const readRows = `
  SELECT r.source, TRY_CAST(r.number AS INTEGER) AS place, c.crop, c.commodity, a.code AS country, ${textOf('region')} AS region,
    TRY_CAST(r.year AS INTEGER) AS year, s.stage, ${textOf('activity')} AS activity, TRY_CAST(r.percentage AS DOUBLE) AS loss_percent,
    ${range(1)} AS loss_low, ${range(2)} AS loss_high, m.method, NULL::INTEGER AS method_inferred, ${textOf('treatment')} AS treatment,
    ${textOf('cause')} AS cause, ${textOf('sample')} AS sample, ${textOf('reference')} AS reference, NULL::VARCHAR AS link,
    NULL::INTEGER AS in_newer, r.commodity AS commodity_name, r.stage AS stage_name, r.area_name,
    CASE WHEN c.commodity IS NULL THEN coalesce(c.reason, 'unknown-commodity')
      WHEN a.code IS NULL THEN 'no-country'
      WHEN q.reason IS NOT NULL THEN q.reason
      WHEN s.stage IS NULL THEN 'unknown-stage'
      WHEN TRY_CAST(r.year AS INTEGER) IS NULL THEN 'no-year'
      WHEN TRY_CAST(r.percentage AS DOUBLE) IS NULL OR TRY_CAST(r.percentage AS DOUBLE) NOT BETWEEN 0 AND 100 THEN 'no-percentage'
    END AS why
  FROM loss_row r
    LEFT JOIN map_loss_commodities c ON c.cpc = ${cpc}
    LEFT JOIN map_areas a ON a.m49 = lpad(trim(r.m49), 3, '0') AND a.kind = 'country'
    LEFT JOIN map_loss_causes q ON q.cause = trim(r.cause)
    LEFT JOIN map_loss_stages s ON coalesce(s.published, '') = coalesce(trim(r.stage), '')
    LEFT JOIN map_loss_methods m ON coalesce(m.published, '') = coalesce(trim(r.method), '')`;

/** What two rows that are one have in common beside their stage; the newer file has more decimals. */
const same = ['country', 'region', 'commodity', 'year', 'activity', 'round(loss_percent + 1e-9, 2)'];
const sameModel = ['country', 'region', 'commodity', 'year', 'activity', 'stage'];

/** Pairs of rows of the two files that share a key, the first of each with the first, and so on. */
const pairs = (key: readonly string[], ofEarlier: string, ofLater: string): string => {
  const numbered = (
    source: string,
    where: string,
  ): string => `SELECT place, ${key.map((column, at) => `${column} AS k${at}`).join(', ')},
      row_number() OVER (PARTITION BY ${key.join(', ')} ORDER BY place) AS nth
    FROM loss_read WHERE source = '${source}' AND why IS NULL AND NOT paired AND ${where}`;
  const on = key.map((_, at) => `e.k${at} IS NOT DISTINCT FROM l.k${at}`).join(' AND ');
  return `SELECT e.place AS earlier, l.place AS later FROM (${numbered(earlier, ofEarlier)}) e
    JOIN (${numbered(later, ofLater)}) l ON e.nth = l.nth AND ${on}`;
};

async function pair(db: Database, sql: string): Promise<void> {
  await db.run(`CREATE OR REPLACE TEMP TABLE loss_pair AS ${sql}`);
  await db.run(`UPDATE loss_read SET paired = true
    WHERE (source = '${earlier}' AND place IN (SELECT earlier FROM loss_pair))
      OR (source = '${later}' AND place IN (SELECT later FROM loss_pair))`);
}

/** Placeholders for an unknown author: in the database of losses they come before the year, as authors do. */
const placeholder = String.raw`(?i)^(?:n/?a|none|null|unknown|anonymous|admin(?:istrator)?|user\d*|\[author\])`;
const year = String.raw`\s*\((\d{4})\)`;

/** The credit of a row: as the mapping corrects it, else without a placeholder author; absent where nothing is left. */
const credit = `CASE WHEN m.published IS NOT NULL THEN m.reference
  ELSE nullif(regexp_replace(regexp_replace(stated, '${placeholder}${year},\\s*(.+)$', '\\2 (\\1)'), '${placeholder}(?:${year})?[.]?$', ''), '') END`;

const leaveOut = (reason: string, where: string): string => `INSERT INTO loss_left_out
  SELECT source, '${reason}', '', count(*) FROM loss_read WHERE ${where} GROUP BY source`;

/**
 * Fills `food_loss` from the published rows. The two files are vintages of one database: a row in both counts once, in the
 * earlier file's form, with its method and reference; for a modelled estimate that the newer file has revised, the revision
 * counts; identical rows count once. Returns a line a source for the run's report.
 */
async function createFoodLosses(db: Database): Promise<string[]> {
  await db.run(`CREATE OR REPLACE TEMP TABLE loss_read AS SELECT *, false AS paired FROM (${readRows})`);
  await db.run(`INSERT INTO loss_left_out
    SELECT source, why, CASE why WHEN 'no-country' THEN area_name WHEN 'other-measure' THEN cause WHEN 'unknown-stage' THEN stage_name WHEN 'no-year' THEN ''
        WHEN 'no-percentage' THEN '' ELSE commodity_name END, count(*)
    FROM loss_read WHERE why IS NOT NULL GROUP BY ALL`);
  await pair(db, pairs([...same, 'stage'], 'true', 'true'));
  await db.run(`UPDATE loss_read SET in_newer = 1 WHERE paired AND source = '${earlier}'`);
  // The newer file has lost the stage of some rows, and nothing else.
  await pair(db, pairs(same, 'true', "stage = 'not-stated'"));
  await db.run(`UPDATE loss_read SET in_newer = 1 WHERE paired AND source = '${earlier}'`);
  await db.run(leaveOut('in-both', `source = '${later}' AND paired`));
  await db.run(`DELETE FROM loss_read WHERE source = '${later}' AND paired`);
  await db.run(`UPDATE loss_read SET paired = false WHERE source = '${earlier}' AND in_newer IS NULL`);
  // Rows of the newer file alone have no method. If all rows of the earlier one for that country, commodity and activity are
  // modelled, so are these.
  await db.run(`UPDATE loss_read r SET method = 'modelled', method_inferred = 1
    WHERE source = '${later}' AND why IS NULL AND region IS NULL AND activity IS NOT NULL
      AND EXISTS (FROM loss_read e WHERE e.source = '${earlier}' AND e.country = r.country AND e.commodity = r.commodity
        AND e.activity = r.activity AND e.region IS NULL)
      AND NOT EXISTS (FROM loss_read e WHERE e.source = '${earlier}' AND e.country = r.country AND e.commodity = r.commodity
        AND e.activity = r.activity AND e.region IS NULL AND e.method <> 'modelled')`);
  await pair(db, pairs(sameModel, "method = 'modelled' AND in_newer IS NULL", "method = 'modelled'"));
  await db.run(leaveOut('revised', `source = '${earlier}' AND paired AND in_newer IS NULL`));
  await db.run(`DELETE FROM loss_read WHERE source = '${earlier}' AND paired AND in_newer IS NULL`);
  const identifyingColumns =
    'source, crop, commodity, country, region, year, stage, activity, loss_percent, loss_low, loss_high, method, treatment, cause, sample, reference';
  await db.run(`CREATE OR REPLACE TABLE food_loss AS
    SELECT source, place, crop, commodity, country, region, year, stage, activity, loss_percent, loss_low, loss_high, method,
      method_inferred, treatment, cause, sample, reference, link, in_newer
    FROM loss_read WHERE why IS NULL QUALIFY row_number() OVER (PARTITION BY ${identifyingColumns} ORDER BY place) = 1`);
  await db.run(`UPDATE food_loss SET reference = credited.reference FROM (
      SELECT stated, ${credit} AS reference FROM (SELECT DISTINCT reference AS stated FROM food_loss WHERE reference IS NOT NULL)
        LEFT JOIN map_loss_references m ON m.published = stated
    ) AS credited WHERE food_loss.reference = credited.stated`);
  await db.run(`INSERT INTO loss_left_out
    SELECT source, 'repeated', '', count(*) FROM loss_read r WHERE why IS NULL
      AND NOT EXISTS (FROM food_loss l WHERE l.source = r.source AND l.place = r.place) GROUP BY source`);
  await db.run('DROP TABLE loss_read');
  return db.texts(
    `SELECT concat(source, ': ', count(*), ' percentages of ', count(DISTINCT crop), ' crops') FROM food_loss GROUP BY source ORDER BY source`,
  );
}
