import type { RowSource } from '../steps/rows/row-source.ts';

/** Publications on beans, compiled by hand from public pages: a start, and no bibliography. */
export const publicationsSeen: RowSource = {
  key: 'publications-seen',
  publisher: 'Common Bean Observatory',
  title: 'Publications on beans seen in public pages, compiled by hand',
  // It is published only in the pages that its rows name.
  url: '',
  licence: 'LicenseRef-compiled',
  computed: true,
  names: ['bean_publications_seen_'],
  columns: {
    type: 'type',
    title: 'title',
    authors: 'authors',
    year: 'year',
    journal: 'journal_or_publisher',
    identifier: 'doi',
    url: 'url',
    topic: 'topic',
    keywords: 'topic',
    crops: 'crop',
  },
  into: 'publication_row',
  numbered: 'place',
};
