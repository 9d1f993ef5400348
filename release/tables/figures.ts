import {
  AREA_HARVESTED,
  ENERGY_PER_CAPITA,
  FOOD_PER_CAPITA,
  PRODUCTION,
  PROTEIN_PER_CAPITA,
  VALUE_INT_DOLLARS,
} from '#catalog/elements/codes.ts';
import { GRAND_TOTAL, LIVE_ANIMALS, POPULATION_ITEM, PRIMARY_CROPS } from '#catalog/items/codes.ts';
import { area, element, indicator, year } from '../shared-columns.ts';
import { integer, real, table, text } from '../table.ts';

/**
 * Figures, and what is made of them ahead. Every table is clustered for the question asked of it: a slice, a series and
 * a podium are each one contiguous range.
 */
export const figureTables = [
  table('observation', {
    about: "Figures: one row for each item, element, year and area, in the element's unit.",
    columns: {
      indicator: integer(
        `food-balance item, production item, land-use item, ${GRAND_TOTAL} grand total, ${PRIMARY_CROPS} all primary crops, ${POPULATION_ITEM} population, ${LIVE_ANIMALS} sums of livestock, items of animals, their products and fodder crops`,
      ),
      element,
      year,
      area,
      value: real("in the element's unit"),
      flag: text('one letter or empty, see [Flags](data.md#flags); for derived rows the worst of the inputs'),
      source: integer('`source.id`; empty for derived rows').nullable(),
      contributors: integer(
        'number of countries with a figure, where ingest computed an aggregate',
      ).nullable(),
      rank: integer(
        'rank among countries that have more or less than 0 (1, 1, 3); none of 0, of aggregates and of former states; of ranks, the smallest value is first',
      ).nullable(),
      percentile: real('share of countries with a value ≤ this one, 0–1; empty as `rank` is').nullable(),
      published: text(
        'the row as published when it was mapped or converted: item, element, unit, value, flag and area between bars',
      ).nullable(),
      edition: integer(
        "`edition.id`; of a derived row the set of its inputs' editions; empty where none is known",
      ).nullable(),
      held: real(
        'share of what the members had that the countries of a computed aggregate hold, 0.9–1; empty where they hold all',
      ).nullable(),
    },
    key: ['indicator', 'element', 'year', 'area'],
    indexes: {
      observation_series: ['indicator', 'area', 'element', 'year', 'value', 'flag', 'source', 'contributors'],
    },
  }),
  table('ranking', {
    about:
      'Rank of a crop in an area and year by a measured element: food crops by energy, protein or quantity, primary crops by area, production or value. The first four places and the crops of the catalog, as podiums show them.',
    columns: {
      element: integer(
        `among food crops ${ENERGY_PER_CAPITA} energy, ${PROTEIN_PER_CAPITA} protein, ${FOOD_PER_CAPITA} quantity (14 for aggregates); among primary crops ${AREA_HARVESTED} area, ${PRODUCTION} production, ${VALUE_INT_DOLLARS} value`,
      ),
      area,
      year,
      item: text('food-balance item or production item, as text'),
      ranking: integer("dense rank, 1 is the largest; the first four places and the catalog's crops"),
      value: real("in the element's unit"),
      ranked: integer('number of crops that the area and year rank'),
    },
    key: ['element', 'area', 'year', 'ranking', 'item'],
  }),
  table('ranking_list', {
    about:
      'The whole ranking of an area and year by a measured element, in one row: the crops from the largest value on, equal values by item. Ranks are dense (1, 1, 2) and follow from the values.',
    columns: {
      element: integer('as in `ranking`'),
      area,
      year,
      items: text('every ranked crop from the largest value on, with commas between them'),
      item_values: text("their values in the element's unit, with commas between them"),
      item_flags: text('their flags, one character each, a blank where there is none'),
    },
    key: ['element', 'area', 'year'],
  }),
  table('cube_column', {
    about:
      'All figures of an element once more, as cubes are answered: made of `observation`, so that a cube is read and not put together.',
    columns: {
      indicator,
      element,
      body: text(
        'JSON: areas, a row of values and a text of flags for each over the years of `coverage`, countries summed (`domain/columns/cube-columns.ts`)',
      ),
    },
    key: ['indicator', 'element'],
  }),
  table('podium_column', {
    about:
      "The podiums of a rank and a crop (`''`: of none), as JSON of `PodiumColumns` (`domain/columns`), made of `ranking`.",
    columns: {
      element: integer('the rank, such as 1 or 4'),
      crop: text('`beans`; empty for an indicator of no crop'),
      body: text('JSON: items, years, areas, places (`domain/columns/podium-columns.ts`)'),
    },
    key: ['element', 'crop'],
  }),
] as const;
