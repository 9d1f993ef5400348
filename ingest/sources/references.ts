import { fao } from '../steps/publishers.ts';
import type { Reference } from '../steps/source.ts';

/** Lists of codes that `mappings/areas.csv` is checked against whenever they are at hand. */
export const references: readonly Reference[] = [
  {
    key: 'faostat-country-groups',
    publisher: fao,
    title: 'FAOSTAT definitions, country groups',
    url: 'https://www.fao.org/faostat/en/#definitions',
    licence: 'CC-BY-4.0',
    names: ['faostat_definitions_country_region'],
    headers: ['Country Code', 'M49 Code', 'ISO3 Code'],
    check: { code: 'Country Code', areaCode: 'fao', m49: 'M49 Code' },
  },
  {
    key: 'country-codes',
    publisher: 'Datahub.io',
    title: 'Comprehensive country codes',
    url: 'https://datahub.io/core/country-codes',
    licence: 'PDDL-1.0',
    names: ['country-codes.csv'],
    headers: ['ISO3166-1-Alpha-3', 'M49'],
    check: { code: 'ISO3166-1-Alpha-3', areaCode: 'code', m49: 'M49' },
  },
  {
    key: 'countries-mledoze',
    publisher: 'Mohammed Le Doze',
    title: 'World countries in JSON, CSV and XML',
    url: 'https://github.com/mledoze/countries',
    licence: 'ODbL-1.0',
    names: ['mledoze_countries.csv'],
    headers: ['cca3', 'ccn3'],
    check: { code: 'cca3', areaCode: 'code', m49: 'ccn3' },
  },
];
