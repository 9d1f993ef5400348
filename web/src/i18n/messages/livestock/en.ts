import itemsLivestock from '#locales/en/items-livestock.json?compiled';
import livestock from '#locales/en/livestock.json?compiled';
import livestockProducts from '#locales/en/livestock-products.json?compiled';
import livestockValue from '#locales/en/livestock-value.json?compiled';
import type { Messages } from '../../words.tsx';

/** The words of the livestock overview and of milk, meat and their value. */
export const messages: Messages = {
  ...itemsLivestock,
  ...livestock,
  ...livestockProducts,
  ...livestockValue,
};
