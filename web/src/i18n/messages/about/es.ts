import about from '#locales/es/about.json?compiled';
import checks from '#locales/es/checks.json?compiled';
import sources from '#locales/es/sources.json?compiled';
import type { Messages } from '../../words.tsx';

/** The words of the pages on the observatory and its data sources. */
export const messages: Messages = { ...about, ...checks, ...sources };
