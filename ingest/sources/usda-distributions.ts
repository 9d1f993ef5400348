import type { RowSource } from '../steps/rows/row-source.ts';

/** Samples that the genebanks of the United States sent, by recipient: the provider is the USA. */
export const usdaDistributions: RowSource = {
  key: 'usda-distributions',
  publisher: 'USDA National Plant Germplasm System',
  title: 'Distributions of the US National Plant Germplasm System, by crop, recipient and year, 2008-2019',
  url: 'https://github.com/CIAT-DAPA/PlantTreatyInterdependence',
  licence: 'MIT',
  names: ['usda_npgs_distributions_'],
  columns: {
    crop: 'crop',
    area: 'country',
    year: 'year',
    samples: 'crop_count_recipients_distributions',
  },
  into: 'distribution_row',
};
