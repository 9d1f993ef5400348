import { createLazyMessages } from './lazy-messages.ts';

/** Words of citations, with the names of licences. */
export const citeWords = createLazyMessages(['cite', 'licences'], 'cite.title');
