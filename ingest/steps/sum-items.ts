import type { Crop } from '#catalog/crop.ts';
import * as codes from '#catalog/elements/codes.ts';
import { nilRows, useElements } from './balance.ts';
import { type Database, list, text } from './database.ts';

/** Elements that items can be added up by; a yield or a price cannot. */
const additive = {
  production: [
    codes.AREA_HARVESTED,
    codes.PRODUCTION,
    codes.VALUE_INT_DOLLARS,
    codes.VALUE_CURRENT_DOLLARS,
    codes.VALUE_CONSTANT_DOLLARS,
  ],
  balance: [
    ...useElements,
    codes.DOMESTIC_SUPPLY,
    codes.BALANCE_PRODUCTION,
    codes.BALANCE_IMPORTS,
    codes.BALANCE_EXPORTS,
    codes.STOCK_CHANGE,
    codes.FOOD_PER_CAPITA,
    codes.ENERGY_PER_CAPITA,
    codes.PROTEIN_PER_CAPITA,
    codes.FAT_PER_CAPITA,
  ],
} as const;

/**
 * Adds the crops that the catalog makes of several items (`Crop.parts`) to `observation`, so that every later step takes
 * them for items of their own. A sum is there when each part is known: it has a figure, or it is nil. Of production, an
 * area that lists one part and not the other has all of it under the one; in food balances a figure that is absent from a
 * closed balance is nil, and so is a part that the area has in no year. The flag is the worst of the parts'. A part that its
 * source marks as missing does not erase the others: the sum is of what is known, and has the part's flag, M.
 *
 * Needs `balance`.
 */
export async function sumItems(db: Database, crops: readonly Crop[]): Promise<void> {
  for (const { items, parts } of crops) {
    if (parts === undefined) continue;
    if (items.production !== null) {
      const unlisted = `NOT EXISTS (FROM observation p WHERE p.indicator = part.item AND p.area = cell.area
        AND p.year = cell.year AND p.element IN ${list(additive.production)})`;
      await addSum(db, items.production, parts.production, additive.production, unlisted);
    }
    if (items.balance !== null) {
      const never = `NOT EXISTS (FROM observation p WHERE p.indicator = part.item AND p.area = cell.area)`;
      const nil = `(part.item, cell.element, cell.area, cell.year) IN
        (SELECT indicator, element, area, year FROM (${nilRows(additive.balance, parts.balance.join(', '))})
          AS n(indicator, element, area, year))`;
      await addSum(db, items.balance, parts.balance, additive.balance, `(${never} OR ${nil})`);
    }
  }
}

/**
 * To be run last: sums are the observatory's own figures, so they name no source. While balances are made they replace their
 * parts and have the parts' source.
 */
export async function nameNoSource(db: Database, crops: readonly Crop[]): Promise<void> {
  for (const { parts } of crops) {
    if (parts === undefined) continue;
    const sums = [parts.production, parts.balance].map((items) => items.join('+'));
    await db.run(`UPDATE observation SET source = NULL WHERE published IN ${list(sums)}`);
  }
}

/** `nil` is a condition on `part.item` and `cell`: a part without a figure is nothing there. */
async function addSum(
  db: Database,
  item: number,
  parts: readonly number[],
  elements: readonly number[],
  nil: string,
): Promise<void> {
  const values = parts.map((part) => `(${part})`).join(', ');
  await db.run(`INSERT INTO observation
    WITH part(item) AS (VALUES ${values}), cell AS (
      SELECT DISTINCT element, area, year FROM observation
      WHERE indicator IN ${list(parts)} AND element IN ${list(elements)}
    ), filled AS (
      SELECT cell.*, part.item, o.value, o.flag, o.source, o.edition, o.value IS NULL AND ${nil} AS is_nil,
        o.value IS NULL AND (part.item, cell.element, cell.area, cell.year) IN (
          SELECT indicator, element, area, year FROM missing) AS is_missing
      FROM cell CROSS JOIN part
      LEFT JOIN observation o ON o.indicator = part.item AND o.element = cell.element AND o.area = cell.area
        AND o.year = cell.year
    )
    SELECT ${item}, element, year, area, exact(fsum(value)),
      worst(max(severity(CASE WHEN is_missing THEN 'M' ELSE flag END))::INTEGER),
      CASE WHEN count(DISTINCT source) = 1 THEN any_value(source) END, NULL, ${text(parts.join('+'))}, bit_or(edition)
    FROM filled GROUP BY element, area, year HAVING bool_and(value IS NOT NULL OR is_nil OR is_missing)`);
}
