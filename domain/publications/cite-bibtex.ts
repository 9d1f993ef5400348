import { searchable } from '../germplasm/variety-name.ts';
import { permanentAddress } from './identifiers.ts';
import { readNames } from './people.ts';
import type { Citable } from './publication.ts';

const entries: Readonly<Record<Citable['type'], string>> = {
  article: 'article',
  preprint: 'unpublished',
  book: 'book',
  chapter: 'incollection',
  report: 'techreport',
  'working-paper': 'techreport',
  poster: 'misc',
  dataset: 'misc',
  web: 'misc',
};

/** What TeX reads as an order, written so that it is a sign. */
const signs: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  $: '\\$',
  '&': '\\&',
  '#': '\\#',
  '%': '\\%',
  _: '\\_',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

/** A text in which TeX finds no orders, in one line. Letters stay as they are: UTF-8, which today's BibTeX reads. */
export const escapeTex = (text: string): string =>
  text
    .replace(/[\\{}$&#%_~^]/g, (sign) => signs[sign] ?? sign)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** An address or a DOI, which programs take as it is: what would end the field is written with percent signs. */
const verbatim = (text: string): string => text.replace(/[{}\\\s]/g, encodeURIComponent);

/** Seven signs that follow from a text alone (FNV-1a, all of it: of fewer signs two of some hundred papers without author and year had the same). */
function mark(text: string): string {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36).padStart(7, '0');
}

const letters = (text: string): string => searchable(text).replace(/[^a-z0-9]+/g, '');

const small = new Set(['a', 'an', 'the', 'el', 'la', 'los', 'las', 'o', 'os', 'as', 'on', 'in']);

/**
 * A key for an entry that follows from the publication alone, so that it is the same in every file and every release: first surname,
 * year, first word of weight, and a mark of its id.
 */
export function citationKey({ id, authors, year, title }: Citable): string {
  const [first] = readNames(authors).names;
  const word = title.split(/[\s–—/-]+/).find((each) => letters(each) !== '' && !small.has(letters(each)));
  const surname = letters(first?.family.split(' ').slice(0, 3).join(' ') ?? '').slice(0, 24) || 'anon';
  return `${surname}${year ?? 'nd'}${letters(word ?? '').slice(0, 20)}-${mark(id)}`;
}

/** People joined by `and`; institutions in braces of their own, so that none of their words is taken for a surname. */
function authorsOf(authors: readonly string[]): string {
  const { names, others } = readNames(authors);
  const texts = names.map(({ family, given }) =>
    given === null ? `{${escapeTex(family)}}` : `${escapeTex(family)}, ${escapeTex(given)}`,
  );
  return [...texts, ...(others ? ['others'] : [])].join(' and ');
}

/** The container of a text, and its name in an entry. */
function placeOf({ type, journal, publisher }: Citable): readonly (readonly [string, string | null])[] {
  switch (entries[type]) {
    case 'article':
      return [['journal', journal]];
    case 'incollection':
      return [
        ['booktitle', journal],
        ['publisher', publisher],
      ];
    case 'techreport':
      return [['institution', publisher ?? journal]];
    case 'misc':
      return [
        ['howpublished', journal],
        ['publisher', publisher],
      ];
    default:
      return [['publisher', publisher ?? journal]];
  }
}

/** A BibTeX entry. Unknown values have no field. */
export function citeBibtex(publication: Citable): string {
  const { type, title, authors, year, volume, issue, pages, doi, handle, url, language, topics } =
    publication;
  const text = (value: string | null): string | null => (value === null ? null : `{${escapeTex(value)}}`);
  const address = permanentAddress(doi, handle) ?? url;
  const fields: readonly (readonly [string, string | null])[] = [
    ['author', authors.length === 0 ? null : `{${authorsOf(authors)}}`],
    // Twice in braces: the style must not make small letters of names.
    ['title', `{{${escapeTex(title)}}}`],
    ...placeOf(publication).map(([name, value]) => [name, text(value)] as const),
    ['year', year === null ? null : `{${year}}`],
    ['volume', text(volume)],
    ['number', text(issue)],
    ['pages', text(pages?.replace(/(?<=\d)-(?=\d)/g, '--') ?? null)],
    ['doi', doi === null ? null : `{${verbatim(doi)}}`],
    ['url', address === null ? null : `{${verbatim(address)}}`],
    ['note', type === 'dataset' ? '{Data set}' : type === 'preprint' ? '{Preprint}' : null],
    ['language', text(language)],
    ['keywords', text(topics.length === 0 ? null : topics.join(', '))],
  ];
  const lines = fields.flatMap(([name, value]) => (value === null ? [] : [`  ${name} = ${value}`]));
  return `@${entries[type]}{${citationKey(publication)},\n${lines.join(',\n')}\n}\n`;
}
