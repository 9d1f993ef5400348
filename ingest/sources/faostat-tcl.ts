import { EXPORT_VALUE, IMPORT_VALUE } from '#catalog/elements/codes.ts';
import { faostat, faostatFile } from '../steps/publishers.ts';
import type { Source } from '../steps/source.ts';

/** Trade of each country with all others together, as published: values and quantities. */
export const faostatTcl: Source = {
  key: 'faostat-tcl',
  ...faostat('TCL'),
  title: 'FAOSTAT Crops and Livestock Products (trade)',
  domain: 'production',
  // The name was written with a further underscore until 2021.
  names: ['Trade_CropsLivestock_E_All_Data', 'Trade_Crops_Livestock_E_All_Data'],
  download: faostatFile('Trade_CropsLivestock'),
  signature: { headers: ['Area Code', 'Item Code', 'Element Code'], elements: [IMPORT_VALUE, EXPORT_VALUE] },
  priority: 5,
};
