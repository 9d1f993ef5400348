import {
  AREA_HARVESTED,
  ENERGY_PER_CAPITA,
  FOOD_PER_CAPITA,
  PRODUCTION,
  PROTEIN_PER_CAPITA,
  VALUE_INT_DOLLARS,
} from '#catalog/elements/codes.ts';
import { GRAND_TOTAL, LIVE_ANIMALS, POPULATION_ITEM, PRIMARY_CROPS } from '#catalog/items/codes.ts';
import { area, element } from '../shared-columns.ts';
import { bytes, integer, table } from '../table.ts';

/** Figures: a row holds all areas and years of an item and element. Every answer is read from these rows. */
export const figureTables = [
  table('figure_column', {
    about: "All figures of an item and element, in the element's unit.",
    columns: {
      indicator: integer(
        `food-balance item, production item, land-use item, ${GRAND_TOTAL} grand total, ${PRIMARY_CROPS} all primary crops, ${POPULATION_ITEM} population, ${LIVE_ANIMALS} sums of livestock, items of animals, their products and fodder crops`,
      ),
      element,
      body: bytes('the figures: deflated JSON, see [A column of figures](data.md#a-column-of-figures)'),
      sums: bytes(
        'whose figures the computed aggregates take, each its own members: deflated JSON, for each year it, the codes of the areas with a figure and those of the areas that are known to have nothing of it, which count in means and in the other part of a share; empty where none is computed',
      ).nullable(),
    },
    key: ['indicator', 'element'],
  }),
  table('ranking_column', {
    about:
      'Every crop that an area ranks by a measured element, with its values in all years. Ranks are dense (1, 1, 2) and follow from the values.',
    columns: {
      element: integer(
        `among food crops ${ENERGY_PER_CAPITA} energy, ${PROTEIN_PER_CAPITA} protein, ${FOOD_PER_CAPITA} quantity (14 for aggregates); among primary crops ${AREA_HARVESTED} area, ${PRODUCTION} production, ${VALUE_INT_DOLLARS} value`,
      ),
      area,
      body: bytes('the same kind of column, with food-balance or production items in the place of areas'),
    },
    key: ['element', 'area'],
  }),
] as const;
