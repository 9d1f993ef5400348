import type { Crop } from '#catalog/crop.ts';
import type { Section } from '#catalog/section.ts';
import { lacksProducts } from '#domain/traded-products.ts';

/** Whether a page of trade has no values because the release has too few of the products in which the crop is traded. */
export function lacksValues(
  { tradedProducts }: Pick<Crop, 'tradedProducts'>,
  { blocks }: Pick<Section, 'blocks'>,
): boolean {
  const has = (wanted: string): boolean => blocks.some(({ kind }) => kind === wanted);
  // Partners are shown by value, and where there is none the block is left out.
  return has('traders') && lacksProducts(tradedProducts, () => has('partners'));
}
