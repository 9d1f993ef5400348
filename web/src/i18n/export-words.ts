import { createLazyMessages } from './lazy-messages.ts';

export const exportWords = createLazyMessages(['export'], 'export.title');
