import consumption from '#locales/pt/consumption.json?compiled';
import balance from '#locales/pt/consumption-balance.json?compiled';
import items from '#locales/pt/items.json?compiled';
import type { Messages } from '../../words.tsx';

/** The words of the consumption section. */
export const messages: Messages = { ...consumption, ...balance, ...items };
