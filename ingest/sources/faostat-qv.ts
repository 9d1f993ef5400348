import { VALUE_CONSTANT_DOLLARS, VALUE_CURRENT_DOLLARS, VALUE_INT_DOLLARS } from '#catalog/elements/codes.ts';
import { faostat, faostatFile } from '../steps/publishers.ts';
import type { Source } from '../steps/source.ts';

/** Gross production value as published. */
export const faostatQv: Source = {
  key: 'faostat-qv',
  ...faostat('QV'),
  title: 'FAOSTAT Value of Agricultural Production',
  domain: 'production',
  names: ['Value_of_Production_E_All_Data'],
  download: faostatFile('Value_of_Production'),
  signature: {
    headers: ['Item Code', 'Element Code'],
    elements: [VALUE_INT_DOLLARS, VALUE_CONSTANT_DOLLARS, VALUE_CURRENT_DOLLARS],
  },
  priority: 3,
};
