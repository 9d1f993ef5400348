import production from '#locales/pt/production.json?compiled';
import type { Messages } from '../../words.tsx';

/** The words of production. */
export const messages: Messages = { ...production };
