import { EXPORT_VALUE, IMPORT_VALUE } from '#catalog/elements/codes.ts';
import { faostatLayout, type Source } from '../steps/source.ts';

/** Trade of each country with all others together, as published: values and quantities. */
export const faostatTcl: Source = {
  key: 'faostat-tcl',
  publisher: 'FAO',
  title: 'FAOSTAT Crops and Livestock Products (trade)',
  url: 'https://www.fao.org/faostat/en/#data/TCL',
  licence: 'CC-BY-4.0',
  computed: false,
  domain: 'production',
  // The name was written with a further underscore until 2021.
  file: /^Trade_Crops_?Livestock_E_All_Data/i,
  signature: { headers: ['Area Code', 'Item Code', 'Element Code'], elements: [IMPORT_VALUE, EXPORT_VALUE] },
  priority: 5,
  layout: faostatLayout,
};
