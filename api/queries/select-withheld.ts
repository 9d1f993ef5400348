import type { Kysely } from 'kysely';
import { cropOfItem } from '#catalog/crops/ranked-items.ts';
import { EXPORT_VALUE, IMPORT_VALUE } from '#catalog/elements/codes.ts';
import { findFlow } from '#catalog/elements/trade.ts';
import { lacksProducts } from '#domain/traded-products.ts';
import { findParts, isWithheld } from '#domain/withheld.ts';
import type { ReleaseDatabase } from '#release/schema.ts';

/** An area and year in which a figure is withheld. */
export interface WithheldRow {
  area: string;
  year: number;
}

/**
 * Where an element of an item is withheld because a part of it is known in part alone (`domain/withheld.ts`), by year and area; of one
 * area and year, or of all. Nothing for what is no quotient or difference of trade.
 */
export async function selectWithheld(
  db: Kysely<ReleaseDatabase>,
  of: { indicator: number; element: number; area?: string; year?: number },
): Promise<WithheldRow[]> {
  const parts = findParts(of.element);
  if (parts === null) return [];
  let query = db
    .selectFrom('observation as first')
    .innerJoin('observation as second', (join) =>
      join
        .onRef('second.indicator', '=', 'first.indicator')
        .onRef('second.year', '=', 'first.year')
        .onRef('second.area', '=', 'first.area')
        .on('second.element', '=', parts.second),
    )
    .select(['first.area', 'first.year', 'first.flag', 'second.flag as other'])
    .where('first.indicator', '=', of.indicator)
    .where('first.element', '=', parts.first)
    .orderBy('first.year')
    .orderBy('first.area');
  if (of.area !== undefined) query = query.where('first.area', '=', of.area);
  if (of.year !== undefined) query = query.where('first.year', '=', of.year);
  const rows = await query.execute();
  return rows.flatMap(({ area, year, flag, other }) =>
    isWithheld(parts.reason, { flag }, { flag: other }) ? [{ area, year }] : [],
  );
}

/** Whether a release has no value of an item's trade because its files have too few of the crop's products. */
export async function isOfFewProducts(
  db: Kysely<ReleaseDatabase>,
  { indicator, element }: { indicator: number; element: number },
): Promise<boolean> {
  if (findFlow(element)?.measure !== 'value' && findParts(element) === null) return false;
  const rows = await db
    .selectFrom('coverage')
    .select('element')
    .distinct()
    .where('indicator', '=', indicator)
    .where('element', 'in', [IMPORT_VALUE, EXPORT_VALUE])
    .execute();
  const products = cropOfItem(String(indicator))?.tradedProducts;
  return lacksProducts(products, (of) => rows.some((row) => row.element === of));
}
