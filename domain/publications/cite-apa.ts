import { permanentAddress } from './identifiers.ts';
import { initialsOf, type Name, readNames } from './people.ts';
import type { Citable } from './publication.ts';

/** More authors than that are the first ones, three dots and the last one. */
const mostNamed = 20;

const nameOf = ({ family, given }: Name): string =>
  given === null ? family : `${family}, ${initialsOf(given)}`;

function authorsOf(authors: readonly string[]): string {
  const { names, others } = readNames(authors);
  const texts = names.map(nameOf);
  const last = texts.at(-1) ?? '';
  if (others) return `${texts.join(', ')}, et al.`;
  if (texts.length <= 1) return last;
  if (texts.length > mostNamed) return `${texts.slice(0, mostNamed - 1).join(', ')}, … ${last}`;
  return `${texts.slice(0, -1).join(', ')}, & ${last}`;
}

const ended = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** The kind of work in brackets, where the citation does not make it plain. */
const kinds: Readonly<Partial<Record<Citable['type'], string>>> = {
  dataset: ' [Data set]',
  preprint: ' [Preprint]',
  poster: ' [Poster]',
};

/** Where it appeared: `Field Crops Research, 216, 1–10.`, or the publisher. */
function placeOf({ type, journal, publisher, volume, issue, pages }: Citable): string {
  const range = pages?.replace(/(?<=\d)-(?=\d)/g, '–') ?? '';
  if (journal === null) return publisher === null ? '' : ended(publisher);
  if (type === 'chapter') {
    const source = range === '' ? journal : `${journal} (pp. ${range})`;
    return [ended(`In ${source}`), publisher === null ? '' : ended(publisher)].filter(Boolean).join(' ');
  }
  const number = `${volume ?? ''}${issue === null ? '' : `(${issue})`}`;
  return ended([journal, number, range].filter((part) => part !== '').join(', '));
}

/**
 * A citation in the style of the American Psychological Association, 7th edition, as text: it is in English, without italics.
 * Unknown parts are left out; an unknown year is `n.d.`.
 */
export function citeApa(publication: Citable): string {
  const { title, year, type, doi, handle, url } = publication;
  const when = `(${year ?? 'n.d.'}).`;
  const authors = authorsOf(publication.authors);
  const called = `${title.replace(/\.$/, '')}${kinds[type] ?? ''}`;
  const head = authors === '' ? [ended(called), when] : [ended(authors), when, ended(called)];
  return [...head, placeOf(publication), permanentAddress(doi, handle) ?? url ?? '']
    .filter((part) => part !== '')
    .join(' ');
}
