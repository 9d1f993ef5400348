import type { PageLanguage } from '#contract/page.ts';
import type { Named } from '#domain/search/search-index.ts';
import areaAliases from '#locales/area-aliases.json' with { type: 'json' };
import formerNames from '#locales/area-aliases-former.json' with { type: 'json' };
import searchAliases from '#locales/search-aliases.json' with { type: 'json' };
import figureAliases from '#locales/search-aliases-figures.json' with { type: 'json' };
import { languages } from '#locales/words.ts';
import type { ApiWords } from '../words.ts';

/** Other names of areas by their codes: beside those that one list has, what they were called, and what they call themselves. */
const areaNames = [areaAliases, formerNames].flatMap((list) => Object.entries<readonly string[]>(list));

/** Other names by word key: what people write who do not know what the site calls it. */
const aliases = new Map<string, readonly string[]>();
for (const [key, names] of [
  ...areaNames.map(([code, list]) => [`areas.${code}`, list] as const),
  ...[searchAliases, figureAliases]
    .flatMap((list) => Object.entries<string>(list))
    .map(([key, names]) => [key, names.split(', ')] as const),
])
  aliases.set(key, [...(aliases.get(key) ?? []), ...names]);

/** `Camote (batata)` is also `Camote`, and `batata`; an abbreviation in brackets is a name of its own. */
function parts(key: string, name: string): readonly string[] {
  const [, before = '', inside = ''] = /^(.+?)\s*\((.+)\)$/.exec(name) ?? [];
  if (before === '') return [name];
  return key.startsWith('crops.') || /^[A-Z]{2,}$/.test(inside) ? [name, before, inside] : [name, before];
}

/** Letters that Spanish and English do not write: of two spellings that search takes for one it is the Portuguese one. */
const portuguese = /[âêôãõç]/i;

/** Other names, those in the language's spelling first: the first that fits the query is shown. */
function inOwnSpelling(names: readonly string[], language: PageLanguage): readonly string[] {
  const order = (name: string): number => (portuguese.test(name) === (language === 'pt') ? 0 : 1);
  return [...names].sort((one, other) => order(one) - order(other));
}

/** The names of one thing under several word keys in a language, the first key's shown; those of the others beside them. */
export function nameThing(
  words: ApiWords,
  language: PageLanguage,
  keys: readonly string[],
  more: readonly string[] = [],
): { names: string[]; also: string[] } {
  const namesIn = (nameLanguage: PageLanguage): readonly string[] =>
    keys.flatMap((key) => parts(key, words.names(key)[nameLanguage]));
  const called = inOwnSpelling(
    keys.flatMap((key) => aliases.get(key) ?? []),
    language,
  );
  const names = [...new Set([...namesIn(language), ...more, ...called])];
  const foreign = languages.filter((other) => other !== language).flatMap(namesIn);
  return { names, also: [...new Set(foreign)].filter((name) => !names.includes(name)) } satisfies Named;
}
