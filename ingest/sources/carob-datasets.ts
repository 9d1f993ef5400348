import type { PublicationSource } from '../steps/publications/publication-source.ts';
import { needed, textsOf } from '../steps/rows/columns.ts';

const columns = {
  title: 'title',
  journal: 'data_organization',
  identifier: 'uri',
  crops: 'crop_tags',
  carob_group: 'carob_group',
};

/**
 * Open data sets of agronomy that the Carob project has put into one form. It names neither years nor authors; titles are cut at 300
 * characters. Descriptions are not taken over: they are texts of their authors, and no facts.
 */
export const carobDatasets: PublicationSource = {
  key: 'carob-datasets',
  publisher: 'Carob',
  title: 'Carob, open data sets of agronomy',
  url: 'https://github.com/carob-data/carob',
  licence: 'GPL-3.0-only',
  computed: false,
  names: ['carob_open_datasets'],
  several: false,
  needs: needed(columns),
  marks: ['title'],
  into: 'publication_row',
  rows: () => `SELECT * EXCLUDE (carob_group), replace(carob_group, '_', ' ') AS topic, replace(carob_group, '_', ' ') AS keywords,
    'dataset' AS type, 'yes' AS open_access, CAST(row_number() OVER () AS VARCHAR) AS place FROM (${textsOf(columns)})`,
};
