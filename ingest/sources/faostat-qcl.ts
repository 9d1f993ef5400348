import { AREA_HARVESTED, PRODUCTION, YIELD, YIELD_HECTOGRAMS } from '#catalog/elements/codes.ts';
import { faostat, faostatFile } from '../steps/publishers.ts';
import type { Source } from '../steps/source.ts';

/** Area harvested, production, yield and stocks. */
export const faostatQcl: Source = {
  key: 'faostat-qcl',
  ...faostat('QCL'),
  title: 'FAOSTAT Crops and Livestock Products',
  domain: 'production',
  names: ['Production_Crops_Livestock_E_All_Data', 'Production_Crops_E_All_Data'],
  download: faostatFile('Production_Crops_Livestock'),
  signature: {
    headers: ['Item Code', 'Element Code'],
    elements: [AREA_HARVESTED, PRODUCTION, YIELD, YIELD_HECTOGRAMS],
  },
  priority: 1,
};
