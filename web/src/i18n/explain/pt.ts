import explain from '#locales/pt/explain.json?compiled';
import type { Messages } from '../words.tsx';

/** Words of explanations: only their dialog needs them. */
export const messages: Messages = { ...explain };
