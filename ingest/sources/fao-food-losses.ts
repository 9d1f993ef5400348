import { fao } from '../steps/publishers.ts';
import type { RowSource } from '../steps/rows/row-source.ts';

const shared = {
  area_name: 'country',
  region: 'region',
  cpc: 'cpc_code',
  commodity: 'commodity',
  year: 'year',
  percentage: 'loss_percentage',
  activity: 'activity',
  stage: 'food_supply_stage',
  cause: 'cause_of_loss',
};

const facts = {
  publisher: fao,
  url: 'https://www.fao.org/platform-food-loss-waste/flw-data/en/',
  licence: 'CC-BY-NC-SA-3.0-IGO',
  into: 'loss_row',
  numbered: 'number',
} as const;

/** FAO's Food Loss and Waste database as of 2022, with method, sample and reference; the crops of the observatory. */
export const faoFoodLosses2022: RowSource = {
  ...facts,
  key: 'fao-food-losses',
  title: 'Food Loss and Waste database, 2022',
  names: ['fao_flw_food_loss_selected_crops_2022'],
  columns: {
    m49: 'm49_code',
    ...shared,
    original: 'loss_percentage_original',
    treatment: 'treatment',
    sample: 'sample_size',
    method: 'method_data_collection',
    reference: 'reference',
  },
};

/** The same database as of 2025, in a copy without method and reference. */
export const faoFoodLosses2025: RowSource = {
  ...facts,
  key: 'fao-food-losses-later',
  title: 'Food Loss and Waste database, 2025, without methods and references',
  names: ['fao_flw_food_loss_selected_crops_2025'],
  columns: { m49: 'm49code', ...shared },
};
