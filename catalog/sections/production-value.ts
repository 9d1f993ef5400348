import type { Section } from '../section.ts';
import { both, scoped } from './scoped.ts';

const base = { base: 'production-value.base.152' } as const;

export const productionValue: Section = {
  id: 'production-value',
  number: 3,
  group: 'production',
  words: 'production-value',
  tableSuffix: 'production_value',
  indicator: 'production',
  mapElements: [both(152), both(121), both(122)],
  worldShare: { of: [152], element: 121 },
  sources: ['faostat-qv', 'faostat-qv-derived', 'faostat-population', 'world-population'],
  caveats: [
    'production-value.computed.text',
    'production-value.base.152.info',
    'production-value.base.58.info',
    'production-value.base.57.info',
  ],
  fallbackYears: [2022, 2020],
  findings: [
    { key: 'finding', values: { value: both(152), share: both(122) }, words: base },
    { key: 'finding.value', values: { value: both(152) }, words: base },
  ],
  blocks: [
    { kind: 'map', id: 'map' },
    { kind: 'podium', id: 'podium', rankings: [scoped(123, 124)] },
    { kind: 'percentages', id: 'shares', elements: [both(121), both(122)] },
    { kind: 'value', id: 'gross-value', element: both(152) },
    { kind: 'value', id: 'current-value', element: both(57) },
    {
      kind: 'charts',
      id: 'charts',
      charts: [
        {
          id: 'value',
          series: [
            { element: both(152), mark: 'bar', axis: 'left', colour: 'production' },
            { element: both(122), mark: 'line', axis: 'right', colour: 'ratio', dashed: true },
          ],
        },
        {
          id: 'price-bases',
          series: [
            { element: both(57), mark: 'line', axis: 'left', colour: 'exports' },
            { element: both(58), mark: 'line', axis: 'left', colour: 'seed' },
            { element: both(152), mark: 'line', axis: 'right', colour: 'production', dashed: true },
          ],
        },
      ],
    },
    { kind: 'countries', id: 'countries' },
  ],
};
