import type { WorldSumReason } from '#catalog/world-sum-reasons.ts';
import { element, indicator, year } from '../shared-columns.ts';
import { integer, real, table, text } from '../table.ts';

/** Facts of an element as a whole: its years, its classes, its sums. */
export const coverageTables = [
  table('world_sum', {
    about:
      "The World's figure beside the sum of the countries of the same year, with the reason where they differ; of elements whose amounts add up.",
    columns: {
      indicator,
      element,
      year,
      world: real("the World's figure"),
      countries_sum: real('sum over countries and former states of the year'),
      countries: integer('how many they are'),
      reason: text<WorldSumReason>(
        'why the two differ: `equal`, `rounding`, `one-side`, `few-countries`, `mixed-sources`, `published-otherwise`',
      ),
    },
    key: ['indicator', 'element', 'year'],
  }),
  table('coverage', {
    about: 'What exists for an indicator and element in a year: years list, counts, default year.',
    columns: {
      indicator,
      element,
      year,
      countries: integer('countries with a value'),
      regions: integer('regions with a value'),
      is_default: integer<0 | 1>(
        "1 for the newest year with at least 80 % of the best-covered year's countries (regions, for elements of aggregates alone)",
      ),
    },
    key: ['indicator', 'element', 'year'],
  }),
  table('breaks', {
    about:
      'Class limits of the map; `year` 0 means over all years. `limits` is a JSON list of rising numbers.',
    columns: {
      indicator,
      element,
      year: integer('0 is over all years'),
      limits: text('JSON list of at most six rounded, rising class limits (`domain/class-limits.ts`)'),
      has_zero: integer<0 | 1>('1 when real zeros occur, which then have their own first class'),
    },
    key: ['indicator', 'element', 'year'],
  }),
] as const;
