import { crops, findCrop } from '#catalog/crops/index.ts';
import { slugOf } from '#domain/germplasm/variety-name.ts';
import cropNames from '#locales/crop-names.json';
import { areaCalled } from '../i18n/other-area-names.ts';
import { areaPagePath } from '../url/area-page-path.ts';
import { type Language, languages, splitPath } from '../url/paths.ts';
import { matchPage } from './match-page.ts';

const namesOfCrops: Readonly<
  Record<string, { names: Readonly<Record<string, string | undefined>> } | undefined>
> = cropNames;

/** Parts of addresses in Spanish and Portuguese, with the same in English. */
const partWords: Readonly<Record<string, string>> = {
  consumo: 'consumption',
  comercio: 'trade',
  doencas: 'diseases',
  enfermedades: 'diseases',
  paises: 'countries',
  perdas: 'losses',
  perdidas: 'losses',
  plagas: 'pests',
  pragas: 'pests',
  precios: 'prices',
  precos: 'prices',
  produccion: 'production',
  producao: 'production',
  publicaciones: 'publications',
  publicacoes: 'publications',
  variedades: 'varieties',
};

/** The crop of a name, first of all in the language of the address: a batata is a sweet potato in Spanish, a potato in Portuguese. */
function cropCalled(text: string, language: Language | null): string | undefined {
  const slug = slugOf(text);
  const tongues = ['any', ...languages.toSorted((a, b) => Number(b === language) - Number(a === language))];
  return tongues
    .flatMap((tongue) =>
      crops.filter(({ id }) =>
        namesOfCrops[id]?.names[tongue]?.split(', ').some((name) => slugOf(name) === slug),
      ),
    )
    .at(0)?.id;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

const tongueNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** The path without a language that pages do not have, such as French, or in that of a tag with its country, such as `pt-br`. */
function withoutTongue(path: string): string {
  const [, tag = '', tongue = '', rest = ''] = /^\/(([a-z]{2})(?:-[a-z]{2})?)(\/.*)?$/i.exec(path) ?? [];
  if (tongue === '' || tongueNames.of(tongue) === undefined) return path;
  const own = languages.find((each) => each === tongue.toLowerCase());
  return own === undefined ? rest || '/' : tag === own ? path : `/${own}${rest}`;
}

/**
 * The path by the names that one without a page has: a country, a crop, a section in Spanish or Portuguese; and without an unknown
 * language. A country beside a crop or section becomes its query.
 */
export function namedPath(asked: string): string {
  const path = withoutTongue(asked);
  const { language, rest } = splitPath(path);
  const prefix = language === null ? '' : `/${language}`;
  const [first = '', ...others] = rest
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);
  const { kind } = matchPage(rest);
  if (kind === 'country') {
    const [name = ''] = others;
    const code = /^[A-Z]{3}$|^\d{3}$/.test(name) ? null : areaCalled(name, 2);
    return code === null ? path : `${prefix}${pathOfArea(code)}`;
  }
  const parts = [first, ...others];
  if (slugOf(first) === '' || !['home', 'not-found'].includes(kind)) return path;
  const crop = findCrop(first)?.id ?? cropCalled(first, language);
  const named = [crop ?? first, ...others].map((part) => partWords[slugOf(part)] ?? part);
  const area = named.findIndex((part, at) => (at > 0 || crop === undefined) && areaCalled(part) !== null);
  const code = area < 0 ? null : areaCalled(named[area] ?? '');
  if (code !== null && parts.length === 1) return `${prefix}${pathOfArea(code)}`;
  if (code !== null && isCountry(code)) {
    const section = named.filter((_, at) => at !== area);
    return `${prefix}/${section.map(encodeURIComponent).join('/')}?country=${code}`;
  }
  const isNamed = (crop !== undefined && crop !== first) || named.some((part, at) => part !== parts[at]);
  return isNamed ? `${prefix}/${named.map(encodeURIComponent).join('/')}` : path;
}

/** The query with the code of a country that it names, or has in small letters or by two letters. */
export function namedQuery(search: string): string {
  const query = new URLSearchParams(search);
  let isChanged = false;
  for (const name of ['country', 'countryCode']) {
    const value = query.get(name) ?? '';
    const code = isCountry(value) ? null : areaCalled(value, 2);
    if (code === null || !isCountry(code)) continue;
    query.set(name, code);
    isChanged = true;
  }
  return isChanged ? `?${query}` : search;
}

const isCountry = (code: string): boolean => /^[A-Z]{3}$/.test(code);

const pathOfArea = (code: string): string => areaPagePath(code, !isCountry(code));
