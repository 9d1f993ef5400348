import methods from '#locales/es/methods.json?compiled';
import methodsLivestock from '#locales/es/methods-livestock.json?compiled';
import methodsProduction from '#locales/es/methods-production.json?compiled';
import methodsTrade from '#locales/es/methods-trade.json?compiled';
import type { Messages } from '../words.tsx';

/** Definitions and methods of every element: only the metadata tab needs them. */
export const messages: Messages = { ...methods, ...methodsLivestock, ...methodsProduction, ...methodsTrade };
