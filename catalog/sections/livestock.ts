import {
  AGRICULTURAL_LAND,
  ASSES,
  BUFFALOES,
  CAMELS,
  CATTLE,
  GOATS,
  GRAZING_LIVESTOCK,
  HORSES,
  MULES,
  OTHER_CAMELIDS,
  PASTURE_SHARE,
  PASTURES,
  SHEEP,
  STOCKING_DENSITY,
  WORLD_LIVESTOCK_SHARE,
  WORLD_PASTURE_SHARE,
} from '../elements/codes.ts';
import type { Section, SeriesDefinition } from '../section.ts';
import { both } from './scoped.ts';

/** The animals in the order of their numbers in the World, and the colour of each in the stack. */
const animals: readonly (readonly [element: number, colour: string])[] = [
  [CATTLE, 'cattle'],
  [SHEEP, 'sheep'],
  [GOATS, 'goats'],
  [BUFFALOES, 'buffaloes'],
  [HORSES, 'horses'],
  [ASSES, 'asses'],
  [CAMELS, 'camels'],
  [OTHER_CAMELIDS, 'camelids'],
  [MULES, 'mules'],
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
    both(CATTLE),
    both(BUFFALOES),
    both(SHEEP),
    both(GOATS),
    both(HORSES),
    both(ASSES),
    both(MULES),
    both(CAMELS),
    both(OTHER_CAMELIDS),
    both(GRAZING_LIVESTOCK),
    both(STOCKING_DENSITY),
    both(PASTURES),
    both(PASTURE_SHARE),
  ],
  worldShare: { of: [GRAZING_LIVESTOCK], element: WORLD_LIVESTOCK_SHARE },
  sources: ['faostat-qcl', 'faostat-rl'],
  caveats: [
    { key: 'livestock.charts.herd.info', figures: ['glance', 'chart-herd'], elements: [GRAZING_LIVESTOCK] },
    { key: 'livestock.density.info', figures: ['glance'], elements: [STOCKING_DENSITY] },
    { key: 'livestock.charts.pastures.info', figures: ['chart-pastures'] },
  ],
  fallbackYears: [2022, 2020],
  named: [CATTLE, BUFFALOES, SHEEP, GOATS, HORSES, ASSES, MULES, CAMELS, OTHER_CAMELIDS, GRAZING_LIVESTOCK],
  findings: [
    { key: 'finding', values: { animals: both(GRAZING_LIVESTOCK), pastures: both(PASTURES) } },
    { key: 'finding.animals', values: { animals: both(GRAZING_LIVESTOCK) } },
    { key: 'finding.pastures', values: { pastures: both(PASTURES) } },
  ],
  blocks: [
    { kind: 'map', id: 'map' },
    {
      kind: 'glance',
      id: 'glance',
      figures: [
        { id: 'herd', element: both(GRAZING_LIVESTOCK) },
        { id: 'cattle', element: both(CATTLE) },
        { id: 'pastures', element: both(PASTURES), also: both(WORLD_PASTURE_SHARE), notOfWorld: 'also' },
        { id: 'pasture-share', element: both(PASTURE_SHARE) },
        { id: 'density', element: both(STOCKING_DENSITY) },
        { id: 'world', element: both(WORLD_LIVESTOCK_SHARE), notOfWorld: 'figure' },
        { id: 'largest', largest: GRAZING_LIVESTOCK },
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
            { element: both(STOCKING_DENSITY), mark: 'line', axis: 'right', colour: 'ratio' },
          ],
        },
        {
          id: 'pastures',
          series: [
            { element: both(AGRICULTURAL_LAND), mark: 'line', axis: 'left', colour: 'other' },
            { element: both(PASTURES), mark: 'line', axis: 'left', colour: 'seed' },
            { element: both(PASTURE_SHARE), mark: 'line', axis: 'right', colour: 'ratio' },
          ],
        },
      ],
    },
  ],
} as const satisfies Section;
