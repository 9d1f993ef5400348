import { fallbackLanguage, type Language, languages } from '#locales/words.ts';

export { type Language, languages };

/** Splits `/es/beans/data/consumption` into language and the path without it; `language` is `null` when absent. */
export function splitPath(path: string): { language: Language | null; rest: string } {
  const match = /^\/(en|es|pt)(\/.*)?$/.exec(path);
  const language = languages.find((entry) => entry === match?.[1]) ?? null;
  return language === null ? { language, rest: path } : { language, rest: match?.[2] ?? '/' };
}

/** That of the cookie, else the one that the browser prefers (`accepted`, from the header), else Portuguese. */
export function negotiateLanguage(cookie: string | undefined, accepted: string | undefined): Language {
  const toLanguage = (text: string | undefined) => languages.find((entry) => entry === text);
  return toLanguage(cookie) ?? toLanguage(accepted) ?? fallbackLanguage;
}
