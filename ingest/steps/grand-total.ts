import {
  ENERGY_PER_CAPITA,
  FAT_PER_CAPITA,
  FOOD,
  FOOD_PER_CAPITA,
  FOOD_PER_CAPITA_AGGREGATE,
  PROTEIN_PER_CAPITA,
} from '#catalog/elements/codes.ts';
import * as itemCodes from '#catalog/items/codes.ts';
import { type Database, list } from './database.ts';

/** What an inhabitant is supplied with; each has a grand total. An aggregate's 645 is published under 14. */
export const perInhabitant = [
  ENERGY_PER_CAPITA,
  PROTEIN_PER_CAPITA,
  FAT_PER_CAPITA,
  FOOD_PER_CAPITA,
  FOOD_PER_CAPITA_AGGREGATE,
] as const;

/** The groups that add up to all food: those of the single items, without "Miscellaneous", which few releases have. */
const groups = `SELECT DISTINCT "group" FROM map_items WHERE domain = 'balance' AND is_leaf = 1 AND "group" <> ${itemCodes.MISCELLANEOUS}`;

/** Groups that every national diet has in FAO's lists; a list without one of them is a cut, not a diet. */
const neededGroups = [
  itemCodes.CEREALS,
  itemCodes.STARCHY_ROOTS,
  itemCodes.SUGAR_AND_SWEETENERS,
  itemCodes.PULSES,
  itemCodes.VEGETABLE_OILS,
  itemCodes.VEGETABLES,
  itemCodes.FRUITS,
  itemCodes.STIMULANTS,
  itemCodes.MEAT_GROUP,
  itemCodes.MILK_GROUP,
  itemCodes.EGGS,
];

/** Groups without the element by nature, which releases leave out: they are listed where their energy is. */
const without: readonly (readonly [group: number, element: number])[] = [
  [itemCodes.SUGAR_AND_SWEETENERS, PROTEIN_PER_CAPITA],
  [itemCodes.VEGETABLE_OILS, PROTEIN_PER_CAPITA],
  [itemCodes.SUGAR_AND_SWEETENERS, FAT_PER_CAPITA],
];

/** Share of all energy that the single items of an area have to add up to before they are ranked. */
const neededItems = 0.9;

/** Share of a diet's items that have a row of an element: no protein in oil and sugar, no fat in sugar. */
const neededOfDiet = 0.5;

/**
 * Adds the grand total where no source publishes it: the sum of the published groups of the area, year and element. A group whose
 * food is rounded to 0 has no other figures, and counts 0; without one of the needed groups there is no total.
 */
export async function addGrandTotals(db: Database): Promise<void> {
  await db.run(`INSERT INTO observation
    WITH part AS (
      SELECT area, year, element, indicator, value, severity(flag) AS severity, edition FROM observation
      WHERE indicator IN (${groups}) AND element IN ${list(perInhabitant)} AND source IS NOT NULL
    ), uneaten AS (
      SELECT area, year, indicator FROM observation
      WHERE indicator IN ${list(neededGroups)} AND element = ${FOOD} AND value = 0 AND source IS NOT NULL
    ), listed AS (
      SELECT area, year, element, indicator FROM part WHERE indicator IN ${list(neededGroups)}
      UNION SELECT area, year, e.element, indicator FROM uneaten
      CROSS JOIN (SELECT unnest([${perInhabitant.join(', ')}]) AS element) AS e
      UNION SELECT area, year, w.element, indicator FROM part
      JOIN (VALUES ${without.map((pair) => `(${pair.join(', ')})`).join(', ')}) AS w(indicator, element) USING (indicator)
      WHERE part.element = ${ENERGY_PER_CAPITA}
    ), whole AS (
      SELECT area, year, element FROM listed GROUP BY ALL HAVING count(*) = ${neededGroups.length}
    )
    SELECT ${itemCodes.GRAND_TOTAL}, element, year, area, significant(fsum(value)), worst(max(severity)::INTEGER), NULL, NULL, NULL,
      bit_or(edition)
    FROM part SEMI JOIN whole USING (area, year, element)
    ANTI JOIN (FROM observation WHERE indicator = ${itemCodes.GRAND_TOTAL}) AS published USING (area, year, element)
    GROUP BY element, year, area`);
}

/**
 * `complete(area, year, element)`: area-years whose single items are nearly all food by energy, and by the element as far as they
 * have it, so that they can be ranked and an item that is not among them is not eaten. A cut list of a few items is not
 * complete. Other measures than energy do not add up: rice is milled in its own figure, and paddy in its group.
 */
export async function findComplete(db: Database): Promise<void> {
  await db.run(`CREATE OR REPLACE TABLE complete AS
    WITH leaf AS (
      SELECT o.* FROM observation o JOIN map_items i ON i.domain = 'balance' AND i.item = o.indicator AND i.is_leaf = 1
      WHERE o.element IN ${list(perInhabitant)} AND o.source IS NOT NULL
    ), diet AS (
      SELECT t.area, t.year, count(*) AS items FROM observation t JOIN leaf USING (area, year, element)
      WHERE t.indicator = ${itemCodes.GRAND_TOTAL} AND element = ${ENERGY_PER_CAPITA}
      GROUP BY t.area, t.year, t.value HAVING fsum(leaf.value) >= ${neededItems} * t.value
    )
    SELECT area, year, element FROM leaf JOIN diet USING (area, year)
    GROUP BY area, year, element HAVING count(*) >= ${neededOfDiet} * any_value(items)`);
}
