import consumption from '#locales/en/consumption.json?compiled';
import balance from '#locales/en/consumption-balance.json?compiled';
import items from '#locales/en/items.json?compiled';
import type { Messages } from '../../words.tsx';

/** The words of the consumption section. */
export const messages: Messages = { ...consumption, ...balance, ...items };
