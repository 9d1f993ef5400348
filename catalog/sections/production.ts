import * as codes from '../elements/codes.ts';
import type { Section } from '../section.ts';
import { both, scoped } from './scoped.ts';

export const production = {
  id: 'production',
  number: 2,
  group: 'production',
  words: ['elements', 'items-production'],
  tableSuffix: 'production',
  indicator: 'production',
  mapElements: [both(codes.PRODUCTION), both(codes.YIELD), both(codes.WORLD_PRODUCTION_SHARE)],
  worldShare: { of: [codes.PRODUCTION], element: codes.WORLD_PRODUCTION_SHARE },
  sources: ['faostat-qcl', 'faostat-population', 'world-population'],
  caveats: [
    { key: 'production.charts.production.info', figures: ['chart-production'] },
    {
      key: 'production.yield.info',
      figures: ['glance', 'chart-production', 'decomposition'],
      elements: [codes.YIELD],
    },
  ],
  fallbackYears: [2022, 2020],
  findings: [
    { key: 'finding', values: { value: both(codes.PRODUCTION), yield: both(codes.YIELD) } },
    { key: 'finding.production', values: { value: both(codes.PRODUCTION) } },
    { key: 'finding.yield', values: { yield: both(codes.YIELD) } },
  ],
  blocks: [
    { kind: 'map', id: 'map' },
    {
      kind: 'glance',
      id: 'glance',
      figures: [
        { id: 'quantity', element: both(codes.PRODUCTION) },
        { id: 'area', element: both(codes.AREA_HARVESTED) },
        { id: 'yield', element: both(codes.YIELD) },
        {
          id: 'world',
          element: both(codes.WORLD_PRODUCTION_SHARE),
          also: both(codes.WORLD_AREA_SHARE),
          notOfWorld: 'figure',
        },
        { id: 'largest', largest: codes.PRODUCTION },
      ],
    },
    {
      kind: 'podium',
      id: 'podium',
      rankings: [
        scoped(codes.PRODUCTION_RANK, codes.PRODUCTION_RANK_AGGREGATE),
        scoped(codes.AREA_RANK, codes.AREA_RANK_AGGREGATE),
      ],
    },
    { kind: 'continents', id: 'continents' },
    {
      kind: 'charts',
      id: 'charts',
      charts: [
        {
          id: 'production',
          reads: [both(codes.AREA_HARVESTED)],
          series: [
            { element: both(codes.PRODUCTION), mark: 'bar', axis: 'left', colour: 'production' },
            { element: both(codes.YIELD), mark: 'line', axis: 'right', colour: 'ratio' },
          ],
        },
        {
          id: 'area-yield',
          series: [{ element: both(codes.AREA_HARVESTED), mark: 'bar', axis: 'left', colour: 'seed' }],
        },
      ],
    },
    {
      kind: 'decomposition',
      id: 'decomposition',
      product: both(codes.PRODUCTION),
      factor: both(codes.AREA_HARVESTED),
    },
    { kind: 'countries', id: 'countries' },
  ],
} as const satisfies Section;
