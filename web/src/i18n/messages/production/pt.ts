import itemsProduction from '#locales/pt/items-production.json?compiled';
import production from '#locales/pt/production.json?compiled';
import productionValue from '#locales/pt/production-value.json?compiled';
import surfaceContext from '#locales/pt/surface-context.json?compiled';
import type { Messages } from '../../words.tsx';

/** The words of surface context, production and production value, which share their items. */
export const messages: Messages = {
  ...itemsProduction,
  ...production,
  ...productionValue,
  ...surfaceContext,
};
