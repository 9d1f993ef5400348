import { LAND_USE_AREA } from '#catalog/elements/codes.ts';
import { faostat, faostatFile } from '../steps/publishers.ts';
import type { Source } from '../steps/source.ts';

/** Land use: country, agricultural, crop and arable land. */
export const faostatRl: Source = {
  key: 'faostat-rl',
  ...faostat('RL'),
  title: 'FAOSTAT Land Use',
  domain: 'land',
  names: ['Inputs_LandUse_E_All_Data'],
  download: faostatFile('Inputs_LandUse'),
  signature: { headers: ['Item Code', 'Element Code'], elements: [LAND_USE_AREA] },
  priority: 1,
};
