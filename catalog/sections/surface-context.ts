import * as codes from '../elements/codes.ts';
import type { Section } from '../section.ts';
import { both, scoped } from './scoped.ts';

export const surfaceContext = {
  id: 'surface-context',
  number: 1,
  group: 'production',
  words: ['elements', 'items-production'],
  tableSuffix: 'surface_context',
  indicator: 'production',
  mapElements: [both(codes.AREA_HARVESTED), both(codes.AREA_SHARE), both(codes.WORLD_AREA_SHARE)],
  worldShare: { of: [codes.AREA_HARVESTED], element: codes.WORLD_AREA_SHARE },
  sources: ['faostat-qcl', 'faostat-rl', 'faostat-population', 'world-population'],
  caveats: [
    { key: 'surface-context.charts.area.info', figures: ['chart-area'] },
    'surface-context.area.info',
    { key: 'surface-context.charts.land-use.info', figures: ['chart-land-use'] },
  ],
  fallbackYears: [2022, 2020],
  findings: [
    { key: 'finding', values: { value: both(codes.AREA_HARVESTED), share: both(codes.AREA_SHARE) } },
    { key: 'finding.area', values: { value: both(codes.AREA_HARVESTED) } },
  ],
  blocks: [
    { kind: 'map', id: 'map' },
    {
      kind: 'glance',
      id: 'glance',
      figures: [
        { id: 'area', element: both(codes.AREA_HARVESTED) },
        { id: 'share', element: both(codes.AREA_SHARE) },
        { id: 'cropland-per-inhabitant', element: both(codes.CROPLAND_PER_INHABITANT) },
        { id: 'world', element: both(codes.WORLD_AREA_SHARE), notOfWorld: 'figure' },
        { id: 'largest', largest: codes.AREA_HARVESTED },
      ],
    },
    { kind: 'podium', id: 'podium', rankings: [scoped(codes.AREA_RANK, codes.AREA_RANK_AGGREGATE)] },
    { kind: 'continents', id: 'continents' },
    {
      kind: 'charts',
      id: 'charts',
      charts: [
        {
          id: 'area',
          series: [
            { element: both(codes.AREA_HARVESTED), mark: 'bar', axis: 'left', colour: 'production' },
            { element: both(codes.AREA_SHARE), mark: 'line', axis: 'right', colour: 'ratio' },
          ],
        },
        {
          id: 'land-use',
          series: [
            { element: both(codes.AGRICULTURAL_LAND), mark: 'line', axis: 'left', colour: 'other' },
            { element: both(codes.PASTURES), mark: 'line', axis: 'left', colour: 'seed' },
            { element: both(codes.CROPLAND), mark: 'line', axis: 'left', colour: 'production' },
            { element: both(codes.ARABLE_LAND), mark: 'line', axis: 'left', colour: 'exports' },
            { element: both(codes.CROPLAND_PER_INHABITANT), mark: 'line', axis: 'right', colour: 'ratio' },
          ],
        },
      ],
    },
    { kind: 'countries', id: 'countries' },
  ],
} as const satisfies Section;
