import { faostatLayout, type Source } from '../steps/source.ts';

/** Trade values summed from the trade matrix: a lower bound. */
export const faostatTclDerived: Source = {
  key: 'faostat-tcl-derived',
  publisher: 'FAO',
  title: 'Trade values, lower bound computed from the Detailed Trade Matrix',
  url: 'https://www.fao.org/faostat/en/#data/TM',
  licence: 'CC-BY-4.0',
  computed: true,
  domain: 'production',
  file: /^TCL_values_lower-bound_from_TM/i,
  signature: { headers: ['Item Code', 'Element Code'], elements: [5622, 5922] },
  priority: 6,
  layout: faostatLayout,
};
