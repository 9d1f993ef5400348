/** Languages of the observatory, in menu order. */
export const languages = ['en', 'es', 'pt'] as const;

export type Language = (typeof languages)[number];

/** The language of visitors without a known one. */
export const fallbackLanguage = 'pt' satisfies Language;

/** The languages as BCP 47 tags of their texts. */
export const languageTags: Readonly<Record<Language, string>> = { en: 'en', es: 'es', pt: 'pt-BR' };
