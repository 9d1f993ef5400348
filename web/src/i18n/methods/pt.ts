import methods from '#locales/pt/methods.json?compiled';
import methodsLivestock from '#locales/pt/methods-livestock.json?compiled';
import methodsProduction from '#locales/pt/methods-production.json?compiled';
import methodsTrade from '#locales/pt/methods-trade.json?compiled';
import type { Messages } from '../words.tsx';

/** Definitions and methods of every element: only the metadata tab needs them. */
export const messages: Messages = { ...methods, ...methodsLivestock, ...methodsProduction, ...methodsTrade };
