import {
  AGRICULTURAL_LAND,
  ARABLE_LAND,
  AREA_HARVESTED,
  AREA_RANK,
  AREA_RANK_AGGREGATE,
  AREA_SHARE,
  CROPLAND,
  CROPLAND_PER_INHABITANT,
  PASTURES,
  WORLD_AREA_SHARE,
} from '../elements/codes.ts';
import type { Section } from '../section.ts';
import { both, scoped } from './scoped.ts';

export const surfaceContext = {
  id: 'surface-context',
  number: 1,
  group: 'production',
  words: ['elements', 'items-production'],
  tableSuffix: 'surface_context',
  indicator: 'production',
  mapElements: [both(AREA_HARVESTED), both(AREA_SHARE), both(WORLD_AREA_SHARE)],
  worldShare: { of: [AREA_HARVESTED], element: WORLD_AREA_SHARE },
  sources: ['faostat-qcl', 'faostat-rl', 'faostat-population', 'world-population'],
  caveats: [
    { key: 'surface-context.charts.area.info', figures: ['chart-area'] },
    'surface-context.area.info',
    { key: 'surface-context.charts.land-use.info', figures: ['chart-land-use'] },
  ],
  fallbackYears: [2022, 2020],
  findings: [
    { key: 'finding', values: { value: both(AREA_HARVESTED), share: both(AREA_SHARE) } },
    { key: 'finding.area', values: { value: both(AREA_HARVESTED) } },
  ],
  blocks: [
    { kind: 'map', id: 'map' },
    {
      kind: 'glance',
      id: 'glance',
      figures: [
        { id: 'area', element: both(AREA_HARVESTED) },
        { id: 'share', element: both(AREA_SHARE) },
        { id: 'cropland-per-inhabitant', element: both(CROPLAND_PER_INHABITANT) },
        { id: 'world', element: both(WORLD_AREA_SHARE), notOfWorld: 'figure' },
        { id: 'largest', largest: AREA_HARVESTED },
      ],
    },
    { kind: 'podium', id: 'podium', rankings: [scoped(AREA_RANK, AREA_RANK_AGGREGATE)] },
    { kind: 'continents', id: 'continents' },
    {
      kind: 'charts',
      id: 'charts',
      charts: [
        {
          id: 'area',
          finds: true,
          series: [
            { element: both(AREA_HARVESTED), mark: 'bar', axis: 'left', colour: 'production' },
            { element: both(AREA_SHARE), mark: 'line', axis: 'right', colour: 'ratio' },
          ],
        },
        {
          id: 'land-use',
          series: [
            { element: both(AGRICULTURAL_LAND), mark: 'line', axis: 'left', colour: 'other' },
            { element: both(PASTURES), mark: 'line', axis: 'left', colour: 'seed' },
            { element: both(CROPLAND), mark: 'line', axis: 'left', colour: 'production' },
            { element: both(ARABLE_LAND), mark: 'line', axis: 'left', colour: 'exports' },
            {
              element: both(CROPLAND_PER_INHABITANT),
              mark: 'line',
              axis: 'right',
              colour: 'ratio',
            },
          ],
        },
      ],
    },
    { kind: 'countries', id: 'countries' },
  ],
} as const satisfies Section;
