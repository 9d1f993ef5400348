import release from '#locales/es/release.json?compiled';
import type { Messages } from '../words.tsx';

/** Words on releases before the current one: only the server's documents have them. */
export const messages: Messages = { ...release };
