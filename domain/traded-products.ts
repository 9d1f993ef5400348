import type { TradedProduct } from '#catalog/crop.ts';
import { EXPORT_VALUE, IMPORT_VALUE } from '#catalog/elements/codes.ts';

/** Part of a crop's trade that its products have to be for their sum to be called the crop's. */
const leastShare = 0.5;

/** The part of the value of a crop's world trade that some of its products are, as a fraction. */
export function tradedShare(products: readonly TradedProduct[], heldItems: readonly number[]): number {
  const hundredths = products.reduce(
    (sum, { item, share }) => sum + (heldItems.includes(item) ? Math.round(share * 100) : 0),
    0,
  );
  return hundredths / 100;
}

/**
 * Whether a release has no values of a crop's trade because its files have too few of the crop's products: it is traded in
 * several, and `has` finds no value of imports or exports.
 */
export function lacksProducts(
  products: readonly TradedProduct[] = [],
  has: (element: number) => boolean,
): boolean {
  return products.length > 1 && !has(IMPORT_VALUE) && !has(EXPORT_VALUE);
}

/** Whether these products are enough of a crop's trade to represent it. */
export function isTradeHeld(products: readonly TradedProduct[], heldItems: readonly number[]): boolean {
  return tradedShare(products, heldItems) >= leastShare;
}
