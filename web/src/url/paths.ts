import { fallbackLanguage, type Language, languages } from '#locales/words.ts';

export { type Language, languages };

/** Splits `/es/beans/data/consumption` into language and the path without it; `language` is `null` when absent. */
export function splitPath(path: string): { language: Language | null; rest: string } {
  const match = /^\/(en|es|pt)(\/.*)?$/.exec(path);
  const language = languages.find((entry) => entry === match?.[1]) ?? null;
  return language === null ? { language, rest: path } : { language, rest: match?.[2] ?? '/' };
}

/**
 * The visitor's language for a path without one: cookie, then Accept-Language by its weights, then Portuguese.
 */
export function negotiateLanguage(cookie: string | undefined, acceptLanguage: string | undefined): Language {
  const remembered = languages.find((entry) => entry === cookie);
  if (remembered !== undefined) return remembered;
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part, order) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find(Boolean);
      return { tag: tag.split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight), order };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.order - b.order);
  for (const { tag } of wanted) {
    const language = languages.find((entry) => entry === tag);
    if (language !== undefined) return language;
  }
  return fallbackLanguage;
}
