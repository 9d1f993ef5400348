import type { ChartSeries, Section } from '../section.ts';
import { both } from './scoped.ts';

/** The animals in the order of their numbers in the World, and the colour of each in the stack. */
const animals: readonly (readonly [element: number, colour: string])[] = [
  [211, 'production'],
  [213, 'exports'],
  [214, 'imports'],
  [212, 'losses'],
  [215, 'horses'],
  [216, 'other'],
  [218, 'camels'],
  [219, 'camelids'],
  [217, 'mules'],
];

/** Livestock overview: what stands for surface context where the crop is eaten by animals instead of being counted. */
export const livestock: Section = {
  id: 'livestock',
  slug: 'surface-context',
  number: 11,
  group: 'production',
  words: 'livestock',
  tableSuffix: 'surface_context',
  indicator: 'production',
  mapElements: [
    both(211),
    both(212),
    both(213),
    both(214),
    both(215),
    both(216),
    both(217),
    both(218),
    both(219),
    both(210),
    both(222),
    both(204),
    both(223),
  ],
  worldShare: { of: [210], element: 221 },
  sources: ['faostat-qcl', 'faostat-rl'],
  caveats: ['livestock.charts.herd.info', 'livestock.density.info', 'livestock.charts.pastures.info'],
  fallbackYears: [2022, 2020],
  findings: [
    { key: 'finding', values: { animals: both(210), pastures: both(204) } },
    { key: 'finding.animals', values: { animals: both(210) } },
    { key: 'finding.pastures', values: { pastures: both(204) } },
  ],
  blocks: [
    { kind: 'map', id: 'map' },
    { kind: 'percentages', id: 'shares', elements: [both(221), both(224), both(223)] },
    { kind: 'value', id: 'cattle', element: both(211) },
    { kind: 'value', id: 'herd', element: both(210) },
    { kind: 'value', id: 'pastures', element: both(204) },
    { kind: 'value', id: 'density', element: both(222) },
    {
      kind: 'charts',
      id: 'charts',
      charts: [
        {
          id: 'herd',
          series: [
            ...animals.map(
              ([element, colour]): ChartSeries => ({
                element: both(element),
                mark: 'bar',
                axis: 'left',
                colour,
                cutNonPositive: true,
              }),
            ),
            { element: both(222), mark: 'line', axis: 'right', colour: 'ratio', dashed: true },
          ],
        },
        {
          id: 'pastures',
          series: [
            { element: both(201), mark: 'line', axis: 'left', colour: 'other' },
            { element: both(204), mark: 'line', axis: 'left', colour: 'seed' },
            { element: both(223), mark: 'line', axis: 'right', colour: 'ratio', dashed: true },
          ],
        },
      ],
    },
  ],
};
