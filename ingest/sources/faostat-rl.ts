import { LAND_USE_AREA } from '#catalog/elements/codes.ts';
import { faostatLayout, type Source } from '../steps/source.ts';

/** Land use: country, agricultural, crop and arable land. */
export const faostatRl: Source = {
  key: 'faostat-rl',
  publisher: 'FAO',
  title: 'FAOSTAT Land Use',
  url: 'https://www.fao.org/faostat/en/#data/RL',
  licence: 'CC-BY-4.0',
  computed: false,
  domain: 'land',
  file: /^Inputs_LandUse_E_All_Data/i,
  signature: { headers: ['Item Code', 'Element Code'], elements: [LAND_USE_AREA] },
  priority: 1,
  layout: faostatLayout,
};
