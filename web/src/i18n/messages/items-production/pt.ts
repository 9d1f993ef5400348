import itemsProduction from '#locales/pt/items-production.json?compiled';
import type { Messages } from '../../words.tsx';

/** The names of the crops and products that production statistics rank. */
export const messages: Messages = { ...itemsProduction };
