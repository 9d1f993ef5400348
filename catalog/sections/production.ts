import {
  AREA_HARVESTED,
  AREA_RANK,
  AREA_RANK_AGGREGATE,
  PRODUCTION,
  PRODUCTION_RANK,
  PRODUCTION_RANK_AGGREGATE,
  WORLD_AREA_SHARE,
  WORLD_PRODUCTION_SHARE,
  YIELD,
} from '../elements/codes.ts';
import type { Section } from '../section.ts';
import { both, scoped } from './scoped.ts';

export const production = {
  id: 'production',
  number: 2,
  group: 'production',
  words: ['elements', 'items-production'],
  tableSuffix: 'production',
  indicator: 'production',
  mapElements: [both(PRODUCTION), both(YIELD), both(WORLD_PRODUCTION_SHARE)],
  worldShare: { of: [PRODUCTION], element: WORLD_PRODUCTION_SHARE },
  sources: ['faostat-qcl', 'faostat-population', 'world-population'],
  caveats: [
    { key: 'production.charts.production.info', figures: ['chart-production'] },
    {
      key: 'production.yield.info',
      figures: ['glance', 'chart-production', 'decomposition'],
      elements: [YIELD],
    },
  ],
  fallbackYears: [2022, 2020],
  findings: [
    { key: 'finding', values: { value: both(PRODUCTION), yield: both(YIELD) } },
    { key: 'finding.production', values: { value: both(PRODUCTION) } },
    { key: 'finding.yield', values: { yield: both(YIELD) } },
  ],
  blocks: [
    { kind: 'map', id: 'map' },
    {
      kind: 'glance',
      id: 'glance',
      figures: [
        { id: 'quantity', element: both(PRODUCTION) },
        { id: 'area', element: both(AREA_HARVESTED) },
        { id: 'yield', element: both(YIELD) },
        {
          id: 'world',
          element: both(WORLD_PRODUCTION_SHARE),
          also: both(WORLD_AREA_SHARE),
          notOfWorld: 'figure',
        },
        { id: 'largest', largest: PRODUCTION },
      ],
    },
    {
      kind: 'podium',
      id: 'podium',
      rankings: [scoped(PRODUCTION_RANK, PRODUCTION_RANK_AGGREGATE), scoped(AREA_RANK, AREA_RANK_AGGREGATE)],
    },
    { kind: 'continents', id: 'continents' },
    {
      kind: 'charts',
      id: 'charts',
      charts: [
        {
          id: 'production',
          finds: true,
          reads: [both(AREA_HARVESTED)],
          series: [
            { element: both(PRODUCTION), mark: 'bar', axis: 'left', colour: 'production' },
            { element: both(YIELD), mark: 'line', axis: 'right', colour: 'ratio' },
          ],
        },
        {
          id: 'area-yield',
          series: [
            { element: both(AREA_HARVESTED), mark: 'line', axis: 'left', colour: 'seed' },
            { element: both(YIELD), mark: 'line', axis: 'right', colour: 'ratio' },
          ],
        },
      ],
    },
    { kind: 'decomposition', id: 'decomposition', product: both(PRODUCTION), factor: both(AREA_HARVESTED) },
    { kind: 'countries', id: 'countries' },
  ],
} as const satisfies Section;
