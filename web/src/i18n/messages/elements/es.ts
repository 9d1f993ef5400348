import elementsProduction from '#locales/es/elements-production.json?compiled';
import elementsTrade from '#locales/es/elements-trade.json?compiled';
import type { Messages } from '../../words.tsx';

/** Names of the elements on production, land, value and trade: those of consumption are common words. */
export const messages: Messages = { ...elementsProduction, ...elementsTrade };
