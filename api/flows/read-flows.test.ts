import { expect, it } from 'vitest';
import { sumUnreported } from './read-flows.ts';

it('adds up what partners report of the large countries without reports, each flow by itself', () => {
  const flow = { exported_flag: '', imported_flag: '' };
  const flows = [
    { ...flow, origin: 'USA', destination: 'MEX', exported: null, imported: 600 },
    { ...flow, origin: 'USA', destination: 'BRA', exported: null, imported: 40 },
    { ...flow, origin: 'BRA', destination: 'USA', exported: 30, imported: null },
    // Less than a thousandth of the 680.5 of all flows.
    { ...flow, origin: 'TUV', destination: 'BRA', exported: null, imported: 0.5 },
    { ...flow, origin: 'MEX', destination: 'BRA', exported: 9, imported: 10 },
  ];
  expect(sumUnreported(flows, ['BRA', 'MEX'])).toEqual([
    { flow: 1, area: 'USA', value: 30 },
    { flow: 2, area: 'USA', value: 640 },
  ]);
});
