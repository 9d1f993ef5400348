import trade from '#locales/es/trade.json?compiled';
import type { Messages } from '../../words.tsx';

/** The words of imports and exports. */
export const messages: Messages = { ...trade };
