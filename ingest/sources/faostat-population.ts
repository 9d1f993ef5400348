import { POPULATION } from '#catalog/elements/codes.ts';
import { faostatLayout, type Source } from '../steps/source.ts';

/** Population in thousand persons, the denominator of every per-inhabitant figure and share of population. */
export const faostatPopulation: Source = {
  key: 'faostat-population',
  publisher: 'FAO',
  title: 'FAOSTAT Annual Population',
  url: 'https://www.fao.org/faostat/en/#data/OA',
  licence: 'CC-BY-4.0',
  computed: false,
  domain: 'population',
  file: /^Population_E_All_Data/i,
  signature: { headers: ['Item Code', 'Element Code'], elements: [POPULATION] },
  priority: 1,
  layout: faostatLayout,
};
