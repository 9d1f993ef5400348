export interface CountryEntry {
  code: string;
  name: string;
  /** Names in the other languages, former names, ISO 3166-1 alpha-2. */
  aliases: readonly string[];
  section: string;
  note?: string;
}

export interface SearchableCountry {
  entry: CountryEntry;
  codes: readonly string[];
  names: readonly string[];
}

/** Lower case, without accents and punctuation: `Côte d'Ivoire` becomes `cote d ivoire`. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const isCode = (text: string): boolean => /^[A-Z]{2,4}$/.test(text);

/** Folds names once, so that each key press only compares. */
export function prepareCountries(entries: readonly CountryEntry[]): readonly SearchableCountry[] {
  return entries.map((entry) => ({
    entry,
    codes: [entry.code, ...entry.aliases.filter(isCode)].map(foldText),
    names: [...new Set([entry.name, ...entry.aliases.filter((alias) => !isCode(alias))].map(foldText))],
  }));
}

/** 0 is the best: a code or a whole name, then the start of a name, of a word, then anywhere, spaces or not. */
function distance(country: SearchableCountry, query: string): number | null {
  if (country.codes.includes(query) || country.names.includes(query)) return 0;
  const visibleName = country.names[0] ?? '';
  if (visibleName.startsWith(query)) return 1;
  if (country.names.some((name) => name.startsWith(query))) return 2;
  if (country.names.some((name) => name.includes(` ${query}`))) return 3;
  const dense = query.replaceAll(' ', '');
  const anywhere = (name: string): boolean => name.replaceAll(' ', '').includes(dense);
  return dense.length >= 3 && country.names.some(anywhere) ? 4 : null;
}

/** Countries that fit the query, best first; all of them, as given, when there is no query. */
export function searchCountries(
  countries: readonly SearchableCountry[],
  text: string,
): readonly CountryEntry[] {
  const query = foldText(text);
  if (query === '') return text.trim() === '' ? countries.map(({ entry }) => entry) : [];
  return countries
    .flatMap((country, order) => {
      const rank = distance(country, query);
      return rank === null ? [] : [{ entry: country.entry, found: rank, order }];
    })
    .sort((a, b) => a.found - b.found || a.order - b.order)
    .map(({ entry }) => entry);
}
