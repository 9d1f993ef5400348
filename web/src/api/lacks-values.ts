import type { Crop } from '#catalog/crop.ts';
import type { Section } from '#catalog/section.ts';

/** Whether a page of trade has no values because the release has too few of the products in which the crop is traded. */
export function lacksValues(
  { tradedProducts = [] }: Pick<Crop, 'tradedProducts'>,
  { blocks }: Pick<Section, 'blocks'>,
): boolean {
  const isOfTrade = blocks.some(({ kind }) => kind === 'traders');
  return isOfTrade && tradedProducts.length > 1 && blocks.every(({ kind }) => kind !== 'partners');
}
