import type { RowSource } from '../steps/rows/row-source.ts';

/**
 * Samples received and provided under standard material transfer agreements, 2008-2017, as reported to the International Treaty
 * on Plant Genetic Resources for Food and Agriculture. The file repeats a recipient's report for each provider's of one crop,
 * country and year.
 */
export const plantTreatySamples: RowSource = {
  key: 'plant-treaty-samples',
  publisher: 'International Treaty on Plant Genetic Resources for Food and Agriculture',
  title: 'Samples reported under standard material transfer agreements, by crop, country and year, 2008-2017',
  url: 'https://github.com/CIAT-DAPA/PlantTreatyInterdependence',
  licence: 'MIT',
  names: ['itpgrfa_smta_samples_'],
  columns: {
    crop: 'crop',
    area: 'country',
    year: 'year',
    received: 'crop_count_recipients_distributions',
    provided: 'crop_count_providers_distributions',
  },
  into: 'sample_row',
};
