import type { Crop } from '#catalog/crop.ts';
import type { CropList, Element } from '#catalog/element.ts';
import { ENERGY_PER_CAPITA, FOOD_PER_CAPITA, PROTEIN_PER_CAPITA } from '#catalog/elements/codes.ts';
import { neededCoverage } from './aggregate.ts';
import { type Database, list, text } from './database.ts';

/** Measures by which food crops are ranked; an aggregate's 645 is published under 14. */
const measures = [ENERGY_PER_CAPITA, PROTEIN_PER_CAPITA, FOOD_PER_CAPITA] as const;

/** Element under which an aggregate has the measure that countries have as the key. */
const ofAggregate: Readonly<Record<number, number>> = { [FOOD_PER_CAPITA]: 14 };

/**
 * Adds to `listed_crop` every food crop by energy, protein and quantity, for each area and year whose list of items is
 * complete, as far as it is really eaten there. Aggregates are means weighted by population, with absent items as
 * nothing eaten, where complete countries hold ≥ 90 % of the population.
 */
export async function listFoodCrops(db: Database): Promise<void> {
  const ids = [...measures, ...Object.values(ofAggregate)];
  const normalise = Object.entries(ofAggregate)
    .map(([country, aggregate]) => `WHEN ${aggregate} THEN ${country}`)
    .join(' ');
  await db.run(`CREATE OR REPLACE TEMP TABLE eaten AS
    SELECT CASE o.element ${normalise} ELSE o.element END AS measure, o.area, o.year, o.indicator::VARCHAR AS item, o.value,
      severity(o.flag) AS severity, o.edition
    FROM observation o JOIN complete c ON c.area = o.area AND c.year = o.year AND c.element = o.element
    JOIN map_items i ON i.domain = 'balance' AND i.item = o.indicator AND i.is_leaf = 1 AND i.is_crop = 1
    WHERE o.element IN ${list(ids)}`);
  // A state and its parts may both be complete; the parts are then the finer answer, and people count once.
  await db.run(`CREATE OR REPLACE TEMP TABLE eater AS
    SELECT DISTINCT measure, area, year FROM eaten e
    WHERE NOT EXISTS (FROM map_composites m JOIN eaten part ON part.area = m.part
      WHERE m.composite = e.area AND part.year = e.year AND part.measure = e.measure)`);
  await db.run(`INSERT INTO eaten
    WITH covered AS (
      SELECT measure, aggregate, e.year, fsum(p.value) AS people
      FROM eater e JOIN population p USING (area, year)
      JOIN member m ON m.area = e.area AND e.year BETWEEN m.first_year AND m.last_year
      JOIN population whole ON whole.area = m.aggregate AND whole.year = e.year
      GROUP BY measure, aggregate, e.year
      HAVING fsum(p.value) >= ${neededCoverage} * max(whole.value)
    )
    SELECT c.measure, c.aggregate, c.year, e.item,
      significant(fsum(e.value * p.value) / max(c.people)), max(e.severity), bit_or(e.edition)
    FROM covered c
    JOIN member m ON m.aggregate = c.aggregate AND c.year BETWEEN m.first_year AND m.last_year
    JOIN eater ON eater.area = m.area AND eater.year = c.year AND eater.measure = c.measure
    JOIN eaten e ON e.area = eater.area AND e.year = eater.year AND e.measure = eater.measure
    JOIN population p ON p.area = e.area AND p.year = e.year
    WHERE (c.measure, c.aggregate, c.year) NOT IN (SELECT measure, area, year FROM eaten)
    GROUP BY c.measure, c.aggregate, c.year, e.item`);
  const rename = Object.entries(ofAggregate)
    .map(([country, aggregate]) => `WHEN measure = ${country} AND kind = 'aggregate' THEN ${aggregate}`)
    .join(' ');
  await db.run(`INSERT INTO listed_crop
    SELECT CASE ${rename} ELSE measure END, area, year, item, value, worst(severity::INTEGER), edition
    FROM eaten JOIN area ON code = area WHERE value > 0`);
}

/**
 * `ranking`: every row of `listed_crop` with its dense rank (1, 1, 2; 1 is the largest). Ranks are not stored in any file, since
 * they follow from the values.
 */
export async function rankCrops(db: Database, crops: readonly Crop[]): Promise<void> {
  await db.run(`CREATE OR REPLACE TABLE ranking AS
    SELECT element, area, year, item, dense_rank() OVER (list ORDER BY value DESC)::INTEGER AS ranking, value, flag
    FROM listed_crop WINDOW list AS (PARTITION BY element, area, year)`);
  await rankSums(db, crops);
}

/**
 * `ranked_sum`: the crops that are made of several items, as rows of `ranking`. Lists have the parts, so a sum's rank is the
 * place that it would have: none of its parts can rank above it.
 */
async function rankSums(db: Database, crops: readonly Crop[]): Promise<void> {
  await db.run('CREATE OR REPLACE TABLE ranked_sum AS FROM ranking WHERE false');
  for (const { items, parts } of crops) {
    if (parts === undefined) continue;
    const sums = [items.production, items.balance].filter((item) => item !== null);
    await db.run(`INSERT INTO ranked_sum
      WITH l AS (
        SELECT element, area, year, list_distinct(list(value)) AS others
        FROM ranking GROUP BY element, area, year
      )
      SELECT o.element, o.area, o.year, o.indicator::VARCHAR,
        1 + len(list_filter(l.others, other -> other > o.value)), o.value, o.flag
      FROM observation o JOIN l ON l.element = o.element AND l.area = o.area AND l.year = o.year
      WHERE o.indicator IN ${list(sums)} AND o.value > 0`);
  }
}

/** Pairs of a crop's indicator and the item under which a list ranks it. */
function rankedItems(crops: readonly Crop[], among: CropList): string[] {
  return crops.flatMap(({ items }) => {
    const item = among === 'primary-crops' ? items.production : items.balance;
    return item === null ? [] : [`(${item}, ${text(String(item))})`];
  });
}

/**
 * Replaces the values of the catalog's crops in `listed_crop` by the release's own figures, so that one measure of a crop is the
 * same number everywhere. The list's own may differ: for an aggregate they are means over the countries whose list is complete. A
 * figure of other editions than the list's is not used, and one of 0 keeps the place as it is.
 */
export async function takeOwnFigures(db: Database, crops: readonly Crop[]): Promise<void> {
  const rankedOwn = (['food-crops', 'primary-crops'] as const).flatMap((among) => rankedItems(crops, among));
  // An amount per inhabitant is also of the people's edition, which the list does not name.
  const people = `(SELECT coalesce(bit_or(edition), 0) FROM population)`;
  await db.run(`UPDATE listed_crop SET value = o.value, flag = o.flag, edition = o.edition
    FROM observation o JOIN (VALUES ${rankedOwn.join(', ')}) AS c(indicator, item) ON o.indicator = c.indicator
    WHERE c.item = listed_crop.item AND o.element = listed_crop.element AND o.area = listed_crop.area
      AND o.year = listed_crop.year AND o.value > 0 AND o.edition & ~${people} = listed_crop.edition & ~${people}`);
}

/** Adds the rank elements of each catalog crop, read from `ranking` and `ranked_sum`: a rank is as good as the worst figure of its list. */
export async function addRanks(
  db: Database,
  elements: readonly Element[],
  crops: readonly Crop[],
): Promise<void> {
  await db.run(`CREATE OR REPLACE TEMP TABLE list_flag AS
    SELECT element, area, year, worst(max(severity(flag))::INTEGER) AS flag, bit_or(edition) AS edition
    FROM listed_crop GROUP BY element, area, year`);
  for (const { id, scope, formula } of elements) {
    if (formula?.kind !== 'rank') continue;
    const kinds = scope === 'aggregate' ? ['aggregate'] : ['country', 'former'];
    const by = scope === 'aggregate' ? (ofAggregate[formula.of] ?? formula.of) : formula.of;
    await db.run(`INSERT INTO observation
      SELECT c.indicator, ${id}, r.year, r.area, r.ranking, f.flag, NULL, NULL, NULL, f.edition
      FROM (FROM ranking UNION ALL FROM ranked_sum) r JOIN (VALUES ${rankedItems(crops, formula.among).join(', ')}) AS c(indicator, item)
        ON r.item = c.item
      JOIN list_flag f ON f.element = r.element AND f.area = r.area AND f.year = r.year
      JOIN area ON area.code = r.area
      WHERE r.element = ${by} ${scope === 'all' ? '' : `AND area.kind IN ${list(kinds)}`}`);
  }
}
