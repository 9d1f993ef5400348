import {
  ENERGY_PER_CAPITA,
  FAT_PER_CAPITA,
  FOOD_PER_CAPITA,
  PROTEIN_PER_CAPITA,
} from '#catalog/elements/codes.ts';
import { fao } from '../steps/publishers.ts';
import type { Source } from '../steps/source.ts';

/** Per-inhabitant supply of 54 food groups that add up to all food, 1961-2009. */
export const foodGroups: Source = {
  key: 'food-groups',
  publisher: `${fao}, CIAT`,
  title: 'Food supply per inhabitant by food group 1961-2009 (FAO food balances of 2012/13)',
  url: 'https://ciat.shinyapps.io/changing_global_diet/',
  licence: 'CC-BY-4.0',
  computed: false,
  domain: 'food-groups',
  names: ['food_supply_by_food_group'],
  signature: { headers: ['food_group', 'kcal_per_capita_day'], elements: [] },
  priority: 5,
  layout: {
    area: ['area_code'],
    areaCode: 'fao',
    item: ['food_group'],
    element: {
      columns: {
        [ENERGY_PER_CAPITA]: 'kcal_per_capita_day',
        [PROTEIN_PER_CAPITA]: 'protein_g_per_capita_day',
        [FAT_PER_CAPITA]: 'fat_g_per_capita_day',
        [FOOD_PER_CAPITA]: 'food_kg_per_capita_year',
      },
    },
    year: ['year'],
    unit: { constant: '' },
    value: [],
    optional: { flag: [], partner: [], months: [], note: [] },
  },
};
