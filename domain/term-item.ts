import type { Term } from '#catalog/element.ts';
import { GRAND_TOTAL, POPULATION_ITEM, PRIMARY_CROPS } from '#catalog/items/codes.ts';

const items = {
  'grand-total': GRAND_TOTAL,
  'primary-crops': PRIMARY_CROPS,
  population: POPULATION_ITEM,
} as const;

/** The item that an input of a formula is kept under: its own, or where it names none (`own`) that of the figure it is an input of. */
export function itemOfTerm<Own>({ item }: Term, ownItem: Own): number | Own {
  if (typeof item === 'number') return item;
  return item === undefined ? ownItem : items[item];
}
