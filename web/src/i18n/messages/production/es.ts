import itemsProduction from '#locales/es/items-production.json?compiled';
import production from '#locales/es/production.json?compiled';
import productionValue from '#locales/es/production-value.json?compiled';
import surfaceContext from '#locales/es/surface-context.json?compiled';
import type { Messages } from '../../words.tsx';

/** The words of surface context, production and production value, which share their items. */
export const messages: Messages = {
  ...itemsProduction,
  ...production,
  ...productionValue,
  ...surfaceContext,
};
