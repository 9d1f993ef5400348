import productionValue from '#locales/pt/production-value.json?compiled';
import type { Messages } from '../../words.tsx';

/** The words of production value. */
export const messages: Messages = { ...productionValue };
