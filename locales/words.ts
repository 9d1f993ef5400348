/** Languages of the observatory, in menu order. */
export const languages = ['en', 'es', 'pt'] as const;

export type Language = (typeof languages)[number];

/** What a visitor gets whose language is not known. */
export const fallbackLanguage = 'pt' satisfies Language;

/** The languages as BCP 47 tags of what is written in them. */
export const languageTags: Readonly<Record<Language, string>> = { en: 'en', es: 'es', pt: 'pt-BR' };
