import * as codes from '../elements/codes.ts';
import type { Section } from '../section.ts';
import { both, stack } from './scoped.ts';

/** The animals in the order of their numbers in the World, and the colour of each in the stack. */
const animals: readonly (readonly [element: number, colour: string])[] = [
  [codes.CATTLE, 'cattle'],
  [codes.SHEEP, 'sheep'],
  [codes.GOATS, 'goats'],
  [codes.BUFFALOES, 'buffaloes'],
  [codes.HORSES, 'horses'],
  [codes.ASSES, 'asses'],
  [codes.CAMELS, 'camels'],
  [codes.OTHER_CAMELIDS, 'camelids'],
  [codes.MULES, 'mules'],
];

/** The same in the order of the map's options. */
const grazing = [
  codes.CATTLE,
  codes.BUFFALOES,
  codes.SHEEP,
  codes.GOATS,
  codes.HORSES,
  codes.ASSES,
  codes.MULES,
  codes.CAMELS,
  codes.OTHER_CAMELIDS,
];

/** Livestock overview: takes the place of surface context for a crop that animals eat. */
export const livestock = {
  id: 'livestock',
  slug: 'surface-context',
  number: 11,
  group: 'production',
  words: ['elements', 'elements-livestock', 'items-livestock'],
  tableSuffix: 'surface_context',
  indicator: 'production',
  mapElements: [
    ...grazing,
    codes.GRAZING_LIVESTOCK,
    codes.STOCKING_DENSITY,
    codes.PASTURES,
    codes.PASTURE_SHARE,
  ].map(both),
  worldShare: { of: [codes.GRAZING_LIVESTOCK], element: codes.WORLD_LIVESTOCK_SHARE },
  sources: ['faostat-qcl', 'faostat-rl'],
  caveats: [
    {
      key: 'livestock.charts.herd.info',
      figures: ['glance', 'chart-herd'],
      elements: [codes.GRAZING_LIVESTOCK],
    },
    { key: 'livestock.density.info', figures: ['glance'], elements: [codes.STOCKING_DENSITY] },
    { key: 'livestock.charts.pastures.info', figures: ['chart-pastures'] },
  ],
  fallbackYears: [2022, 2020],
  named: [...grazing, codes.GRAZING_LIVESTOCK],
  findings: [
    { key: 'finding', values: { animals: both(codes.GRAZING_LIVESTOCK), pastures: both(codes.PASTURES) } },
    { key: 'finding.animals', values: { animals: both(codes.GRAZING_LIVESTOCK) } },
    { key: 'finding.pastures', values: { pastures: both(codes.PASTURES) } },
  ],
  blocks: [
    { kind: 'map', id: 'map' },
    {
      kind: 'glance',
      id: 'glance',
      figures: [
        { id: 'herd', element: both(codes.GRAZING_LIVESTOCK) },
        { id: 'cattle', element: both(codes.CATTLE) },
        {
          id: 'pastures',
          element: both(codes.PASTURES),
          also: both(codes.WORLD_PASTURE_SHARE),
          notOfWorld: 'also',
        },
        { id: 'pasture-share', element: both(codes.PASTURE_SHARE) },
        { id: 'density', element: both(codes.STOCKING_DENSITY) },
        { id: 'world', element: both(codes.WORLD_LIVESTOCK_SHARE), notOfWorld: 'figure' },
        { id: 'largest', largest: codes.GRAZING_LIVESTOCK },
      ],
    },
    { kind: 'continents', id: 'continents' },
    {
      kind: 'charts',
      id: 'charts',
      charts: [
        {
          id: 'herd',
          series: [
            ...stack(animals),
            { element: both(codes.STOCKING_DENSITY), mark: 'line', axis: 'right', colour: 'ratio' },
          ],
        },
        {
          id: 'pastures',
          series: [
            { element: both(codes.AGRICULTURAL_LAND), mark: 'line', axis: 'left', colour: 'other' },
            { element: both(codes.PASTURES), mark: 'line', axis: 'left', colour: 'seed' },
            { element: both(codes.PASTURE_SHARE), mark: 'line', axis: 'right', colour: 'ratio' },
          ],
        },
      ],
    },
  ],
} as const satisfies Section;
