import type { PublicationRow, PublicationSource } from '#contract/publications.ts';
import type { Formats } from '../../i18n/formats.ts';
import { sourceTitle } from '../../i18n/source-title.ts';
import type { Speech } from '../../i18n/speech.ts';
import { toLocale, type Words } from '../../i18n/words.tsx';
import type { Language } from '../../url/paths.ts';
import {
  anyCrop,
  ownCrop,
  type PublicationFilter,
  type PublicationsView,
  publicationFilters,
  publicationsParams,
} from '../../url/publications-params.ts';

/** "Publications on beans", "Social publications on beans", "Publications on all crops". */
export function headingText(words: Words, { pageType, crop }: PublicationsView): string {
  const group = words(`publications.title.${pageType ?? 'any'}`);
  if (crop === ownCrop) return words('publications.title.beans', { group });
  if (crop === anyCrop) return words('publications.title.all', { group });
  if (crop === 'none') return words('publications.title.none', { group });
  return words('publications.title.crop', { group, crop: words(`crops.${crop}.name`) });
}

/** Name of a language; that nobody knows it is said. */
export function languageName(words: Words, reader: Language, code: string): string {
  if (code === 'none') return words('publications.unknown');
  const name =
    new Intl.DisplayNames([toLocale(reader)], { type: 'language', fallback: 'code' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(toLocale(reader)) + name.slice(1);
}

/** Name of a crop of a filter. */
export function cropName(words: Words, crop: string): string {
  if (crop === anyCrop) return words('publications.crop.all');
  return crop === 'none' ? words('publications.crop.none') : words(`crops.${crop}.name`);
}

/** What a value of a filter is called. */
export function filterValue(
  words: Words,
  language: Language,
  sources: readonly PublicationSource[],
  name: PublicationFilter,
  value: string,
): string {
  switch (name) {
    case 'type':
      return words(`publications.type.${value}`);
    case 'crop':
      return cropName(words, value);
    case 'openAccess':
      return words(`publications.access.${value}`);
    case 'language':
      return languageName(words, language, value);
    case 'source': {
      const source = sources.find(({ key }) => key === value);
      return source === undefined ? value : sourceTitle(words, source);
    }
    default:
      return value;
  }
}

/** The filters that the view sets, but for the page's own crop. */
export const chosenFilters = (view: PublicationsView): PublicationFilter[] =>
  publicationFilters.filter((name) => view[name] !== publicationsParams.initial[name]);

/** A chosen filter: `Type: report`. */
export const filterText = (
  { words, language }: Speech,
  sources: readonly PublicationSource[],
  view: PublicationsView,
  name: PublicationFilter,
): string =>
  `${words(`publications.filter.${name}`)}: ${filterValue(words, language, sources, name, String(view[name]))}`;

/** Authors that are named in the list; of more, the first ones. */
const mostNamed = 6;

/** The authors in a line: `Keller, B.; Ariza-Suarez, D. and 12 others`. */
export function authorsText(words: Words, authors: readonly string[]): string {
  const rest = authors.length - mostNamed;
  if (rest <= 1) return authors.join('; ');
  return words('publications.authors.more', { authors: authors.slice(0, mostNamed).join('; '), count: rest });
}

/** Where it appeared: `Crop Science 62(6), 2246–2266`. */
export function placeText({ journal, publisher, volume, issue, pages }: PublicationRow): string {
  const number = `${volume ?? ''}${issue === null ? '' : `(${issue})`}`;
  const name = [journal ?? publisher, number].filter((part) => part !== '' && part !== null).join(' ');
  return [name, pages?.replace(/(?<=\d)-(?=\d)/g, '–')].filter(Boolean).join(', ');
}

/** The years of the publications found, `1991–2024`; empty where nobody knows any. */
export function spanText(formats: Formats, years: readonly { year: number | null }[]): string {
  const known = years.flatMap(({ year }) => year ?? []);
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return '';
  return formats.span(first, last);
}
