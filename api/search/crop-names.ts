import type { Crop } from '#catalog/crop.ts';
import type { PageLanguage } from '#contract/page.ts';
import type { Named, SearchCrop } from '#domain/search/search-index.ts';
import cropNames from '#locales/crop-names.json' with { type: 'json' };
import type { ApiWords } from '../words.ts';
import { nameThing } from './names.ts';

/** Names by language; `any` are those that all languages use: scientific names, and what a market calls it. */
type ByLanguage = Readonly<Record<string, string>>;

/** Names by crop, and of its parts: kinds, fresh pods, products, species. */
const namesOf: Readonly<Record<string, Readonly<Record<string, ByLanguage>>>> = cropNames;

/** Own names of a language, and those of others. */
function split(byLanguage: ByLanguage, language: PageLanguage): Named {
  const namesOf = (isOwn: boolean): readonly string[] =>
    Object.entries(byLanguage).flatMap(([key, names]) =>
      (key === 'any' || key === language) === isOwn ? names.split(', ') : [],
    );
  const names = [...new Set(namesOf(true))];
  return { names, also: [...new Set(namesOf(false))].filter((name) => !names.includes(name)) };
}

/** All names of a crop in a language, and the caveat on its figures. */
export function nameCrop(
  { id, caveats }: Pick<Crop, 'id' | 'caveats'>,
  words: ApiWords,
  language: PageLanguage,
): Pick<SearchCrop, 'names' | 'also' | 'kinds' | 'caveat'> {
  const { names: called = {}, ...kinds } = namesOf[id] ?? {};
  const ownNames = split(called, language);
  const { names, also } = nameThing(words, language, [`crops.${id}.name`], ownNames.names);
  const caveat = caveats.map((key) => words.names(`crops.${id}.caveat.${key}.short`)[language]).join(' ');
  return {
    names,
    also: [...new Set([...also, ...ownNames.also])].filter((name) => !names.includes(name)),
    kinds: Object.entries(kinds).map(([kind, byLanguage]) => ({
      ...split(byLanguage, language),
      note: kind === 'species' ? caveat : words.names(`search.kind.${kind}`)[language],
    })),
    caveat,
  };
}
