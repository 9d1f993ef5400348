import { publicationsOnPage } from '#catalog/publications/publications.ts';
import type { PublicationRow, Publications } from '#contract/publications.ts';
import { unsaid } from '#datasets/engine/dataset.ts';
import { publications } from '#datasets/publications/dataset.ts';
import {
  type ListData,
  type ListFilterSet,
  type ListView,
  planFilters,
  toListView,
} from '../../blocks/list/record-list.tsx';
import { capital } from '../../i18n/area-subject.ts';
import { titleOf } from '../../i18n/source-title.ts';
import type { Speech } from '../../i18n/speech.ts';
import { toLocale, type Words } from '../../i18n/words.tsx';
import type { Language } from '../../url/paths.ts';
import {
  anyCrop,
  ownCrop,
  type PublicationsView,
  publicationsParams,
} from '../../url/publications-params.ts';

export function headingText(words: Words, { pageType, crop }: PublicationsView): string {
  const group = words(`publications.title.${pageType ?? 'any'}`);
  if (crop === ownCrop) return words('publications.title.beans', { group });
  if (crop === anyCrop) return words('publications.title.all', { group });
  if (crop === unsaid) return words('publications.title.none', { group });
  // Browsers have names of other crops alone, without their forms in sentences.
  return words('publications.title.crop', { group, crop: words(`crops.${crop}.name`).toLowerCase() });
}

/** Name of a language, or "not known". */
export function languageName(words: Words, reader: Language, code: string): string {
  if (code === unsaid) return words('publications.unknown');
  const name =
    new Intl.DisplayNames([toLocale(reader)], { type: 'language', fallback: 'code' }).of(code) ?? code;
  return capital(name);
}

export function cropName(words: Words, crop: string): string {
  if (crop === anyCrop) return words('publications.crop.all');
  return crop === unsaid ? words('publications.crop.none') : words(`crops.${crop}.name`);
}

export type PublicationsPageData = ListData<PublicationsView, Publications>;

export const publicationsList = (
  data: PublicationsPageData,
  { language }: Pick<Speech, 'language'>,
): ListView<PublicationsView> =>
  toListView(publicationsParams, `/${language}/beans/publications`, data, {
    onPage: publicationsOnPage,
    anchor: 'list',
  });

/** The filters with their choices. The address without a crop is of beans, so all crops have a choice of their own. */
export function publicationFilters(
  data: PublicationsPageData,
  { facets, sources }: Publications,
  speech: Speech,
): ListFilterSet {
  const { words, language } = speech;
  const limitsOf = (name: 'from' | 'to') => {
    const { least, most } = publications.filters[name];
    return [least, most] as const;
  };
  return planFilters(publicationsList(data, speech), 'publications', words, [
    { name: 'pageType', nameOf: (id) => words(`publications.group.${id}`) },
    { name: 'from', limits: limitsOf('from') },
    { name: 'to', limits: limitsOf('to') },
    { name: 'type', counts: facets.type, nameOf: (id) => words(`publications.type.${id}`) },
    { name: 'crop', counts: facets.crop, nameOf: (id) => cropName(words, id), every: anyCrop },
    { name: 'openAccess', counts: facets.open_access, nameOf: (id) => words(`publications.access.${id}`) },
    {
      name: 'language',
      counts: facets.language,
      nameOf: (id) => languageName(words, language, id),
      isFurther: true,
    },
    { name: 'source', counts: facets.source, nameOf: (id) => titleOf(words, sources, id), isFurther: true },
  ]);
}

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
  const name = [(journal ?? publisher)?.replace(/;(?=\S)/g, '; '), number]
    .filter((part) => part !== '' && part !== null)
    .join(' ');
  return [name, pages?.replace(/(?<=\d)-(?=\d)/g, '–')].filter(Boolean).join(', ');
}
