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
  // FAO's own file has the same columns and elements; the note alone tells the two apart.
  signature: {
    headers: ['Item Code', 'Element Code', 'Note'],
    elements: [],
    code: {
      column: 'Note',
      value: 'DERIVED lower bound: sum of TM partners each >=5% of the reporter total',
    },
  },
  priority: 6,
  lowerBound: true,
  layout: faostatLayout,
};
