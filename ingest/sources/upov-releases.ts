import type { RowSource } from '../steps/rows/row-source.ts';

/** New varieties by crop and year, 2014-2018, at World level, as counted from UPOV's database for the Plant Treaty's indicators. */
export const upovReleases: RowSource = {
  key: 'upov-varietal-releases',
  publisher: 'UPOV, for the International Treaty on Plant Genetic Resources for Food and Agriculture',
  title: 'Varietal releases by crop and year, World, 2014-2018',
  url: 'https://github.com/CIAT-DAPA/PlantTreatyInterdependence',
  licence: 'MIT',
  names: ['demand-varietal_release-upov_'],
  columns: {
    crop_name: 'crop',
    area: 'country',
    year: 'year',
    number: 'upov_species_varietal_release',
  },
  into: 'variety_count_row',
};
