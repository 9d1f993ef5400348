import about from '#locales/pt/about.json?compiled';
import checks from '#locales/pt/checks.json?compiled';
import sources from '#locales/pt/sources.json?compiled';
import type { Messages } from '../../words.tsx';

/** The words of the pages on the observatory and its data sources. */
export const messages: Messages = { ...about, ...checks, ...sources };
