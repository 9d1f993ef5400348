import {
  ENERGY_PER_CAPITA,
  FAT_PER_CAPITA,
  FOOD_PER_CAPITA,
  PROTEIN_PER_CAPITA,
} from '#catalog/elements/codes.ts';
import {
  CEREALS,
  EGGS,
  FRUITS,
  GRAND_TOTAL,
  MEAT_GROUP,
  MILK_GROUP,
  PULSES,
  STARCHY_ROOTS,
  STIMULANTS,
  SUGAR_AND_SWEETENERS,
  VEGETABLE_OILS,
  VEGETABLES,
} from '#catalog/items/codes.ts';
import { type Database, list } from './database.ts';

/** What an inhabitant is supplied with; each has a grand total. */
const perInhabitant = [ENERGY_PER_CAPITA, PROTEIN_PER_CAPITA, FAT_PER_CAPITA, FOOD_PER_CAPITA] as const;

/** Share of the release's single items that an area must report before their sum may stand for all food. */
const neededItems = 0.45;

/** Share of a diet's items that have a row of an element: no protein in oil and sugar, no fat in sugar. */
const neededOfDiet = 0.5;

/** Groups that every national diet has in FAO's lists; a list without one of them is a cut, not a diet. */
const neededGroups = [
  CEREALS,
  STARCHY_ROOTS,
  SUGAR_AND_SWEETENERS,
  PULSES,
  VEGETABLE_OILS,
  VEGETABLES,
  FRUITS,
  STIMULANTS,
  MEAT_GROUP,
  MILK_GROUP,
  EGGS,
];

/**
 * `complete(area, year, element, kind)`: area-years whose list of items is long enough to add up and to rank, from
 * single items (`items`) or, until 2009, from the food groups that add up to all food (`groups`). A list is judged by all
 * that it says of its items: oil and sugar have energy and no protein, so a list of protein has fewer rows than the diet
 * has items.
 */
export async function findComplete(db: Database): Promise<void> {
  await db.run(`CREATE OR REPLACE TABLE complete AS
    WITH leaf AS (
      SELECT o.area, o.year, o.element, o.indicator, i."group" AS item_group
      FROM observation o JOIN map_items i ON i.domain = 'balance' AND i.item = o.indicator AND i.is_leaf = 1
      WHERE o.element IN ${list(perInhabitant)} AND o.source IS NOT NULL
    ), diet AS (
      SELECT area, year, count(DISTINCT indicator) AS items FROM leaf GROUP BY area, year
      HAVING items >= ${neededItems} * (SELECT count(*) FROM map_items WHERE domain = 'balance' AND is_leaf = 1)
        AND count(DISTINCT item_group) FILTER (item_group IN ${list(neededGroups)}) = ${neededGroups.length}
    )
    SELECT area, year, element, 'items' AS kind FROM leaf JOIN diet USING (area, year)
    GROUP BY area, year, element HAVING count(DISTINCT indicator) >= ${neededOfDiet} * any_value(items)`);
  await db.run(`INSERT INTO complete
    SELECT area, year, element, 'groups' FROM observation
    WHERE indicator IN (SELECT code FROM map_food_groups) AND element IN ${list([...perInhabitant, 14])}
      AND (area, year) NOT IN (SELECT area, year FROM complete)
    GROUP BY area, year, element HAVING count(*) = (SELECT count(*) FROM map_food_groups)`);
}

/** Adds the grand total where FAO does not publish it and a complete list of items or groups allows a sum. */
export async function addGrandTotals(db: Database): Promise<void> {
  await db.run(`INSERT INTO observation
    SELECT ${GRAND_TOTAL}, o.element, o.year, o.area, significant(fsum(o.value)), worst(max(severity(o.flag))::INTEGER),
      NULL, NULL, NULL, bit_or(o.edition)
    FROM observation o JOIN complete c ON c.area = o.area AND c.year = o.year AND c.element = o.element
    WHERE (c.kind = 'items' AND o.indicator IN (SELECT item FROM map_items WHERE domain = 'balance' AND is_leaf = 1)
        OR c.kind = 'groups' AND o.indicator IN (SELECT code FROM map_food_groups))
      AND NOT EXISTS (FROM observation p WHERE p.indicator = ${GRAND_TOTAL} AND p.element = o.element
        AND p.area = o.area AND p.year = o.year)
    GROUP BY o.element, o.year, o.area`);
}
