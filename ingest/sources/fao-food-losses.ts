import type { LossSource } from '../steps/losses/loss-source.ts';
import { fao } from '../steps/publishers.ts';
import { needed, textsOf } from '../steps/rows/columns.ts';

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

const laterColumns = { m49: 'm49code', ...shared };

const earlierColumns = {
  m49: 'm49_code',
  ...shared,
  original: 'loss_percentage_original',
  treatment: 'treatment',
  sample: 'sample_size',
  method: 'method_data_collection',
  reference: 'reference',
};

const facts = {
  publisher: fao,
  url: 'https://www.fao.org/platform-food-loss-waste/flw-data/en/',
  licence: 'CC-BY-NC-SA-3.0-IGO',
  computed: false,
  several: false,
  marks: ['food_supply_stage'],
  into: 'loss_row',
} as const;

const numbered = (columns: Readonly<Record<string, string>>): string =>
  `SELECT *, CAST(row_number() OVER () AS VARCHAR) AS number FROM (${textsOf(columns)})`;

/** FAO's Food Loss and Waste database as of 2022, with method, sample and reference; the crops of the observatory. */
export const faoFoodLosses2022: LossSource = {
  ...facts,
  key: 'fao-food-losses',
  title: 'Food Loss and Waste database, 2022',
  names: ['fao_flw_food_loss_selected_crops_2022'],
  needs: needed(earlierColumns),
  rows: () => numbered(earlierColumns),
};

/** The same database as of 2025, in a copy without method and reference. */
export const faoFoodLosses2025: LossSource = {
  ...facts,
  key: 'fao-food-losses-later',
  title: 'Food Loss and Waste database, 2025, without methods and references',
  names: ['fao_flw_food_loss_selected_crops_2025'],
  needs: needed(laterColumns),
  rows: () => numbered(laterColumns),
};
