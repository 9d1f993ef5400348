import {
  CATTLE_MEAT_VALUE,
  CATTLE_MEAT_VALUE_DOLLARS,
  CATTLE_MILK_VALUE,
  CATTLE_MILK_VALUE_DOLLARS,
  GOAT_MEAT_VALUE,
  SHEEP_MEAT_VALUE,
  WORLD_CATTLE_MEAT_VALUE_SHARE,
  WORLD_CATTLE_MILK_VALUE_SHARE,
} from '../elements/codes.ts';
import type { Section } from '../section.ts';
import { both } from './scoped.ts';

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
    both(CATTLE_MILK_VALUE),
    both(CATTLE_MEAT_VALUE),
    both(SHEEP_MEAT_VALUE),
    both(GOAT_MEAT_VALUE),
    both(WORLD_CATTLE_MILK_VALUE_SHARE),
    both(WORLD_CATTLE_MEAT_VALUE_SHARE),
    both(CATTLE_MILK_VALUE_DOLLARS),
    both(CATTLE_MEAT_VALUE_DOLLARS),
  ],
  worldShare: { of: [CATTLE_MILK_VALUE], element: WORLD_CATTLE_MILK_VALUE_SHARE },
  sources: ['faostat-qv', 'faostat-qv-derived'],
  caveats: [
    'livestock-value.computed',
    { key: 'livestock-value.charts.value.info', figures: ['chart-value'] },
    { key: 'livestock-value.charts.dollars.info', figures: ['chart-dollars'] },
  ],
  fallbackYears: [2022, 2020],
  named: [
    CATTLE_MILK_VALUE,
    CATTLE_MEAT_VALUE,
    SHEEP_MEAT_VALUE,
    GOAT_MEAT_VALUE,
    CATTLE_MILK_VALUE_DOLLARS,
    CATTLE_MEAT_VALUE_DOLLARS,
  ],
  findings: [
    { key: 'finding', values: { milk: both(CATTLE_MILK_VALUE), meat: both(CATTLE_MEAT_VALUE) } },
    { key: 'finding.milk', values: { milk: both(CATTLE_MILK_VALUE) } },
    { key: 'finding.meat', values: { meat: both(CATTLE_MEAT_VALUE) } },
  ],
  blocks: [
    { kind: 'map', id: 'map' },
    {
      kind: 'glance',
      id: 'glance',
      figures: [
        { id: 'milk', element: both(CATTLE_MILK_VALUE) },
        { id: 'meat', element: both(CATTLE_MEAT_VALUE) },
        { id: 'world-milk', element: both(WORLD_CATTLE_MILK_VALUE_SHARE), notOfWorld: 'figure' },
        { id: 'world-meat', element: both(WORLD_CATTLE_MEAT_VALUE_SHARE), notOfWorld: 'figure' },
        { id: 'largest-milk', largest: CATTLE_MILK_VALUE },
        { id: 'largest-meat', largest: CATTLE_MEAT_VALUE },
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
            { element: both(CATTLE_MILK_VALUE), mark: 'bar', axis: 'left', colour: 'production' },
            { element: both(CATTLE_MEAT_VALUE), mark: 'bar', axis: 'left', colour: 'processing' },
            { element: both(SHEEP_MEAT_VALUE), mark: 'bar', axis: 'left', colour: 'sheep' },
            { element: both(GOAT_MEAT_VALUE), mark: 'bar', axis: 'left', colour: 'goats' },
          ],
        },
        {
          id: 'dollars',
          series: [
            { element: both(CATTLE_MILK_VALUE_DOLLARS), mark: 'line', axis: 'left', colour: 'production' },
            { element: both(CATTLE_MEAT_VALUE_DOLLARS), mark: 'line', axis: 'left', colour: 'processing' },
          ],
        },
      ],
    },
  ],
} as const satisfies Section;
