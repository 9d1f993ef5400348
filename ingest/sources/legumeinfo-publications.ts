import type { RowSource } from '../steps/rows/row-source.ts';

/** Papers of bean genetics behind the data of the Legume Information System. Only the citations have authors. */
export const legumeinfoPublications: RowSource = {
  key: 'legumeinfo-publications',
  publisher: 'Legume Information System',
  title: 'Legume Information System, papers of the data store of Phaseolus',
  url: 'https://github.com/legumeinfo/datastore-metadata',
  licence: 'LicenseRef-open',
  names: ['legumeinfo_phaseolus_publications'],
  columns: {
    title: 'title',
    year: 'year',
    identifier: 'doi',
    crops: 'species',
    citation: 'citation',
  },
  into: 'publication_row',
  constants: { type: 'article', topic: 'genetics', keywords: 'genetics' },
  numbered: 'place',
};
