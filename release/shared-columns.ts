import { GRAND_TOTAL, LIVE_ANIMALS, POPULATION_ITEM, PRIMARY_CROPS } from '#catalog/items/codes.ts';
import type { PriceType } from '#catalog/prices/price-types.ts';
import { integer, text } from './table.ts';

export const area = text('`area.code`');
export const crop = text('crop of the catalog');
export const element = integer('element of `catalog/elements`');
export const indicator = integer(
  `food-balance item, production item, land-use item, ${GRAND_TOTAL} grand total, ${PRIMARY_CROPS} all primary crops, ${POPULATION_ITEM} population, ${LIVE_ANIMALS} sums of livestock, items of animals, their products and fodder crops`,
);
export const month = integer('year × 12 + month − 1');
export const priceType = text<PriceType>('`retail`, `wholesale` or `producer`');
export const source = integer('`source.id`');
export const year = integer('calendar year');
