import type { PublicationSource } from '../steps/publications/publication-source.ts';
import { needed, textsOf } from '../steps/rows/columns.ts';

const columns = {
  type: 'type',
  title: 'title',
  authors: 'authors',
  year: 'year',
  journal: 'journal_or_publisher',
  identifier: 'doi',
  url: 'url',
  topic: 'topic',
  crops: 'crop',
};

/** Publications on beans, compiled by hand from public pages: a start, and no bibliography. */
export const publicationsSeen: PublicationSource = {
  key: 'publications-seen',
  publisher: 'Common Bean Observatory',
  title: 'Publications on beans seen in public pages, compiled by hand',
  // It is published only in the pages that its rows name.
  url: '',
  licence: 'LicenseRef-compiled',
  computed: true,
  names: ['bean_publications_seen_'],
  several: false,
  needs: needed(columns),
  marks: ['title'],
  into: 'publication_row',
  rows: () =>
    `SELECT *, topic AS keywords, CAST(row_number() OVER () AS VARCHAR) AS place FROM (${textsOf(columns)})`,
};
