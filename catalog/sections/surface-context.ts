import type { Section } from '../section.ts';
import { both, scoped } from './scoped.ts';

export const surfaceContext: Section = {
  id: 'surface-context',
  number: 1,
  group: 'production',
  words: 'surface-context',
  tableSuffix: 'surface_context',
  indicator: 'production',
  mapElements: [both(5312), both(101), both(102)],
  worldShare: { of: [5312], element: 102 },
  sources: ['faostat-qcl', 'faostat-rl', 'faostat-population', 'world-population'],
  caveats: [
    'surface-context.charts.area.info',
    'surface-context.area.info',
    'surface-context.charts.land-use.info',
  ],
  fallbackYears: [2022, 2020],
  findings: [
    { key: 'finding', values: { value: both(5312), share: both(101) } },
    { key: 'finding.area', values: { value: both(5312) } },
  ],
  blocks: [
    { kind: 'map', id: 'map' },
    { kind: 'podium', id: 'podium', rankings: [scoped(103, 104)] },
    { kind: 'percentages', id: 'shares', elements: [both(101), both(102)] },
    { kind: 'value', id: 'area', element: both(5312) },
    { kind: 'value', id: 'cropland-per-inhabitant', element: both(205) },
    {
      kind: 'charts',
      id: 'charts',
      charts: [
        {
          id: 'area',
          series: [
            { element: both(5312), mark: 'bar', axis: 'left', colour: 'production' },
            { element: both(101), mark: 'line', axis: 'right', colour: 'ratio', dashed: true },
          ],
        },
        {
          id: 'land-use',
          series: [
            { element: both(201), mark: 'line', axis: 'left', colour: 'other' },
            { element: both(204), mark: 'line', axis: 'left', colour: 'seed' },
            { element: both(202), mark: 'line', axis: 'left', colour: 'production' },
            { element: both(203), mark: 'line', axis: 'left', colour: 'exports' },
            { element: both(205), mark: 'line', axis: 'right', colour: 'ratio', dashed: true },
          ],
        },
      ],
    },
    { kind: 'countries', id: 'countries' },
  ],
};
