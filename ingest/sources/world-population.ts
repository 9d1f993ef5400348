import type { Source } from '../steps/source.ts';

/** Population of states in years for which FAO has none: China (mainland) and successors before their first year. */
export const worldPopulation: Source = {
  key: 'world-population',
  publisher: 'World Bank',
  title: 'World Development Indicators, population (SP.POP.TOTL)',
  url: 'https://data.worldbank.org/indicator/SP.POP.TOTL',
  licence: 'CC-BY-4.0',
  computed: false,
  domain: 'population',
  file: /^(sp\.pop\.totl\.csv|(WDI|API)_SP\.POP\.TOTL.*)$/i,
  signature: { headers: ['Country Code', 'Country Name', 'Value'], elements: [] },
  priority: 2,
  layout: {
    area: ['Country Code'],
    areaCode: 'code',
    item: { constant: '3010' },
    element: { constant: 511 },
    year: ['Year'],
    unit: { constant: 'persons' },
    value: ['Value'],
    optional: { flag: [], partner: [], months: [] },
  },
};
