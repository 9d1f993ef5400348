import cite from '#locales/pt/cite.json?compiled';
import type { Messages } from '../words.tsx';

/** Words of citations: only their dialog and the metadata tab need them. */
export const messages: Messages = { ...cite };
