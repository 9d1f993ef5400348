import type { Kysely } from 'kysely';
import { cropOfItem } from '#catalog/crops/ranked-items.ts';
import { EXPORT_VALUE, IMPORT_VALUE } from '#catalog/elements/codes.ts';
import { findFlow } from '#catalog/elements/trade.ts';
import { lacksProducts } from '#domain/traded-products.ts';
import { findParts, isWithheld } from '#domain/withheld.ts';
import type { ReleaseDatabase } from '#release/schema.ts';
import { selectDistinct } from '../queries/select-rows.ts';
import type { ServedRelease } from '../release/served-release.ts';
import type { ColumnKey } from './figure-store.ts';

export interface WithheldRow {
  area: string;
  year: number;
}

/**
 * Where an element of an item is withheld because a part of it is known only in part (`domain/withheld.ts`), by year and area; of one
 * area and year, or of all. Empty for what is no quotient or difference of trade.
 */
export async function listWithheld(
  { figures }: Pick<ServedRelease, 'figures'>,
  filter: ColumnKey & { area?: string; year?: number },
): Promise<WithheldRow[]> {
  const parts = findParts(filter.element);
  if (parts === null) return [];
  const [first, second] = await Promise.all(
    [parts.first, parts.second].map((element) => figures.column({ indicator: filter.indicator, element })),
  );
  if (first === undefined || second === undefined) return [];
  const areas = filter.area === undefined ? first.areas : [filter.area];
  return areas
    .flatMap((area) => first.series(area))
    .filter(({ area, year, flag }) => {
      if (filter.year !== undefined && year !== filter.year) return false;
      const other = second.at(area, year);
      return other !== undefined && isWithheld(parts.reason, { flag }, other);
    })
    .map(({ area, year }) => ({ area, year }))
    .sort((a, b) => a.year - b.year || (a.area < b.area ? -1 : 1));
}

/** Whether a release has no value of an item's trade because its files have too few of the crop's products. */
export async function isOfFewProducts(
  db: Kysely<ReleaseDatabase>,
  { indicator, element }: { indicator: number; element: number },
): Promise<boolean> {
  if (findFlow(element)?.measure !== 'value' && findParts(element) === null) return false;
  const values = [IMPORT_VALUE, EXPORT_VALUE];
  const found = await selectDistinct(db, 'coverage', 'element', { indicator, element: values });
  const products = cropOfItem(String(indicator))?.tradedProducts;
  return lacksProducts(products, (element) => found.includes(element));
}
