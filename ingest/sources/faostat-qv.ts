import { VALUE_CONSTANT_DOLLARS, VALUE_CURRENT_DOLLARS, VALUE_INT_DOLLARS } from '#catalog/elements/codes.ts';
import { faostatLayout, type Source } from '../steps/source.ts';

/** Gross production value as published. */
export const faostatQv: Source = {
  key: 'faostat-qv',
  publisher: 'FAO',
  title: 'FAOSTAT Value of Agricultural Production',
  url: 'https://www.fao.org/faostat/en/#data/QV',
  licence: 'CC-BY-4.0',
  computed: false,
  domain: 'production',
  file: /^Value_of_Production_E_All_Data/i,
  signature: {
    headers: ['Item Code', 'Element Code'],
    elements: [VALUE_INT_DOLLARS, VALUE_CONSTANT_DOLLARS, VALUE_CURRENT_DOLLARS],
  },
  priority: 3,
  layout: faostatLayout,
};
