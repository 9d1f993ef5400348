import chartOptions from '#locales/es/chart-options.json?compiled';
import type { Messages } from '../../words.tsx';

/** The words of the charts' options and of the comparison of countries, which all data pages have. */
export const messages: Messages = { ...chartOptions };
