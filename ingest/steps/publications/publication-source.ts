import type { RowKind, RowSource } from '../rows/row-source.ts';

/** A source of publications. */
export type PublicationSource = RowSource<'publication_row'>;

/** Tables of publications in the release. */
export const publicationTables: readonly string[] = ['publication', 'publication_left_out'];

/** Publications: their published rows, every column a text, and the tables of the release. */
export const publicationKind: RowKind = {
  folder: 'publications',
  tables: {
    publication_row:
      'place, type, title, authors, year, journal, identifier, url, topic, keywords, crops, citation, open_access',
  },
  served: publicationTables,
};
