import { type Database, list } from '../database.ts';

/** What two rows have in common that are the same market price. */
const same = 'source, area, admin1, market, commodity, price_type, currency, unit, month';

/** Share of common months in which two names of a market carry the same price when they are one commodity. */
const twinShare = 0.9;

const near = (a: string, b: string): string => `abs(${a} - ${b}) <= 1e-9 * ${a}`;

/**
 * Says in `price_row.reason` which rows repeat another: of one market, commodity, price type, currency, unit and month the later
 * date counts; equal dates with different prices are a conflict, of which none counts.
 */
async function findRepeats(db: Database, often: readonly string[]): Promise<void> {
  await db.run(`UPDATE price_row SET reason = r.found FROM (
      SELECT line, CASE WHEN day < last THEN 'earlier-row' WHEN prices > 1 THEN 'conflict' WHEN place > 1 THEN 'repeated-row' END AS found
      FROM (SELECT line, day, last, count(DISTINCT published) FILTER (day = last) OVER (PARTITION BY ${same}) AS prices,
          row_number() OVER (PARTITION BY ${same}, day ORDER BY line) AS place
        FROM (SELECT *, max(day) OVER (PARTITION BY ${same}) AS last FROM price_row
          WHERE reason IS NULL AND source NOT IN ${list(often)}))
    ) AS r WHERE r.line = price_row.line AND r.found IS NOT NULL`);
  await db.run(`CREATE OR REPLACE TABLE price_conflict AS
    SELECT source, area, market, commodity, price_type, month, string_agg(DISTINCT published::VARCHAR, ' | ' ORDER BY published::VARCHAR) AS published, unit
    FROM price_row WHERE reason = 'conflict' GROUP BY ALL`);
}

/**
 * Says which rows carry the price of the same market and month under another name of the same crop type: the name with more
 * rows counts, of equally many the first in the alphabet.
 */
async function findTwins(db: Database): Promise<void> {
  const market = 'source, area, admin1, market, crop, crop_type, price_type, currency';
  const on = market
    .split(', ')
    .map((column) => `a.${column} IS NOT DISTINCT FROM b.${column}`)
    .join(' AND ');
  await db.run(`CREATE OR REPLACE TEMP TABLE named AS
    SELECT line, ${market}, commodity, month, price, count(*) OVER (PARTITION BY ${market}, commodity) AS size,
      count(DISTINCT commodity) OVER (PARTITION BY ${market}) AS names FROM price_row WHERE reason IS NULL`);
  await db.run(`CREATE OR REPLACE TEMP TABLE twin AS
    SELECT b.line, a.commodity AS name, b.commodity AS other, ${market.replace(/(\w+)/g, 'b.$1')}, ${near('a.price', 'b.price')} AS equal
    FROM named a JOIN named b ON ${on} AND a.month = b.month AND a.names > 1
      AND (a.size > b.size OR a.size = b.size AND a.commodity < b.commodity)`);
  await db.run(`UPDATE price_row SET reason = 'same-under-another-name' WHERE line IN (
    SELECT line FROM (
      SELECT line, equal, avg(equal::INTEGER) OVER (PARTITION BY ${market}, name, other) AS share FROM twin)
    WHERE equal AND share >= ${twinShare})`);
}

/** How much two units may differ in weight that are one: 100 pounds, a quintal of 46 kg and a sack of 45 kg. */
const unitShare = 0.02;

/**
 * Says which rows carry the same published price of the same market, month and commodity under another unit of the same weight:
 * the unit with more rows counts, of equally many the first in the alphabet.
 */
async function findUnitTwins(db: Database): Promise<void> {
  const price = 'source, area, admin1, market, commodity, price_type, currency';
  const on = price
    .split(', ')
    .map((column) => `a.${column} IS NOT DISTINCT FROM b.${column}`)
    .join(' AND ');
  await db.run(`CREATE OR REPLACE TEMP TABLE weighed AS
    SELECT line, ${price}, unit, kg, month, published, count(*) OVER (PARTITION BY ${price}, unit) AS size,
      count(DISTINCT unit) OVER (PARTITION BY ${price}) AS units FROM price_row WHERE reason IS NULL`);
  await db.run(`UPDATE price_row SET reason = 'same-under-another-name' WHERE line IN (
    SELECT b.line FROM weighed a JOIN weighed b ON ${on} AND a.month = b.month AND a.published = b.published
      AND a.units > 1 AND a.unit <> b.unit AND abs(ln(a.kg / b.kg)) <= ${unitShare}
      AND (a.size > b.size OR a.size = b.size AND a.unit < b.unit))`);
}

/**
 * `price_kept`: one row a market, commodity, price type, currency, unit and month. `often` are the sources that report more often
 * than monthly: of them it is the median of the month's rows.
 */
export async function keepPrices(db: Database, often: readonly string[]): Promise<void> {
  await findRepeats(db, often);
  await findTwins(db);
  await findUnitTwins(db);
  await db.run(`CREATE OR REPLACE TABLE price_kept AS
    SELECT ${same}, crop, crop_type, main, published_currency, kg, median(published) AS published, median(price) AS price,
      count(*)::INTEGER AS rows, arg_max(latitude, line) AS latitude, arg_max(longitude, line) AS longitude
    FROM price_row WHERE reason IS NULL GROUP BY ALL`);
}
