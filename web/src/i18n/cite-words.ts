import { createLazyMessages } from './lazy-messages.ts';

/** Words of citations. */
export const citeWords = createLazyMessages('cite', 'cite.title');
