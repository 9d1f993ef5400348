import {
  ALFALFA,
  BUFFALO_MEAT,
  BUFFALO_MILK,
  CAMEL_MEAT,
  CAMEL_MILK,
  CATTLE_MEAT,
  CATTLE_MILK,
  CLOVER,
  FODDER_AREA,
  FODDER_PRODUCTION,
  FORAGE_LEGUMES,
  FORAGE_MAIZE,
  GOAT_MEAT,
  GOAT_MILK,
  GRASSES,
  MEAT,
  MILK,
  SHEEP_MEAT,
  SHEEP_MILK,
  WORLD_MEAT_SHARE,
  WORLD_MILK_SHARE,
} from '../elements/codes.ts';
import type { Section, SeriesDefinition } from '../section.ts';
import { both } from './scoped.ts';

/** A stack of bars: elements from the bottom up, each with its colour. */
const stack = (parts: readonly (readonly [element: number, colour: string])[]): SeriesDefinition[] =>
  parts.map(([element, colour]) => ({
    element: both(element),
    mark: 'bar',
    axis: 'left',
    colour,
    cutNonPositive: true,
  }));

/** What forages become: milk and meat of the animals that eat them, and the fodder crops that FAO counted until 2011. */
export const livestockProducts = {
  id: 'livestock-products',
  slug: 'production',
  number: 12,
  group: 'production',
  words: ['elements', 'elements-livestock', 'items-livestock'],
  tableSuffix: 'production',
  indicator: 'production',
  mapElements: [
    both(CATTLE_MILK),
    both(BUFFALO_MILK),
    both(SHEEP_MILK),
    both(GOAT_MILK),
    both(CAMEL_MILK),
    both(MILK),
    both(CATTLE_MEAT),
    both(BUFFALO_MEAT),
    both(SHEEP_MEAT),
    both(GOAT_MEAT),
    both(CAMEL_MEAT),
    both(MEAT),
    both(FODDER_AREA),
    both(FODDER_PRODUCTION),
    both(FORAGE_MAIZE),
    both(ALFALFA),
    both(GRASSES),
    both(CLOVER),
    both(FORAGE_LEGUMES),
  ],
  worldShare: { of: [MILK], element: WORLD_MILK_SHARE },
  sources: ['faostat-qcl', 'faostat-fodder'],
  caveats: [
    { key: 'livestock-products.charts.milk.info', figures: ['chart-milk'], elements: [MILK] },
    { key: 'livestock-products.charts.fodder.info', figures: ['chart-fodder'] },
  ],
  fallbackYears: [2022, 2020],
  findings: [
    { key: 'finding', values: { milk: both(MILK), meat: both(MEAT) } },
    { key: 'finding.cattle', values: { milk: both(CATTLE_MILK), meat: both(CATTLE_MEAT) } },
    { key: 'finding.milk', values: { milk: both(CATTLE_MILK) } },
    { key: 'finding.meat', values: { meat: both(CATTLE_MEAT) } },
    { key: 'finding.fodder', values: { value: both(FODDER_AREA) } },
  ],
  blocks: [
    { kind: 'map', id: 'map' },
    {
      kind: 'glance',
      id: 'glance',
      figures: [
        { id: 'milk', element: both(MILK) },
        { id: 'meat', element: both(MEAT) },
        { id: 'cattle-milk', element: both(CATTLE_MILK) },
        { id: 'fodder', element: both(FODDER_AREA) },
        { id: 'world-milk', element: both(WORLD_MILK_SHARE), notOfWorld: 'figure' },
        { id: 'world-meat', element: both(WORLD_MEAT_SHARE), notOfWorld: 'figure' },
        { id: 'largest-milk', largest: MILK },
        { id: 'largest-meat', largest: MEAT },
      ],
    },
    { kind: 'continents', id: 'continents' },
    {
      kind: 'charts',
      id: 'charts',
      charts: [
        {
          id: 'milk',
          series: stack([
            [CATTLE_MILK, 'cattle'],
            [BUFFALO_MILK, 'buffaloes'],
            [GOAT_MILK, 'goats'],
            [SHEEP_MILK, 'sheep'],
            [CAMEL_MILK, 'camels'],
          ]),
        },
        {
          id: 'meat',
          series: stack([
            [CATTLE_MEAT, 'cattle'],
            [BUFFALO_MEAT, 'buffaloes'],
            [SHEEP_MEAT, 'sheep'],
            [GOAT_MEAT, 'goats'],
            [CAMEL_MEAT, 'camels'],
          ]),
        },
        {
          id: 'fodder',
          series: [
            ...stack([
              [FORAGE_MAIZE, 'exports'],
              [ALFALFA, 'production'],
              [GRASSES, 'imports'],
              [CLOVER, 'processing'],
              [FORAGE_LEGUMES, 'other'],
            ]),
            { element: both(FODDER_AREA), mark: 'line', axis: 'right', colour: 'ratio' },
          ],
        },
      ],
    },
  ],
} as const satisfies Section;
