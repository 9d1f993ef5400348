import { createLazyMessages } from './lazy-messages.ts';

/** Words of the export form. */
export const exportWords = createLazyMessages(['export'], 'export.title');
