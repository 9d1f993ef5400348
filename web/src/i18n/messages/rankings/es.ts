import rankings from '#locales/es/rankings.json?compiled';
import type { Messages } from '../../words.tsx';

/** The words of full rankings. */
export const messages: Messages = rankings;
