import type { PublicationRow, Publications } from '#contract/publications.ts';
import { unsaid } from '#datasets/engine/dataset.ts';
import type { ListFacet } from '../../blocks/list/list-filters.tsx';
import { namedChoices, toFacet } from '../../blocks/list/list-state.ts';
import { capital } from '../../i18n/area-subject.ts';
import { sourceTitle } from '../../i18n/source-title.ts';
import type { Speech } from '../../i18n/speech.ts';
import { toLocale, type Words } from '../../i18n/words.tsx';
import type { Language } from '../../url/paths.ts';
import { anyCrop, ownCrop, type PublicationsView } from '../../url/publications-params.ts';

/** "Publications on beans", "Social publications on beans", "Publications on all crops". */
export function headingText(words: Words, { pageType, crop }: PublicationsView): string {
  const group = words(`publications.title.${pageType ?? 'any'}`);
  if (crop === ownCrop) return words('publications.title.beans', { group });
  if (crop === anyCrop) return words('publications.title.all', { group });
  if (crop === unsaid) return words('publications.title.none', { group });
  return words('publications.title.crop', { group, crop: words(`crops.${crop}.name`) });
}

/** Name of a language, or "not known". */
export function languageName(words: Words, reader: Language, code: string): string {
  if (code === unsaid) return words('publications.unknown');
  const name =
    new Intl.DisplayNames([toLocale(reader)], { type: 'language', fallback: 'code' }).of(code) ?? code;
  return capital(name);
}

/** Name of a crop of a filter. */
export function cropName(words: Words, crop: string): string {
  if (crop === anyCrop) return words('publications.crop.all');
  return crop === unsaid ? words('publications.crop.none') : words(`crops.${crop}.name`);
}

/** The filters with their choices. The address without a crop is of beans, so all crops have a choice of their own. */
export function publicationFacets(
  { words, language }: Speech,
  view: PublicationsView,
  { facets, sources }: Publications,
  hrefOf: (change: Partial<PublicationsView>) => string,
): readonly ListFacet[] {
  const facet = (
    name: 'type' | 'openAccess' | 'language' | 'source',
    counts: Publications['facets']['type'],
    nameOf: (id: string) => string,
  ): ListFacet =>
    toFacet({
      name,
      label: words(`publications.filter.${name}`),
      counts,
      chosen: view[name],
      nameOf,
      hrefOf: (id) => hrefOf({ [name]: id }),
    });
  const allCrops = { id: anyCrop, name: cropName(words, anyCrop), href: hrefOf({ crop: anyCrop }) };
  const crops = toFacet({
    name: 'crop',
    label: words('publications.filter.crop'),
    counts: facets.crop,
    chosen: view.crop === anyCrop ? null : view.crop,
    nameOf: (id) => cropName(words, id),
    hrefOf: (id) => hrefOf({ crop: id ?? anyCrop }),
  });
  return [
    facet('type', facets.type, (id) => words(`publications.type.${id}`)),
    view.crop === anyCrop
      ? crops
      : { ...crops, choices: [{ ...allCrops, isChosen: false }, ...crops.choices] },
    facet('openAccess', facets.open_access, (id) => words(`publications.access.${id}`)),
    facet('language', facets.language, (id) => languageName(words, language, id)),
    facet('source', facets.source, (id) => {
      const source = sources.find(({ key }) => key === id);
      return source === undefined ? id : sourceTitle(words, source);
    }),
  ];
}

/** The name of a typed filter: `From (year): 2010`. */
export const typedText = (words: Words, name: 'q' | 'from' | 'to', value: string | number): string =>
  `${words(`publications.filter.${name}`)}: ${value}`;

/** The filters in use with their names, as names of files have them. The heading names group and crop. */
export const filtersText = (
  speech: Speech,
  view: PublicationsView,
  answer: Publications,
): readonly string[] => [
  ...(['q', 'from', 'to'] as const).flatMap((name) => {
    const value = view[name];
    return value === null ? [] : [typedText(speech.words, name, value)];
  }),
  ...namedChoices(publicationFacets(speech, view, answer, () => '').filter(({ name }) => name !== 'crop')),
];

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
