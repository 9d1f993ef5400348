import { createLazyMessages } from './lazy-messages.ts';

/** Words of explanations. */
export const explainWords = createLazyMessages('explain', 'explain.unknown');
