import { VALUE_INT_DOLLARS } from '#catalog/elements/codes.ts';
import { faostatLayout, type Source } from '../steps/source.ts';

/** Gross production value computed from production and implied international prices, where FAO's own is missing. */
export const faostatQvDerived: Source = {
  key: 'faostat-qv-derived',
  publisher: 'FAO',
  title: 'Gross production value computed from production and implied international prices',
  url: 'https://www.fao.org/faostat/en/#data/QV',
  licence: 'CC-BY-4.0',
  computed: true,
  domain: 'production',
  file: /^QV_GPV_constant_I\$_derived/i,
  signature: { headers: ['Item Code', 'Element Code', 'Computed'], elements: [VALUE_INT_DOLLARS] },
  priority: 4,
  layout: faostatLayout,
};
