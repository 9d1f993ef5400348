import type { SectionGroup } from '../section.ts';

/**
 * A section of prices: a kind of data of its own, so it has no elements, items and tables, as a map-and-graph section has. Its page
 * is at `/{crop}/data/{id}` for every crop, with a sentence for one without prices. Menus show it for the crops that name it.
 */
export interface PriceSection {
  /** Word key (`sections.<id>.name`) and URL segment below `/{crop}/data/`. */
  id: string;
  group: SectionGroup;
  /** Groups of words of its page. */
  words: readonly string[];
}

/** Prices on markets within countries. */
export const domesticPrices = {
  id: 'prices',
  group: 'prices',
  words: ['prices'],
} as const satisfies PriceSection;

/** Prices of the world market. */
export const internationalPrices = {
  id: 'prices-international',
  group: 'prices',
  words: ['prices'],
} as const satisfies PriceSection;

/** The sections of prices, in menu order. */
export const priceSections = [domesticPrices, internationalPrices] as const;

/** The sections of prices that the crop's menu shows. */
export function listPriceSections(crop: { sections: readonly string[] }): readonly PriceSection[] {
  return priceSections.filter(({ id }) => crop.sections.includes(id));
}
