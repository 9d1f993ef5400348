import type { PriceType } from '#catalog/prices/price-types.ts';
import { integer, text } from './table.ts';

export const area = text('`area.code`');
export const crop = text('crop of the catalog');
export const element = integer('element of `catalog/elements`');
export const indicator = integer('item of `catalog/items`, or of a crop');
export const month = integer('year × 12 + month − 1');
export const priceType = text<PriceType>('`retail`, `wholesale` or `producer`');
export const source = integer('`source.id`');
export const year = integer('calendar year');
