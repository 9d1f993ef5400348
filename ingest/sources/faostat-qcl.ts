import { AREA_HARVESTED, PRODUCTION, YIELD, YIELD_HECTOGRAMS } from '#catalog/elements/codes.ts';
import { faostatLayout, type Source } from '../steps/source.ts';

/** Area harvested, production, yield and stocks. */
export const faostatQcl: Source = {
  key: 'faostat-qcl',
  publisher: 'FAO',
  title: 'FAOSTAT Crops and Livestock Products',
  url: 'https://www.fao.org/faostat/en/#data/QCL',
  licence: 'CC-BY-4.0',
  computed: false,
  domain: 'production',
  file: /^Production_Crops(_Livestock)?_E_All_Data/i,
  signature: {
    headers: ['Item Code', 'Element Code'],
    elements: [AREA_HARVESTED, PRODUCTION, YIELD, YIELD_HECTOGRAMS],
  },
  priority: 1,
  layout: faostatLayout,
};
