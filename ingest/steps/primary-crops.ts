import { AREA_HARVESTED, PRODUCTION, VALUE_INT_DOLLARS } from '#catalog/elements/codes.ts';
import { PRIMARY_CROPS } from '#catalog/items/codes.ts';
import { neededCoverage } from './aggregate.ts';
import { type Database, list } from './database.ts';
import { createShortfall, heldShare, neverListed, weights } from './shortfall.ts';
import { recordHeld, recordSummed } from './summed.ts';

/** Measures by which primary crops are added up and ranked. */
const measures = [AREA_HARVESTED, PRODUCTION, VALUE_INT_DOLLARS] as const;

/** Share of the crops that an area usually lists (median of five years before and after) that a year needs. */
const usualShare = 0.8;

/**
 * Share of the crops with production that a list by another measure needs. Some crops are gathered without an area (mushrooms,
 * wild nuts); a value is computed for all production, so its list has to be nearly as long.
 */
const ofProduction: Readonly<Record<number, number>> = {
  [AREA_HARVESTED]: 0.75,
  [PRODUCTION]: 1,
  [VALUE_INT_DOLLARS]: 0.9,
};

/**
 * `grown(measure, area, year, indicator, value, severity, edition)`, the published figures of single primary crops, and
 * `listed(measure, area, year, contributors)`, the area-years whose list of them is complete.
 */
async function findLists(db: Database): Promise<void> {
  const needed = Object.entries(ofProduction)
    .map(([measure, share]) => `WHEN ${measure} THEN ${share}`)
    .join(' ');
  await db.run(`CREATE OR REPLACE TEMP TABLE grown AS
    SELECT o.element AS measure, o.area, o.year, o.indicator, o.value, severity(o.flag) AS severity,
      o.edition
    FROM observation o JOIN map_items i ON i.domain = 'production' AND i.is_crop = 1 AND i.item = o.indicator
    WHERE o.element IN ${list(measures)} AND o.source IS NOT NULL`);
  await db.run(`CREATE OR REPLACE TEMP TABLE listed AS
    WITH counted AS (
      SELECT measure, area, year, count(*) AS crops FROM grown GROUP BY ALL
    ), usual AS (
      SELECT *, median(crops) OVER (
        PARTITION BY measure, area ORDER BY year RANGE BETWEEN 5 PRECEDING AND 5 FOLLOWING) AS usual
      FROM counted
    ), anywhere AS (
      SELECT measure, year, count(DISTINCT indicator) AS crops FROM grown GROUP BY ALL
    )
    SELECT u.measure, u.area, u.year, NULL::BIGINT AS contributors
    FROM usual u JOIN area ON code = u.area JOIN anywhere w ON w.measure = u.measure AND w.year = u.year
    LEFT JOIN counted p ON p.measure = ${PRODUCTION} AND p.area = u.area AND p.year = u.year
    WHERE u.crops >= ${usualShare} * u.usual
      AND u.crops >= coalesce(p.crops, 0) * CASE u.measure ${needed} END
      AND (area.kind <> 'aggregate' OR u.area IN (SELECT composite FROM composite)
        OR u.crops >= ${usualShare} * w.crops)`);
}

/** Amounts of `grown` in the shape of `createShortfall`: of each crop, or of all of them together. */
const amounts = (
  item: string,
  rows: string,
): string => `SELECT ${item} AS indicator, measure AS element, area, year, fsum(value) AS value
  FROM ${rows} GROUP BY ALL`;

/** Lists of the aggregates that publish none: sums over the countries with lists, where these hold at least 90 % of the members' lists. */
async function addAggregates(db: Database): Promise<void> {
  // People are counted once: a state gives way to its parts when one of them has a list.
  await db.run(`CREATE OR REPLACE TEMP TABLE grower AS
    SELECT measure, area, year FROM listed l JOIN area ON code = area
    WHERE (kind <> 'aggregate' OR area IN (SELECT composite FROM composite))
      AND NOT EXISTS (FROM map_composites m JOIN listed part ON part.area = m.part
        WHERE m.composite = l.area AND part.year = l.year AND part.measure = l.measure)`);
  const ofGrowers = '(FROM grown SEMI JOIN grower USING (measure, area, year))';
  const ofCountries = `grown SEMI JOIN (SELECT code AS area FROM area WHERE kind <> 'aggregate'
    UNION SELECT composite FROM composite) AS a USING (area)`;
  const all = String(PRIMARY_CROPS);
  await createShortfall(
    db,
    amounts(all, ofGrowers),
    amounts(all, `(FROM ${ofCountries} SEMI JOIN listed USING (measure, area, year))`),
    weights.harvestedArea,
  );
  await db.run(`CREATE OR REPLACE TEMP TABLE covered AS
    SELECT c.element AS measure, m.aggregate, c.year, count(*) AS contributors, ${heldShare('fsum(c.value)')} AS share
    FROM counted c JOIN member m ON m.area = c.area AND c.year BETWEEN m.first_year AND m.last_year
    LEFT JOIN shortfall s ON s.element = c.element AND s.year = c.year AND s.aggregate = m.aggregate
    WHERE (c.element, m.aggregate, c.year) NOT IN (SELECT measure, area, year FROM listed)
    GROUP BY c.element, m.aggregate, c.year
    HAVING share >= ${neededCoverage}`);
  await createShortfall(
    db,
    amounts('indicator', ofGrowers),
    amounts('indicator', `(FROM ${ofCountries})`),
    weights.production,
  );
  await db.run(`DELETE FROM grown USING covered c
    WHERE grown.measure = c.measure AND grown.area = c.aggregate AND grown.year = c.year`);
  await db.run(`INSERT INTO grown
    SELECT c.measure, c.aggregate, c.year, v.indicator, exact(fsum(v.value)), max(v.severity), bit_or(v.edition)
    FROM covered c
    JOIN member m ON m.aggregate = c.aggregate AND c.year BETWEEN m.first_year AND m.last_year
    JOIN grower g ON g.area = m.area AND g.year = c.year AND g.measure = c.measure
    JOIN grown v ON v.area = g.area AND v.year = g.year AND v.measure = g.measure
    GROUP BY c.measure, c.aggregate, c.year, v.indicator`);
  await db.run('INSERT INTO listed SELECT measure, aggregate, year, contributors FROM covered');
}

/** Drops a crop from an aggregate's list if its growers with a figure hold too little of the members' total. */
async function dropUncertain(db: Database): Promise<void> {
  await db.run(`DELETE FROM grown USING shortfall s, covered c
    WHERE c.measure = s.element AND c.aggregate = s.aggregate AND c.year = s.year
      AND grown.measure = c.measure AND grown.area = c.aggregate AND grown.year = c.year AND grown.indicator = s.indicator
      AND grown.value < (${neededCoverage} + s.unseen) * (grown.value + s.value)`);
}

/**
 * Adds the sum over primary crops (item 1714) of area, production and value where an area's list of crops is complete, and the
 * crops of these lists to `listed_crop`. A sum of countries includes their number.
 */
export async function addPrimaryCrops(db: Database): Promise<void> {
  await findLists(db);
  await addAggregates(db);
  await db.run(`INSERT INTO observation
    SELECT ${PRIMARY_CROPS}, measure, year, area, exact(fsum(value)), worst(max(severity)::INTEGER), NULL,
      any_value(contributors), NULL, bit_or(edition)
    FROM grown JOIN listed l USING (measure, area, year)
    WHERE NOT EXISTS (FROM observation o WHERE o.indicator = ${PRIMARY_CROPS} AND o.element = l.measure
      AND o.area = l.area AND o.year = l.year)
    GROUP BY measure, year, area`);
  await recordSummed(
    db,
    measures,
    String(PRIMARY_CROPS),
    `SELECT ${PRIMARY_CROPS} AS indicator, measure AS element, year, area, false AS nil FROM grower`,
  );
  await recordHeld(db, `SELECT ${PRIMARY_CROPS}, measure, year, aggregate, share FROM covered`);
  await dropUncertain(db);
  await db.run(`INSERT INTO listed_crop
    SELECT measure, area, year, indicator::VARCHAR, value, worst(severity::INTEGER), edition
    FROM grown JOIN listed USING (measure, area, year) WHERE value > 0`);
}

/**
 * Rows `indicator, element, area, year` of crops that a complete list leaves out and that no source has listed there: they
 * are not grown.
 */
export function unlistedRows(elements: readonly number[], indicators: string): string {
  return `SELECT i.indicator, s.element, s.area, s.year
    FROM observation s CROSS JOIN (SELECT unnest([${indicators}])::INTEGER AS indicator) AS i
    WHERE s.indicator = ${PRIMARY_CROPS} AND s.element IN ${list(elements)}
      AND ${neverListed('i.indicator', 's.area', 's.year')}
      AND NOT EXISTS (FROM observation o WHERE o.element IN ${list(elements)} AND o.indicator IN (${indicators})
        AND o.indicator = i.indicator AND o.element = s.element AND o.area = s.area AND o.year = s.year)`;
}
