import * as codes from '../elements/codes.ts';
import type { Section } from '../section.ts';
import { both, scoped } from './scoped.ts';

export const productionValue = {
  id: 'production-value',
  number: 3,
  group: 'production',
  words: ['elements', 'items-production'],
  tableSuffix: 'production_value',
  indicator: 'production',
  mapElements: [both(codes.VALUE_INT_DOLLARS), both(codes.WORLD_VALUE_SHARE), both(codes.VALUE_SHARE)],
  worldShare: { of: [codes.VALUE_INT_DOLLARS], element: codes.WORLD_VALUE_SHARE },
  sources: ['faostat-qv', 'faostat-qv-derived', 'faostat-population', 'world-population'],
  caveats: [
    'production-value.computed.text',
    'production-value.base.152.info',
    { key: 'production-value.base.58.info', figures: ['chart-price-bases'] },
    { key: 'production-value.base.57.info', figures: ['glance', 'chart-price-bases'] },
  ],
  fallbackYears: [2022, 2020],
  findings: [
    { key: 'finding', values: { value: both(codes.VALUE_INT_DOLLARS), share: both(codes.VALUE_SHARE) } },
    { key: 'finding.value', values: { value: both(codes.VALUE_INT_DOLLARS) } },
  ],
  blocks: [
    { kind: 'map', id: 'map' },
    {
      kind: 'glance',
      id: 'glance',
      figures: [
        { id: 'gross-value', element: both(codes.VALUE_INT_DOLLARS) },
        { id: 'current-value', element: both(codes.VALUE_CURRENT_DOLLARS) },
        { id: 'share', element: both(codes.VALUE_SHARE) },
        { id: 'world', element: both(codes.WORLD_VALUE_SHARE), notOfWorld: 'figure' },
        { id: 'largest', largest: codes.VALUE_INT_DOLLARS },
      ],
    },
    { kind: 'podium', id: 'podium', rankings: [scoped(codes.VALUE_RANK, codes.VALUE_RANK_AGGREGATE)] },
    { kind: 'continents', id: 'continents' },
    {
      kind: 'charts',
      id: 'charts',
      charts: [
        {
          id: 'value',
          series: [
            { element: both(codes.VALUE_INT_DOLLARS), mark: 'bar', axis: 'left', colour: 'production' },
            { element: both(codes.VALUE_SHARE), mark: 'line', axis: 'right', colour: 'ratio' },
          ],
        },
        {
          id: 'price-bases',
          series: [
            { element: both(codes.VALUE_CURRENT_DOLLARS), mark: 'line', axis: 'left', colour: 'exports' },
            { element: both(codes.VALUE_CONSTANT_DOLLARS), mark: 'line', axis: 'left', colour: 'seed' },
            { element: both(codes.VALUE_INT_DOLLARS), mark: 'line', axis: 'right', colour: 'production' },
          ],
        },
      ],
    },
    { kind: 'countries', id: 'countries' },
  ],
} as const satisfies Section;
