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
  signature: { headers: ['Item Code', 'Element Code'], elements: [5312, 5510, 5412, 5419] },
  priority: 1,
  layout: faostatLayout,
};
