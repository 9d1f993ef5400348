import methods from '#locales/es/methods.json?compiled';
import type { Messages } from '../words.tsx';

/** Definitions and methods of the elements, in one language: loaded with the metadata tab. */
export const messages: Messages = methods;
