import { type Database, list } from '../database.ts';

/** Columns that identify a market's prices of one currency and crop type. */
const place = 'source, area, admin1, market, crop, crop_type, price_type, currency';

/** What two rows have in common that, in one month, are the same market price. */
const same = `${place}, commodity, unit`;

/** Share of common months in which two names of a market carry the same price when they are one commodity. */
const twinShare = 0.9;

const near = (a: string, b: string): string => `abs(${a} - ${b}) <= 1e-9 * ${a}`;

/**
 * `price_name` and `numbered`: every name under which a price goes, once, with the number of its place, and the rows by its number.
 * What comes after compares numbers; comparing a dozen texts a row took most of the run's time.
 */
async function numberNames(db: Database): Promise<void> {
  await db.run(`CREATE OR REPLACE TEMP TABLE price_name AS
    SELECT row_number() OVER ()::INTEGER AS name, dense_rank() OVER (ORDER BY ${place})::INTEGER AS place, *
    FROM (SELECT DISTINCT ${same} FROM price_row WHERE reason IS NULL)`);
  await db.run(`CREATE OR REPLACE TEMP TABLE numbered AS
    SELECT r.line, n.name, r.month, r.day, r.published FROM price_row r JOIN price_name n
      ON ${same
        .split(', ')
        .map((column) => `r.${column} IS NOT DISTINCT FROM n.${column}`)
        .join(' AND ')}
    WHERE r.reason IS NULL`);
}

/**
 * Sets `price_row.reason` of rows that repeat another: of one market, commodity, price type, currency, unit and month the later
 * date counts; with equal dates and different prices, a conflict, none counts.
 */
async function findRepeats(db: Database, often: readonly string[]): Promise<void> {
  await db.run(`UPDATE price_row SET reason = r.found FROM (
      SELECT line, CASE WHEN day < last THEN 'earlier-row' WHEN prices > 1 THEN 'conflict' WHEN place > 1 THEN 'repeated-row' END AS found
      FROM (SELECT line, day, last, count(DISTINCT published) FILTER (day = last) OVER (PARTITION BY name, month) AS prices,
          row_number() OVER (PARTITION BY name, month, day ORDER BY line) AS place
        FROM (SELECT *, max(day) OVER (PARTITION BY name, month) AS last
          FROM numbered SEMI JOIN (SELECT name, month FROM numbered GROUP BY ALL HAVING count(*) > 1) USING (name, month)
          WHERE name NOT IN (SELECT name FROM price_name WHERE source IN ${list(often)})))
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
  await db.run(`CREATE OR REPLACE TEMP TABLE named AS
    SELECT *, count(*) OVER (PARTITION BY place, commodity) AS size
    FROM (SELECT r.line, n.place, n.commodity, r.month, r.price
      FROM price_row r JOIN numbered USING (line) JOIN price_name n USING (name) WHERE r.reason IS NULL)
      SEMI JOIN (SELECT place FROM price_name GROUP BY ALL HAVING count(DISTINCT commodity) > 1) USING (place)`);
  await db.run(`CREATE OR REPLACE TEMP TABLE twin AS
    SELECT b.line, b.place, a.commodity AS name, b.commodity AS other, ${near('a.price', 'b.price')} AS equal
    FROM named a JOIN named b ON a.place = b.place AND a.month = b.month
      AND (a.size > b.size OR a.size = b.size AND a.commodity < b.commodity)`);
  await db.run(`UPDATE price_row SET reason = 'same-under-another-name' WHERE line IN (
    SELECT line FROM (SELECT line, equal, avg(equal::INTEGER) OVER (PARTITION BY place, name, other) AS share FROM twin)
    WHERE equal AND share >= ${twinShare})`);
}

/**
 * `price_kept`: one row a market, commodity, price type, currency, unit and month. `often` are the sources that report more often
 * than monthly: of them it is the median of the month's rows.
 */
export async function keepPrices(db: Database, often: readonly string[]): Promise<void> {
  await numberNames(db);
  await findRepeats(db, often);
  await findTwins(db);
  const about = 'main, published_currency, kg';
  await db.run(`CREATE OR REPLACE TABLE price_kept AS
    SELECT ${same}, month, ${about}, published, price, 1::INTEGER AS rows, latitude, longitude
    FROM price_row WHERE reason IS NULL AND source NOT IN ${list(often)}
    UNION ALL
    SELECT ${same}, month, ${about}, median(published), median(price), count(*)::INTEGER, arg_max(latitude, line), arg_max(longitude, line)
    FROM price_row WHERE reason IS NULL AND source IN ${list(often)} GROUP BY ALL`);
  for (const table of ['price_name', 'numbered', 'named', 'twin']) await db.run(`DROP TABLE ${table}`);
}
