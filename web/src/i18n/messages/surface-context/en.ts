import surfaceContext from '#locales/en/surface-context.json?compiled';
import type { Messages } from '../../words.tsx';

/** The words of the surface context. */
export const messages: Messages = { ...surfaceContext };
