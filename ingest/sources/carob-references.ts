import type { RowSource } from '../steps/rows/row-source.ts';

/** Papers of agronomy whose data the Carob project has put into one form, from its files of references. Crops are words of theirs. */
export const carobReferences: RowSource = {
  key: 'carob-references',
  publisher: 'Carob',
  title: 'Carob, references of agronomic data',
  url: 'https://github.com/carob-data/carob',
  licence: 'GPL-3.0-only',
  names: ['carob_references'],
  columns: {
    type: 'type',
    title: 'title',
    authors: 'authors',
    year: 'year',
    journal: 'journal_or_publisher',
    identifier: 'doi',
    url: 'url',
    keywords: 'keywords',
    crops: 'crop_tags',
  },
  into: 'publication_row',
  numbered: 'place',
};
