import { faostat } from '../steps/publishers.ts';
import type { Source } from '../steps/source.ts';

/** Trade values summed from the trade matrix: a lower bound. */
export const faostatTclDerived: Source = {
  key: 'faostat-tcl-derived',
  ...faostat('TM'),
  title: 'Trade values, lower bound computed from the Detailed Trade Matrix',
  computed: true,
  domain: 'production',
  names: ['TCL_values_lower-bound_from_TM'],
  // FAO's own file has the same columns and elements; only the note distinguishes them.
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
};
