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
  keywords: 'keywords',
  crops: 'crop_tags',
};

/** Papers of agronomy whose data the Carob project has put into one form, from its files of references. Crops are words of theirs. */
export const carobReferences: PublicationSource = {
  key: 'carob-references',
  publisher: 'Carob',
  title: 'Carob, references of agronomic data',
  url: 'https://github.com/carob-data/carob',
  licence: 'GPL-3.0-only',
  computed: false,
  names: ['carob_references'],
  several: false,
  needs: needed(columns),
  marks: ['title'],
  into: 'publication_row',
  rows: () => `SELECT *, CAST(row_number() OVER () AS VARCHAR) AS place FROM (${textsOf(columns)})`,
};
