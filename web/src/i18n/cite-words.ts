import { createLazyMessages } from './lazy-messages.ts';

export const citeWords = createLazyMessages(['cite', 'licences'], 'cite.title');
