import { permanentAddress } from './identifiers.ts';
import { readNames } from './people.ts';
import type { Citable } from './publication.ts';

const types: Readonly<Record<Citable['type'], string>> = {
  article: 'JOUR',
  preprint: 'UNPB',
  book: 'BOOK',
  chapter: 'CHAP',
  report: 'RPRT',
  'working-paper': 'RPRT',
  poster: 'SLIDE',
  dataset: 'DATA',
  web: 'ELEC',
};

/** A value in one line: a line of its own would be read as a tag. */
const line = (value: string): string => value.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** A reference in the format of Research Information Systems: a tag and a value in each line, `TY` first and `ER` last. */
export function citeRis(publication: Citable): string {
  const { type, title, authors, year, journal, publisher, volume, issue, pages, doi, handle } = publication;
  const { names } = readNames(authors);
  const [start, end] = /^(\d+)-(\d+)$/.exec(pages ?? '')?.slice(1) ?? [pages ?? undefined];
  const tags: readonly (readonly [tag: string, value: string | null | undefined])[] = [
    ['TY', types[type]],
    ...names.map(({ family, given }) => ['AU', given === null ? family : `${family}, ${given}`] as const),
    ['TI', title],
    ['T2', journal],
    ['PY', year === null ? null : String(year)],
    ['VL', volume],
    ['IS', issue],
    ['SP', start],
    ['EP', end],
    ['PB', publisher],
    ['DO', doi],
    ['UR', permanentAddress(doi, handle) ?? publication.url],
    ['LA', publication.language],
    ...publication.topics.map((topic) => ['KW', topic] as const),
    ['ID', publication.id],
  ];
  const written = tags.flatMap(([tag, value]) =>
    value === null || value === undefined || line(value) === '' ? [] : [`${tag}  - ${line(value)}\r\n`],
  );
  return `${written.join('')}ER  - \r\n`;
}
