import type { PublicationSource } from '../steps/publications/publication-source.ts';
import { needed, textsOf } from '../steps/rows/columns.ts';

const columns = {
  title: 'title',
  year: 'year',
  identifier: 'doi',
  crops: 'species',
  citation: 'citation',
};

/** Papers of bean genetics behind the data of the Legume Information System. Only the citations have authors. */
export const legumeinfoPublications: PublicationSource = {
  key: 'legumeinfo-publications',
  publisher: 'Legume Information System',
  title: 'Legume Information System, papers of the data store of Phaseolus',
  url: 'https://github.com/legumeinfo/datastore-metadata',
  licence: 'LicenseRef-open',
  computed: false,
  names: ['legumeinfo_phaseolus_publications'],
  several: false,
  needs: needed(columns),
  marks: ['citation'],
  into: 'publication_row',
  rows: () => `SELECT *, 'article' AS type, 'genetics' AS topic, 'genetics' AS keywords,
    CAST(row_number() OVER () AS VARCHAR) AS place FROM (${textsOf(columns)})`,
};
