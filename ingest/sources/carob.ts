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

/**
 * Open data sets of agronomy that the Carob project has put into one form. It names neither years nor authors; titles are cut at 300
 * characters. Descriptions are not taken over: they are texts of their authors, and no facts.
 */
export const carobDatasets: RowSource = {
  key: 'carob-datasets',
  publisher: 'Carob',
  title: 'Carob, open data sets of agronomy',
  url: 'https://github.com/carob-data/carob',
  licence: 'GPL-3.0-only',
  names: ['carob_open_datasets'],
  columns: {
    title: 'title',
    journal: 'data_organization',
    identifier: 'uri',
    crops: 'crop_tags',
    topic: 'carob_group',
    keywords: 'carob_group',
  },
  into: 'publication_row',
  constants: { type: 'dataset', open_access: 'yes' },
  numbered: 'place',
  rows: (texts) =>
    `SELECT * REPLACE (replace(topic, '_', ' ') AS topic, replace(keywords, '_', ' ') AS keywords) FROM (${texts})`,
};
