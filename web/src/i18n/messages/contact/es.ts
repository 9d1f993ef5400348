import contact from '#locales/es/contact.json?compiled';
import type { Messages } from '../../words.tsx';

/** The words of the contact page. */
export const messages: Messages = contact;
