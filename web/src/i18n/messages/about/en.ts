import about from '#locales/en/about.json?compiled';
import checks from '#locales/en/checks.json?compiled';
import sources from '#locales/en/sources.json?compiled';
import type { Messages } from '../../words.tsx';

/** The words of the pages on the observatory and its data sources. */
export const messages: Messages = { ...about, ...checks, ...sources };
