import {
  accessStates,
  publicationGroups,
  publicationsOnPage,
  publicationTypes,
} from '#catalog/publications/publications.ts';
import { searchable } from '#domain/germplasm/variety-name.ts';
import { normaliseDoi } from '#domain/publications/identifiers.ts';
import type { Publication } from '#domain/publications/publication.ts';
import { choice, crop, dataset, limit, search, source } from '../engine/dataset.ts';

const years = [1500, 2200] as const;

const titleOf = ({ title }: Publication): string => searchable(title).replace(/^[^\p{L}\p{N}]+/u, '');

/** Publications, each once however many sources have it. */
export const publications = dataset<Publication>()({
  id: 'publications',
  filters: {
    pageType: choice(({ pageType }) => pageType ?? 'unclassified', publicationGroups),
    /** Words of title, authors, journal, publisher or topics, or a DOI in any of its spellings. */
    q: search(({ searched }) => [searched], {
      longest: 200,
      example: 'drought',
      also: (text) => {
        const doi = normaliseDoi(text);
        return doi === null ? null : (row) => row.doi === doi;
      },
    }),
    from: limit('from', ({ year }) => year, years),
    to: limit('to', ({ year }) => year, years),
    type: choice(({ type }) => type, publicationTypes),
    crop: crop(({ crops }) => crops, { hasUnsaid: true }),
    openAccess: choice(
      ({ openAccess }) => (openAccess === null ? 'unknown' : openAccess ? 'yes' : 'no'),
      accessStates,
    ),
    language: choice(({ language }) => language, null, {
      looks: /^[a-z]{2,3}$/,
      longest: 3,
      hasUnsaid: true,
      example: 'es',
    }),
    source: source(({ records }) => records.map((record) => record.source)),
  },
  sorts: {
    year: { of: ({ year }) => year, first: 'desc' },
    title: { of: titleOf, first: 'asc' },
    author: { of: ({ authors: [first] }) => (first === undefined ? null : searchable(first)), first: 'asc' },
  },
  sort: 'year',
  tie: titleOf,
  onPage: publicationsOnPage,
});
