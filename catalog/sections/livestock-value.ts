import type { Section } from '../section.ts';
import { both } from './scoped.ts';

/** What milk and meat of grazing animals are worth, where FAO publishes it or it can be computed. */
export const livestockValue: Section = {
  id: 'livestock-value',
  slug: 'production-value',
  number: 13,
  group: 'production',
  words: 'livestock',
  tableSuffix: 'production_value',
  indicator: 'production',
  mapElements: [both(260), both(261), both(262), both(263), both(266), both(267), both(264), both(265)],
  worldShare: { of: [260], element: 266 },
  sources: ['faostat-qv', 'faostat-qv-derived'],
  caveats: [
    'livestock-value.computed',
    'livestock-value.charts.value.info',
    'livestock-value.charts.dollars.info',
  ],
  fallbackYears: [2022, 2020],
  findings: [
    { key: 'finding', values: { milk: both(260), meat: both(261) } },
    { key: 'finding.milk', values: { milk: both(260) } },
    { key: 'finding.meat', values: { meat: both(261) } },
  ],
  blocks: [
    { kind: 'map', id: 'map' },
    { kind: 'percentages', id: 'shares', elements: [both(266), both(267)] },
    { kind: 'value', id: 'milk', element: both(260) },
    { kind: 'value', id: 'meat', element: both(261) },
    {
      kind: 'charts',
      id: 'charts',
      charts: [
        {
          id: 'value',
          series: [
            { element: both(260), mark: 'bar', axis: 'left', colour: 'production' },
            { element: both(261), mark: 'bar', axis: 'left', colour: 'losses' },
            { element: both(262), mark: 'bar', axis: 'left', colour: 'exports' },
            { element: both(263), mark: 'bar', axis: 'left', colour: 'imports' },
          ],
        },
        {
          id: 'dollars',
          series: [
            { element: both(264), mark: 'line', axis: 'left', colour: 'production' },
            { element: both(265), mark: 'line', axis: 'left', colour: 'losses' },
          ],
        },
      ],
    },
  ],
};
