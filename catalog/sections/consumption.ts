import type { Section } from '../section.ts';
import { both, scoped } from './scoped.ts';

export const consumption: Section = {
  id: 'consumption',
  number: 4,
  group: 'consumption',
  tableSuffix: 'consumption',
  indicator: 'balance',
  mapElements: [both(6), both(7), scoped(645, 14)],
  worldShare: { of: [645, 5142], element: 23 },
  sources: ['faostat-fbs', 'faostat-fbsh', 'food-groups', 'faostat-population', 'world-population'],
  caveats: ['figure.caveat.supply', 'figure.break.2010', 'figure.break.2014'],
  fallbackYears: [2022, 2020],
  findings: [
    { key: 'finding', values: { energy: both(6), protein: both(7) } },
    { key: 'finding.energy', values: { energy: both(6) } },
    { key: 'finding.protein', values: { protein: both(7) } },
    { key: 'finding.perCapita', values: { value: scoped(645, 14) } },
  ],
  blocks: [
    { kind: 'map', id: 'map' },
    {
      kind: 'podium',
      id: 'podium',
      rankings: [scoped(1, 4), scoped(16, 20), scoped(2, 5)],
      caveat: 'figure.caveat.ranks',
    },
    { kind: 'percentages', id: 'shares', elements: [both(6), both(7), scoped(23, 24)] },
    { kind: 'value', id: 'per-capita', element: scoped(645, 14) },
    { kind: 'value', id: 'self-sufficiency', element: both(12), reads: 'coverage' },
    {
      kind: 'complements',
      id: 'complements',
      elements: [
        { value: both(664), rank: scoped(1, 4) },
        { value: both(674), rank: scoped(2, 5) },
      ],
    },
    {
      kind: 'charts',
      id: 'charts',
      charts: [
        {
          id: 'uses',
          series: [
            { element: both(5142), mark: 'bar', axis: 'left', colour: 'food', cutNonPositive: true },
            { element: both(5527), mark: 'bar', axis: 'left', colour: 'seed', cutNonPositive: true },
            { element: both(5521), mark: 'bar', axis: 'left', colour: 'feed', cutNonPositive: true },
            { element: both(5131), mark: 'bar', axis: 'left', colour: 'processing', cutNonPositive: true },
            { element: both(5123), mark: 'bar', axis: 'left', colour: 'losses', cutNonPositive: true },
            { element: both(95154), mark: 'bar', axis: 'left', colour: 'other', cutNonPositive: true },
            {
              element: scoped(645, 14),
              mark: 'points',
              axis: 'right',
              colour: 'per-capita',
              cutNonPositive: true,
            },
          ],
        },
        {
          id: 'self-sufficiency',
          series: [
            { element: scoped(8, 10), mark: 'bar', axis: 'left', colour: 'production', cutNonPositive: true },
            { element: both(5611), mark: 'bar', axis: 'left', colour: 'imports', cutNonPositive: true },
            { element: scoped(9, 5911), mark: 'bar', axis: 'left', colour: 'exports', negate: true },
            {
              element: both(12),
              mark: 'line',
              axis: 'right',
              colour: 'ratio',
              dashed: true,
              cutNonPositive: true,
            },
          ],
        },
      ],
    },
    {
      kind: 'balance',
      id: 'balance',
      supply: [
        { element: scoped(8, 10), sign: 1, colour: 'production', word: 'production' },
        { element: both(5611), sign: 1, colour: 'imports', word: 'imports' },
        { element: both(5072), sign: -1, colour: 'stock', word: 'stocks' },
        { element: scoped(9, 5911), sign: -1, colour: 'exports', word: 'exports' },
      ],
      uses: [
        { element: both(5142), colour: 'food', word: 'food' },
        { element: both(5521), colour: 'feed', word: 'feed' },
        { element: both(5527), colour: 'seed', word: 'seed' },
        { element: both(5131), colour: 'processing', word: 'processing' },
        { element: both(5123), colour: 'losses', word: 'losses' },
        { element: both(95154), colour: 'other', word: 'other' },
      ],
      published: both(5301),
    },
    { kind: 'countries', id: 'countries' },
  ],
};
