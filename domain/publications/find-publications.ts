import type { AccessState, PublicationGroup, PublicationOrder } from '#catalog/publications/publications.ts';
import { searchable } from '../germplasm/variety-name.ts';
import { normaliseDoi } from './identifiers.ts';
import type { Publication } from './publication.ts';

/** What is asked of a list of publications; what is left out asks nothing. */
export interface PublicationFilter {
  pageType?: PublicationGroup | undefined;
  /** Words, each of which stands in title, authors, journal, publisher or topics; or a DOI in any of its spellings. */
  q?: string | undefined;
  from?: number | undefined;
  to?: number | undefined;
  type?: string | undefined;
  /** A crop of the catalog, or `none` for those that are of none. */
  crop?: string | undefined;
  openAccess?: AccessState | undefined;
  /** A language, or `none` for those of which nobody knows it. */
  language?: string | undefined;
  source?: string | undefined;
}

/** Stands in filters for what no source says. */
export const unsaid = 'none';

export const groupOf = ({ pageType }: Pick<Publication, 'pageType'>): PublicationGroup =>
  pageType ?? 'unclassified';

export const accessOf = ({ openAccess }: Pick<Publication, 'openAccess'>): AccessState =>
  openAccess === null ? 'unknown' : openAccess ? 'yes' : 'no';

/** What each facet's filter is held against. */
const keysOf = {
  pageType: (row: Publication) => [groupOf(row)],
  type: (row: Publication) => [row.type],
  crop: (row: Publication) => (row.crops.length === 0 ? [unsaid] : row.crops),
  openAccess: (row: Publication) => [accessOf(row)],
  language: (row: Publication) => [row.language ?? unsaid],
  source: (row: Publication) => row.records.map(({ source }) => source),
} as const satisfies Partial<Record<keyof PublicationFilter, (row: Publication) => readonly string[]>>;

type Facet = keyof typeof keysOf;
export const publicationFacets = Object.keys(keysOf) as Facet[];

/** A test for what is asked; words are read once. An unknown year lies in no range: nobody knows that it does. */
function testOf(filter: PublicationFilter): (row: Publication) => boolean {
  const { q, from, to } = filter;
  const sought = q === undefined ? [] : searchable(q).split(' ');
  const doi = q === undefined ? null : normaliseDoi(q);
  const asked = publicationFacets.flatMap((facet) => {
    const value = filter[facet];
    return value === undefined ? [] : [[keysOf[facet], value] as const];
  });
  return (row) => {
    if (!asked.every(([keys, value]) => keys(row).some((key) => key === value))) return false;
    if ((from !== undefined || to !== undefined) && row.year === null) return false;
    if (row.year !== null && (row.year < (from ?? row.year) || row.year > (to ?? row.year))) return false;
    if (doi !== null && row.doi === doi) return true;
    return sought.every((word) => row.searched.includes(word));
  };
}

/** The publications that are what is asked for. */
export const findPublications = (rows: readonly Publication[], filter: PublicationFilter): Publication[] =>
  rows.filter(testOf(filter));

/** Number of publications by a facet's value, the most first. */
export type PublicationCounts = Record<Facet, { id: string; count: number }[]>;

/** Counts of every facet's values under the filters but its own: what choosing one would give. */
export function countPublications(
  rows: readonly Publication[],
  filter: PublicationFilter,
): PublicationCounts {
  const counted = publicationFacets.map((facet) => {
    const counts = new Map<string, number>();
    for (const row of findPublications(rows, { ...filter, [facet]: undefined }))
      for (const key of new Set<string>(keysOf[facet](row))) counts.set(key, (counts.get(key) ?? 0) + 1);
    const list = [...counts].map(([id, count]) => ({ id, count }));
    return [facet, list.sort((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1))] as const;
  });
  return Object.fromEntries(counted) as PublicationCounts;
}

/** Number of publications by year, years rising, the unknown year last. */
export function countYears(rows: readonly Publication[]): { year: number | null; count: number }[] {
  const counts = new Map<number | null, number>();
  for (const { year } of rows) counts.set(year, (counts.get(year) ?? 0) + 1);
  const last = Number.POSITIVE_INFINITY;
  return [...counts]
    .map(([year, count]) => ({ year, count }))
    .sort((a, b) => (a.year ?? last) - (b.year ?? last));
}

const collator = new Intl.Collator('en', { numeric: true });

const orders = {
  year: ({ year }: Publication) => year,
  title: ({ title }: Publication) => searchable(title).replace(/^[^\p{L}\p{N}]+/u, ''),
  author: ({ authors }: Publication) => (authors[0] === undefined ? null : searchable(authors[0])),
} as const;

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));

/** The rows in an order, unknown values last in either direction, equal ones by title. */
export function sortPublications(
  rows: readonly Publication[],
  by: PublicationOrder,
  order: 'asc' | 'desc',
): Publication[] {
  const direction = order === 'asc' ? 1 : -1;
  const keyed = rows.map((row) => ({ row, key: orders[by](row), title: orders.title(row) }));
  return keyed
    .sort((a, b) => {
      const first =
        a.key === b.key ? 0 : a.key === null ? 1 : b.key === null ? -1 : direction * compare(a.key, b.key);
      return first || collator.compare(a.title, b.title) || (a.row.id < b.row.id ? -1 : 1);
    })
    .map(({ row }) => row);
}
