import * as codes from '../elements/codes.ts';
import type { Section } from '../section.ts';
import { both } from './scoped.ts';

const values = [
  codes.CATTLE_MILK_VALUE,
  codes.CATTLE_MEAT_VALUE,
  codes.SHEEP_MEAT_VALUE,
  codes.GOAT_MEAT_VALUE,
];
const inDollars = [codes.CATTLE_MILK_VALUE_DOLLARS, codes.CATTLE_MEAT_VALUE_DOLLARS];
const line = { mark: 'line', axis: 'left' } as const;

/** What milk and meat of grazing animals are worth, where FAO publishes it or it can be computed. */
export const livestockValue = {
  id: 'livestock-value',
  slug: 'production-value',
  number: 13,
  group: 'production',
  words: ['elements', 'elements-livestock', 'items-livestock'],
  tableSuffix: 'production_value',
  indicator: 'production',
  mapElements: [
    ...values,
    codes.WORLD_CATTLE_MILK_VALUE_SHARE,
    codes.WORLD_CATTLE_MEAT_VALUE_SHARE,
    ...inDollars,
  ].map(both),
  worldShare: { of: [codes.CATTLE_MILK_VALUE], element: codes.WORLD_CATTLE_MILK_VALUE_SHARE },
  sources: ['faostat-qv', 'faostat-qv-derived'],
  caveats: [
    'livestock-value.computed',
    { key: 'livestock-value.charts.value.info', figures: ['chart-value'] },
    { key: 'livestock-value.charts.dollars.info', figures: ['chart-dollars'] },
  ],
  fallbackYears: [2022, 2020],
  named: [...values, ...inDollars],
  findings: [
    { key: 'finding', values: { milk: both(codes.CATTLE_MILK_VALUE), meat: both(codes.CATTLE_MEAT_VALUE) } },
    { key: 'finding.milk', values: { milk: both(codes.CATTLE_MILK_VALUE) } },
    { key: 'finding.meat', values: { meat: both(codes.CATTLE_MEAT_VALUE) } },
  ],
  blocks: [
    { kind: 'map', id: 'map' },
    {
      kind: 'glance',
      id: 'glance',
      figures: [
        { id: 'milk', element: both(codes.CATTLE_MILK_VALUE) },
        { id: 'meat', element: both(codes.CATTLE_MEAT_VALUE) },
        { id: 'world-milk', element: both(codes.WORLD_CATTLE_MILK_VALUE_SHARE), notOfWorld: 'figure' },
        { id: 'world-meat', element: both(codes.WORLD_CATTLE_MEAT_VALUE_SHARE), notOfWorld: 'figure' },
        { id: 'largest-milk', largest: codes.CATTLE_MILK_VALUE },
        { id: 'largest-meat', largest: codes.CATTLE_MEAT_VALUE },
      ],
    },
    { kind: 'continents', id: 'continents' },
    {
      kind: 'charts',
      id: 'charts',
      charts: [
        {
          id: 'value',
          series: [
            { element: both(codes.CATTLE_MILK_VALUE), mark: 'bar', axis: 'left', colour: 'production' },
            { element: both(codes.CATTLE_MEAT_VALUE), mark: 'bar', axis: 'left', colour: 'processing' },
            { element: both(codes.SHEEP_MEAT_VALUE), mark: 'bar', axis: 'left', colour: 'sheep' },
            { element: both(codes.GOAT_MEAT_VALUE), mark: 'bar', axis: 'left', colour: 'goats' },
          ],
        },
        {
          id: 'dollars',
          series: [
            { element: both(codes.CATTLE_MILK_VALUE_DOLLARS), ...line, colour: 'production' },
            { element: both(codes.CATTLE_MEAT_VALUE_DOLLARS), ...line, colour: 'processing' },
          ],
        },
      ],
    },
  ],
} as const satisfies Section;
