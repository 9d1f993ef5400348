import * as codes from '../elements/codes.ts';
import type { Section } from '../section.ts';
import { both, stack } from './scoped.ts';

const milks = [codes.CATTLE_MILK, codes.BUFFALO_MILK, codes.SHEEP_MILK, codes.GOAT_MILK, codes.CAMEL_MILK];
const meats = [codes.CATTLE_MEAT, codes.BUFFALO_MEAT, codes.SHEEP_MEAT, codes.GOAT_MEAT, codes.CAMEL_MEAT];
const fodder = [
  codes.FODDER_AREA,
  codes.FODDER_PRODUCTION,
  codes.FORAGE_MAIZE,
  codes.ALFALFA,
  codes.GRASSES,
  codes.CLOVER,
  codes.FORAGE_LEGUMES,
];

/** What forages become: milk and meat of the animals that eat them, and the fodder crops that FAO counted until 2011. */
export const livestockProducts = {
  id: 'livestock-products',
  slug: 'production',
  number: 12,
  group: 'production',
  words: ['elements', 'elements-livestock', 'items-livestock'],
  tableSuffix: 'production',
  indicator: 'production',
  mapElements: [codes.MILK, ...milks, ...meats, codes.MEAT, ...fodder].map(both),
  worldShare: { of: [codes.MILK], element: codes.WORLD_MILK_SHARE },
  sources: ['faostat-qcl', 'faostat-fodder'],
  caveats: [
    { key: 'livestock-products.charts.milk.info', figures: ['chart-milk'], elements: [codes.MILK] },
    { key: 'livestock-products.charts.fodder.info', figures: ['chart-fodder'] },
  ],
  fallbackYears: [2022, 2020],
  ofOtherSource: fodder,
  named: [...milks, codes.MILK, ...meats, codes.MEAT],
  findings: [
    { key: 'finding', values: { milk: both(codes.MILK), meat: both(codes.MEAT) } },
    { key: 'finding.cattle', values: { milk: both(codes.CATTLE_MILK), meat: both(codes.CATTLE_MEAT) } },
    { key: 'finding.milk', values: { milk: both(codes.CATTLE_MILK) } },
    { key: 'finding.meat', values: { meat: both(codes.CATTLE_MEAT) } },
    { key: 'finding.fodder', values: { value: both(codes.FODDER_AREA) } },
  ],
  blocks: [
    { kind: 'map', id: 'map' },
    {
      kind: 'glance',
      id: 'glance',
      figures: [
        { id: 'milk', element: both(codes.MILK) },
        { id: 'meat', element: both(codes.MEAT) },
        { id: 'cattle-milk', element: both(codes.CATTLE_MILK) },
        { id: 'fodder', element: both(codes.FODDER_AREA) },
        { id: 'world-milk', element: both(codes.WORLD_MILK_SHARE), notOfWorld: 'figure' },
        { id: 'world-meat', element: both(codes.WORLD_MEAT_SHARE), notOfWorld: 'figure' },
        { id: 'largest-milk', largest: codes.MILK },
        { id: 'largest-meat', largest: codes.MEAT },
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
            [codes.CATTLE_MILK, 'cattle'],
            [codes.BUFFALO_MILK, 'buffaloes'],
            [codes.GOAT_MILK, 'goats'],
            [codes.SHEEP_MILK, 'sheep'],
            [codes.CAMEL_MILK, 'camels'],
          ]),
        },
        {
          id: 'meat',
          series: stack([
            [codes.CATTLE_MEAT, 'cattle'],
            [codes.BUFFALO_MEAT, 'buffaloes'],
            [codes.SHEEP_MEAT, 'sheep'],
            [codes.GOAT_MEAT, 'goats'],
            [codes.CAMEL_MEAT, 'camels'],
          ]),
        },
        {
          id: 'fodder',
          series: [
            ...stack([
              [codes.FORAGE_MAIZE, 'exports'],
              [codes.ALFALFA, 'production'],
              [codes.GRASSES, 'imports'],
              [codes.CLOVER, 'processing'],
              [codes.FORAGE_LEGUMES, 'other'],
            ]),
            { element: both(codes.FODDER_AREA), mark: 'line', axis: 'right', colour: 'ratio' },
          ],
        },
      ],
    },
  ],
} as const satisfies Section;
