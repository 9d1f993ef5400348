import itemsProduction from '#locales/en/items-production.json?compiled';
import production from '#locales/en/production.json?compiled';
import productionValue from '#locales/en/production-value.json?compiled';
import surfaceContext from '#locales/en/surface-context.json?compiled';
import type { Messages } from '../../words.tsx';

/** The words of surface context, production and production value, which share their items. */
export const messages: Messages = {
  ...itemsProduction,
  ...production,
  ...productionValue,
  ...surfaceContext,
};
