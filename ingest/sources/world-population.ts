import { POPULATION } from '#catalog/elements/codes.ts';
import { POPULATION_ITEM } from '#catalog/items/codes.ts';
import { worldBank, worldBankFile } from '../steps/publishers.ts';
import type { Source } from '../steps/source.ts';

/**
 * Population of states in years for which FAO has none: China (mainland) and successors before their first year. It
 * comes as the World Bank packs it (a year a column, notes above the header) or tidied, a year a row. The tidy layout
 * names no indicator and is the same for all of them, so that it is known by its name alone.
 */
export const worldPopulation: Source = {
  key: 'world-population',
  ...worldBank('SP.POP.TOTL'),
  title: 'World Development Indicators, population (SP.POP.TOTL)',
  domain: 'population',
  download: worldBankFile('SP.POP.TOTL'),
  names: ['sp.pop.totl.csv', 'WDI_SP.POP.TOTL', 'API_SP.POP.TOTL'],
  signature: {
    headers: ['Country Code', 'Indicator Code'],
    elements: [],
    code: { column: 'Indicator Code', value: 'SP.POP.TOTL' },
  },
  priority: 2,
  layout: {
    area: ['Country Code'],
    areaCode: 'code',
    item: { constant: String(POPULATION_ITEM) },
    element: { constant: POPULATION },
    year: ['Year'],
    unit: { constant: 'persons' },
    value: ['Value'],
    optional: { flag: [], partner: [], months: [], note: [] },
  },
};
