import type { GermplasmSource } from '../steps/germplasm/germplasm-source.ts';
import { needed, textsOf } from '../steps/rows/columns.ts';

const columns = {
  crop: 'crop',
  area: 'country',
  year: 'year',
  samples: 'crop_count_recipients_distributions',
};

/** Samples that the genebanks of the United States sent, by recipient: the provider is the USA. */
export const usdaDistributions: GermplasmSource = {
  key: 'usda-distributions',
  publisher: 'USDA National Plant Germplasm System',
  title: 'Distributions of the US National Plant Germplasm System, by crop, recipient and year, 2008-2019',
  url: 'https://github.com/CIAT-DAPA/PlantTreatyInterdependence',
  licence: 'MIT',
  computed: false,
  names: ['usda_npgs_distributions_'],
  several: false,
  needs: needed(columns),
  marks: ['crop'],
  into: 'distribution_row',
  rows: () => textsOf(columns),
};
