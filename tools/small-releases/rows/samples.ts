import { canadaShipments, treatySamples, usSamples } from '#ingest/testing/germplasm-files.ts';

/**
 * Beans: Colombia provides what Kenya, Brazil and Colombia itself receive; Tanzania's report of 2012 is in the file once for each
 * of the two providers' reports. Kenya received and never provided. Forages of two genera, one row of no country.
 */
const treaty = treatySamples([
  ['Common bean', 'COL', 2011, 2574, 13459],
  ['Common bean', 'KEN', 2011, 10885, ''],
  ['Common bean', 'COL', 2012, '', 400],
  ['Common bean', 'KEN', 2012, 250, ''],
  ['Common bean', 'BRA', 2012, 160, 20],
  ['Common bean', 'TZA', 2012, 30, 12],
  ['Common bean', 'TZA', 2012, 30, 8],
  ['Common bean', 'Africa_East', 2012, 7, ''],
  ['Cassava', 'COL', 2012, '', 90],
  ['Cassava', 'BRA', 2012, 90, ''],
  ['Centrosema', 'ETH', 2012, '', 15],
  ['Centrosema', 'BRA', 2012, 15, ''],
  ['Clovers', 'ETH', 2013, '', 6],
  ['Clovers', 'KEN', 2013, 6, ''],
  ['Wheat', 'MEX', 2012, '', 5],
]);

/** Shipments of the United States: beans to two countries and at home, and an impossible year. */
const unitedStates = usSamples([
  ['Common bean', 'USA', 2012, 700],
  ['Common bean', 'KEN', 2012, 44],
  ['Common bean', 'KEN', 2014, 6],
  ['Common bean', '126', 2012, 3],
  ['Common bean', 'USA', 2106, 2],
  ['Clovers', 'BRA', 2012, 9],
]);

const canada = canadaShipments([
  ['CAN 1254', 2008, 'Phaseolus vulgaris', 'CAN', 'CN 33508'],
  ['CAN 1254', 2008, 'Phaseolus vulgaris', 'CAN', 'CN 33510'],
  ['CAN 1636', 2011, 'Phaseolus vulgaris', 'Can', 'CN 30396'],
  ['CAN 1700', 2012, 'Trifolium repens', 'DEU', 'CN 40000'],
  ['CAN 1700', 2012, 'Triticum aestivum', 'DEU', 'CN 40001'],
]);

/** Files of shipments of accessions, by name. */
export const sampleFiles: Readonly<Record<string, string>> = {
  'itpgrfa_smta_samples_by_crop_country_year_2008_2017.csv': treaty,
  'usda_npgs_distributions_by_crop_country_year_2008_2019.csv': unitedStates,
  'aafc_pgrc_canada_accessions_shipped_smta_2008_2014.csv': canada,
};
