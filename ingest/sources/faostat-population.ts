import { POPULATION } from '#catalog/elements/codes.ts';
import { faostat, faostatFile } from '../steps/publishers.ts';
import type { Source } from '../steps/source.ts';

/** Population in thousand persons, the denominator of every per-inhabitant figure and share of population. */
export const faostatPopulation: Source = {
  key: 'faostat-population',
  ...faostat('OA'),
  title: 'FAOSTAT Annual Population',
  domain: 'population',
  names: ['Population_E_All_Data'],
  download: faostatFile('Population'),
  signature: { headers: ['Item Code', 'Element Code'], elements: [POPULATION] },
  priority: 1,
};
