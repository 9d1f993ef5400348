import itemsLivestock from '#locales/es/items-livestock.json?compiled';
import livestock from '#locales/es/livestock.json?compiled';
import livestockProducts from '#locales/es/livestock-products.json?compiled';
import livestockValue from '#locales/es/livestock-value.json?compiled';
import type { Messages } from '../../words.tsx';

/** The words of the livestock overview and of milk, meat and their value. */
export const messages: Messages = {
  ...itemsLivestock,
  ...livestock,
  ...livestockProducts,
  ...livestockValue,
};
