import type { Crop } from '../crop.ts';

/** Items of the trade files whose sum is the trade of the crop; none where its menu has no trade. */
export function listTradeItems({ sections, tradedProducts = [] }: Crop): readonly number[] {
  return sections.includes('trade') ? tradedProducts.map(({ item }) => item) : [];
}
