import rankings from '#locales/pt/rankings.json?compiled';
import type { Messages } from '../../words.tsx';

/** The words of full rankings. */
export const messages: Messages = rankings;
