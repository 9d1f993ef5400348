import * as codes from '../elements/codes.ts';
import type { Section, SeriesDefinition } from '../section.ts';
import { both } from './scoped.ts';

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
    both(codes.CATTLE),
    both(codes.BUFFALOES),
    both(codes.SHEEP),
    both(codes.GOATS),
    both(codes.HORSES),
    both(codes.ASSES),
    both(codes.MULES),
    both(codes.CAMELS),
    both(codes.OTHER_CAMELIDS),
    both(codes.GRAZING_LIVESTOCK),
    both(codes.STOCKING_DENSITY),
    both(codes.PASTURES),
    both(codes.PASTURE_SHARE),
  ],
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
  named: [
    codes.CATTLE,
    codes.BUFFALOES,
    codes.SHEEP,
    codes.GOATS,
    codes.HORSES,
    codes.ASSES,
    codes.MULES,
    codes.CAMELS,
    codes.OTHER_CAMELIDS,
    codes.GRAZING_LIVESTOCK,
  ],
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
            ...animals.map(
              ([element, colour]): SeriesDefinition => ({
                element: both(element),
                mark: 'bar',
                axis: 'left',
                colour,
                cutNonPositive: true,
              }),
            ),
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
