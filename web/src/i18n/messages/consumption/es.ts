import consumption from '#locales/es/consumption.json?compiled';
import balance from '#locales/es/consumption-balance.json?compiled';
import items from '#locales/es/items.json?compiled';
import type { Messages } from '../../words.tsx';

/** The words of the consumption section. */
export const messages: Messages = { ...consumption, ...balance, ...items };
