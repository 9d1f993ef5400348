import type { ChartSeries, Section } from '../section.ts';
import { both } from './scoped.ts';

/** A stack of bars: elements from the bottom up, each with its colour. */
const stack = (parts: readonly (readonly [element: number, colour: string])[]): ChartSeries[] =>
  parts.map(([element, colour]) => ({
    element: both(element),
    mark: 'bar',
    axis: 'left',
    colour,
    cutNonPositive: true,
  }));

/** What forages become: milk and meat of the animals that eat them, and the fodder crops that FAO counted until 2011. */
export const livestockProducts: Section = {
  id: 'livestock-products',
  slug: 'production',
  number: 12,
  group: 'production',
  words: 'livestock',
  tableSuffix: 'production',
  indicator: 'production',
  mapElements: [
    both(231),
    both(232),
    both(233),
    both(234),
    both(235),
    both(230),
    both(241),
    both(242),
    both(243),
    both(244),
    both(245),
    both(240),
    both(250),
    both(251),
    both(252),
    both(253),
    both(254),
    both(255),
    both(256),
  ],
  worldShare: { of: [230], element: 236 },
  sources: ['faostat-qcl', 'faostat-fodder'],
  caveats: ['livestock-products.charts.milk.info', 'livestock-products.charts.fodder.info'],
  fallbackYears: [2022, 2020],
  findings: [
    { key: 'finding', values: { milk: both(230), meat: both(240) } },
    { key: 'finding.cattle', values: { milk: both(231), meat: both(241) } },
    { key: 'finding.milk', values: { milk: both(231) } },
    { key: 'finding.meat', values: { meat: both(241) } },
    { key: 'finding.fodder', values: { area: both(250) } },
  ],
  blocks: [
    { kind: 'map', id: 'map' },
    { kind: 'percentages', id: 'shares', elements: [both(236), both(246)] },
    { kind: 'value', id: 'milk', element: both(230) },
    { kind: 'value', id: 'meat', element: both(240) },
    { kind: 'value', id: 'cattle-milk', element: both(231) },
    { kind: 'value', id: 'fodder', element: both(250) },
    {
      kind: 'charts',
      id: 'charts',
      charts: [
        {
          id: 'milk',
          series: stack([
            [231, 'production'],
            [232, 'losses'],
            [234, 'imports'],
            [233, 'exports'],
            [235, 'camels'],
          ]),
        },
        {
          id: 'meat',
          series: stack([
            [241, 'production'],
            [242, 'losses'],
            [243, 'exports'],
            [244, 'imports'],
            [245, 'camels'],
          ]),
        },
        {
          id: 'fodder',
          series: [
            ...stack([
              [252, 'exports'],
              [253, 'production'],
              [254, 'imports'],
              [255, 'losses'],
              [256, 'other'],
            ]),
            { element: both(250), mark: 'line', axis: 'right', colour: 'ratio', dashed: true },
          ],
        },
      ],
    },
  ],
};
