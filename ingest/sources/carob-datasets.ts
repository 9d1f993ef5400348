import type { RowSource } from '../steps/rows/row-source.ts';

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
