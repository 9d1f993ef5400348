/** Short words that occur in titles of only one of the languages. */
const words: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(
    'the of and in for on with by from to under using between an its at is are among into through their towards'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el la los las y en del con por una un al sus desde hacia entre frijol frijoles fríjol'.split(' '),
  ),
  pt: new Set('da das dos do em na nas nos os uma um com pelo pela ao seus à às são'.split(' ')),
};

/** How words of one of them end, or are spelled, and those of no other. */
const spellings: Readonly<Record<string, RegExp>> = {
  en: /(?:ing|ity)$/,
  es: /(?:ción|ciones|dad)$|ñ/,
  pt: /(?:ção|ções|dade)$|[ãõ]/,
};

/**
 * The language of a title by its short words and its spelling, where they leave no doubt: two words of one language at least and more than twice as many as
 * of any other. `null` where they do, and for languages that the site does not have.
 */
export function titleLanguage(title: string): string | null {
  const found = title.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = Object.entries(words)
    .map(([language, known]) => ({
      language,
      count: found.filter((word) => known.has(word) || spellings[language]?.test(word)).length,
    }))
    .sort((a, b) => b.count - a.count);
  const [first, second] = counts;
  if (first === undefined || first.count < 2) return null;
  return first.count > 2 * (second?.count ?? 0) ? first.language : null;
}

const fromRight: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ps', 'ur', 'yi']);

/** The writing direction of a language; `auto` for an unknown one. */
export function directionOf(language: string | null): 'ltr' | 'rtl' | 'auto' {
  if (language === null) return 'auto';
  return fromRight.has(language) ? 'rtl' : 'ltr';
}
