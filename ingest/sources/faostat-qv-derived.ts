import { VALUE_INT_DOLLARS } from '#catalog/elements/codes.ts';
import { faostat } from '../steps/publishers.ts';
import type { Source } from '../steps/source.ts';

/** Gross production value computed from production and implied international prices, where FAO's own is missing. */
export const faostatQvDerived: Source = {
  key: 'faostat-qv-derived',
  ...faostat('QV'),
  title: 'Gross production value computed from production and implied international prices',
  computed: true,
  domain: 'production',
  names: ['QV_GPV_constant_I$_derived'],
  signature: { headers: ['Item Code', 'Element Code', 'Computed'], elements: [VALUE_INT_DOLLARS] },
  priority: 4,
};
