import itemsLivestock from '#locales/pt/items-livestock.json?compiled';
import livestock from '#locales/pt/livestock.json?compiled';
import livestockProducts from '#locales/pt/livestock-products.json?compiled';
import livestockValue from '#locales/pt/livestock-value.json?compiled';
import type { Messages } from '../../words.tsx';

/** The words of the livestock overview and of milk, meat and their value. */
export const messages: Messages = {
  ...itemsLivestock,
  ...livestock,
  ...livestockProducts,
  ...livestockValue,
};
