import { ENERGY_SHARE } from '#catalog/elements/codes.ts';
import { createLazyMessages } from './lazy-messages.ts';

export const methodWords = createLazyMessages(['methods'], `elements.${ENERGY_SHARE}.definition`);
