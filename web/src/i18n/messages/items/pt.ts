import items from '#locales/pt/items.json?compiled';
import type { Messages } from '../../words.tsx';

/** The names of food-balance items, and of the items and products of the crops of the observatory. */
export const messages: Messages = { ...items };
