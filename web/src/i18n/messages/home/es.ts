import home from '#locales/es/home.json?compiled';
import type { Messages } from '../../words.tsx';

/** The words of the portal's and the crops' home pages. */
export const messages: Messages = home;
