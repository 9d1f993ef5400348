import type { SiteSettings } from './site-settings.ts';

/** Where the export form is sent, and where its captcha comes from. */
export const exportFormPath = '/api/v2/export-data';
export const exportChallengePath = '/api/v2/export-challenge';

/** Says which workbooks there are beside a figure; its parameter `file` is the address of one. */
export const exportChoicesPath = '/api/v2/export-choices';

/** Page with the form, after its language: browsers without scripts are sent there. */
export const exportPage = '/about/export';

/** Seconds that a person takes at least from opening the form to sending it: sooner it is refused. */
export const leastSeconds = 3;

/** Field that people neither see nor hear of; only programs fill it in. */
export const trapField = 'website';

/** Whether the site has a contact for questions on stored personal data: only then any are stored. */
export const canBeAsked = ({ contact = {} }: Pick<SiteSettings, 'contact'>): boolean =>
  Object.keys(contact).length > 0;

/**
 * Versions of the wording on stored data and why (`export.privacy.*`), the newest first: another wording is another version. Pages that
 * were opened before a new one came still name the last.
 */
export const consentVersions = ['2026-11'] as const;
