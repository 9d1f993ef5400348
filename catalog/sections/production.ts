import type { Section } from '../section.ts';
import { both, scoped } from './scoped.ts';

export const production: Section = {
  id: 'production',
  number: 2,
  group: 'production',
  tableSuffix: 'production',
  indicator: 'production',
  mapElements: [both(5510), both(5412), both(111)],
  worldShare: { of: [5510], element: 111 },
  sources: ['faostat-qcl', 'faostat-population', 'world-population'],
  caveats: ['production.charts.production.info', 'production.yield.info'],
  fallbackYears: [2022, 2020],
  findings: [
    { key: 'finding', values: { value: both(5510), yield: both(5412) } },
    { key: 'finding.production', values: { value: both(5510) } },
    { key: 'finding.yield', values: { yield: both(5412) } },
  ],
  blocks: [
    { kind: 'map', id: 'map' },
    { kind: 'podium', id: 'podium', rankings: [scoped(113, 114)] },
    { kind: 'percentages', id: 'shares', elements: [both(111), both(102)] },
    { kind: 'value', id: 'quantity', element: both(5510) },
    { kind: 'value', id: 'yield', element: both(5412) },
    {
      kind: 'charts',
      id: 'charts',
      charts: [
        {
          id: 'production',
          series: [
            { element: both(5510), mark: 'bar', axis: 'left', colour: 'production' },
            { element: both(5412), mark: 'line', axis: 'right', colour: 'ratio', dashed: true },
          ],
        },
        {
          id: 'area-yield',
          series: [
            { element: both(5312), mark: 'line', axis: 'left', colour: 'seed' },
            { element: both(5412), mark: 'line', axis: 'right', colour: 'ratio', dashed: true },
          ],
        },
      ],
    },
    { kind: 'decomposition', id: 'decomposition', product: both(5510), factor: both(5312) },
    { kind: 'countries', id: 'countries' },
  ],
};
