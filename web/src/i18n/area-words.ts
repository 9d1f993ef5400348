import type { Words } from './words.tsx';

/** Name of an area by its code: `Rwanda`, `Africa`, `World`. */
export function areaName(words: Words, code: string): string {
  return words.has(`areas.${code}`) ? words(`areas.${code}`) : code;
}

/** The area in its prepositional phrase, as sentences need it: `in Rwanda`, `no Brasil`, `in the world`. */
export function areaIn(words: Words, code: string): string {
  return words.has(`areasIn.${code}`) ? words(`areasIn.${code}`) : areaName(words, code);
}

/** Name of a food-balance item or historic food group; the catalogue's sentence where it has none. */
export function itemName(words: Words, item: string): string {
  return words.has(`items.${item}`) ? words(`items.${item}`) : words('dataPage.state.noTranslation');
}
