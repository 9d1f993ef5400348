/** Languages of the observatory, in menu order. */
export const languages = ['en', 'es', 'pt'] as const;

export type Language = (typeof languages)[number];

/** What a visitor gets whose language is not known. */
export const fallbackLanguage = 'pt' satisfies Language;
