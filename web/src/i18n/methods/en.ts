import methods from '#locales/en/methods.json?compiled';
import methodsLivestock from '#locales/en/methods-livestock.json?compiled';
import methodsProduction from '#locales/en/methods-production.json?compiled';
import methodsTrade from '#locales/en/methods-trade.json?compiled';
import type { Messages } from '../words.tsx';

/** Definitions and methods of every element: only the metadata tab needs them. */
export const messages: Messages = { ...methods, ...methodsLivestock, ...methodsProduction, ...methodsTrade };
