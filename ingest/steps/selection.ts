import type { Crop } from '#catalog/crop.ts';
import type { Element } from '#catalog/element.ts';
import { AREA_HARVESTED, PRODUCTION } from '#catalog/elements/codes.ts';
import { GRAND_TOTAL, POPULATION_ITEM, PRIMARY_CROPS } from '#catalog/items/codes.ts';
import { listTerms } from '#domain/formula.ts';
import { type Database, list } from './database.ts';
import { isNotPartial, tradedCrops, tradeElements } from './trade.ts';

/** Items that the catalog's crops are added up from. */
function partItems(crops: readonly Crop[]): number[] {
  return crops.flatMap(({ parts }) => (parts === undefined ? [] : [...parts.production, ...parts.balance]));
}

/** Codes by which a crop is known in food balances and in production. */
export function balanceItems(crops: readonly Crop[]): number[] {
  return crops.flatMap(({ items }) => (items.balance === null ? [] : [items.balance]));
}

export function productionItems(crops: readonly Crop[]): number[] {
  return crops.flatMap(({ items }) => (items.production === null ? [] : [items.production]));
}

/** Condition on rows of `archived`: flows between two countries of the products that the catalog's crops trade. */
function servedFlows(crops: readonly Crop[]): string {
  const items = tradedCrops(crops).flatMap((crop) => crop.items);
  return `partner IS NOT NULL AND indicator IN ${list(items)} AND element IN ${list(tradeElements)}
    AND ${isNotPartial('archived')} AND area IN (SELECT code FROM area WHERE kind <> 'aggregate')
    AND partner IN (SELECT code FROM area WHERE kind <> 'aggregate')`;
}

/** `trade_flow`: what countries report of their trade with each partner. */
export async function selectFlows(db: Database, crops: readonly Crop[]): Promise<void> {
  await db.run(`CREATE OR REPLACE TABLE trade_flow AS
    SELECT indicator AS item, year, area AS reporter, partner, element, value, flag, source
    FROM archived WHERE ${servedFlows(crops)}`);
}

/** Pairs `(item, element)` of the elements that belong to no crop, and of their inputs. */
function ownFigures(elements: readonly Element[]): string[] {
  const pairs = elements.flatMap(({ id, indicator, of, formula }) => {
    if (indicator === undefined) return [];
    const inputs = listTerms(formula).map(
      ({ term: { item, element } }) => `(${typeof item === 'number' ? item : indicator}, ${element})`,
    );
    return [`(${indicator}, ${of ?? id})`, ...inputs];
  });
  return [...new Set(pairs)];
}

/**
 * `published_row`: the content of the serving database. All elements of the catalog's crops and of the items that they are added
 * up from, forage crops, land use and population; every other item stays in the release's Parquet files, so that a release from
 * the starter figures is there within seconds. `served_sum` and `served_unit` explain these rows.
 */
export async function select(
  db: Database,
  elements: readonly Element[],
  crops: readonly Crop[],
): Promise<void> {
  const known = list(elements.map(({ id }) => id));
  const landItems = elements.flatMap(({ domain, indicator }) => (domain === 'land' ? (indicator ?? []) : []));
  const servedItems = [
    ...balanceItems(crops),
    GRAND_TOTAL,
    ...productionItems(crops),
    ...partItems(crops),
    PRIMARY_CROPS,
    ...landItems,
  ];
  const products = (row: string): string =>
    `(${row}.indicator IN ${list(tradedCrops(crops).flatMap(({ items }) => items))}
      AND ${row}.element IN ${list(tradeElements)})`;
  const ownElements = ownFigures(elements).join(', ');
  const served = `(indicator IN ${list([...servedItems, POPULATION_ITEM])} AND element IN ${known}
    OR (indicator, element) IN (${ownElements}))`;
  await db.run(`CREATE OR REPLACE TABLE served_sum AS SELECT * FROM summed WHERE ${served}`);
  await db.run(`CREATE OR REPLACE TABLE served_unit AS
    SELECT * FROM published_unit p WHERE ${served} OR ${products('p')} OR indicator IN (SELECT item FROM map_items WHERE domain = 'fodder')`);
  await db.run(`CREATE OR REPLACE TABLE published_row AS
    SELECT o.indicator, o.element, o.year, o.area, o.value, o.flag, o.source, o.contributors,
      o.published, o.edition, CASE WHEN h.share < 0.99995 THEN round(h.share, 4) END AS held
    FROM observation o JOIN area ON area.code = o.area
    LEFT JOIN held h ON h.indicator = o.indicator AND h.element = o.element AND h.year = o.year AND h.area = o.area
    WHERE o.element IN ${known} AND (
      o.indicator IN ${list([...servedItems, POPULATION_ITEM])}
      OR o.indicator IN (SELECT item FROM map_items WHERE domain = 'fodder') AND o.element IN ${list([AREA_HARVESTED, PRODUCTION])}
      OR (o.indicator, o.element) IN (${ownElements})
      -- Products of a crop, which its trade is the sum of.
      OR ${products('o')})
      -- Population is projected to 2100; the observatory shows no year that no other source has reached.
      AND (o.indicator <> ${POPULATION_ITEM} OR o.year <= (
        SELECT max(year) FROM observation WHERE indicator IN ${list(servedItems)}))`);
}
