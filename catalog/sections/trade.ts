import type { Section } from '../section.ts';
import { both } from './scoped.ts';

const imports = { flow: '1', colour: 'imports' } as const;
const exports_ = { flow: '2', colour: 'exports' } as const;

/** Unit values beside what they are made of. */
const unitValues = [
  { element: both(132), mark: 'line', axis: 'right', ...imports, dashed: true },
  { element: both(133), mark: 'line', axis: 'right', ...exports_, dashed: true },
] as const;

export const trade: Section = {
  id: 'trade',
  number: 6,
  group: 'trade',
  tableSuffix: 'trade',
  indicator: 'production',
  mapElements: [both(5622), both(5922), both(5610), both(5910), both(131), both(132), both(133)],
  sources: ['faostat-tcl', 'faostat-tcl-derived', 'faostat-tm', 'faostat-fbs', 'faostat-fbsh'],
  caveats: [
    'trade.bound.text',
    'trade.bound.compare',
    'trade.charts.quantity.info',
    'trade.unit-value.info',
    'trade.mirror.info',
  ],
  fallbackYears: [2022, 2020],
  findings: [
    { key: 'finding', values: { imports: both(5622), exports: both(5922) } },
    { key: 'finding.imports', values: { value: both(5622) } },
    { key: 'finding.exports', values: { value: both(5922) } },
  ],
  blocks: [
    { kind: 'map', id: 'map' },
    { kind: 'flow', id: 'flow' },
    {
      kind: 'charts',
      id: 'charts',
      oneAtATime: true,
      charts: [
        {
          id: 'value',
          series: [
            { element: both(5622), mark: 'bar', axis: 'left', ...imports },
            { element: both(5922), mark: 'bar', axis: 'left', ...exports_, negate: true },
            ...unitValues,
          ],
        },
        {
          id: 'quantity',
          series: [
            { element: both(5610), mark: 'bar', axis: 'left', ...imports },
            { element: both(5910), mark: 'bar', axis: 'left', ...exports_, negate: true },
            ...unitValues,
          ],
        },
        { id: 'balance', series: [{ element: both(131), mark: 'bar', axis: 'left', colour: 'ratio' }] },
        {
          id: 'unit-value',
          series: [
            { element: both(132), mark: 'line', axis: 'left', ...imports },
            { element: both(133), mark: 'line', axis: 'left', ...exports_ },
          ],
        },
      ],
    },
    { kind: 'value', id: 'imports', element: both(5622), flow: '1' },
    { kind: 'value', id: 'exports', element: both(5922), flow: '2' },
    { kind: 'value', id: 'trade-balance', element: both(131), reads: 'balance' },
    {
      kind: 'value',
      id: 'unit-value',
      element: both(133),
      reads: 'flow',
      ofFlow: { '1': both(132), '2': both(133) },
    },
    { kind: 'traders', id: 'traders' },
    { kind: 'partners', id: 'partners' },
  ],
};
