import chartOptions from '#locales/pt/chart-options.json?compiled';
import decomposition from '#locales/pt/production-decomposition.json?compiled';
import type { Messages } from '../../words.tsx';

/** Words of blocks below the first window that no part of the page above them says. */
export const messages: Messages = { ...chartOptions, ...decomposition };
