import * as codes from '../elements/codes.ts';
import type { Section } from '../section.ts';
import { both, scoped, stack } from './scoped.ts';

/** Figures of one year, or of two: charts over the years mark their breaks themselves. */
const ofOneYear = ['map', 'glance', 'podium', 'balance', 'countries'];

const perCapita = scoped(codes.FOOD_PER_CAPITA, codes.FOOD_PER_CAPITA_AGGREGATE);
const production = scoped(codes.SUPPLIED_PRODUCTION, codes.SUPPLIED_PRODUCTION_AGGREGATE);
const exports_ = scoped(codes.SUPPLIED_EXPORTS, codes.BALANCE_EXPORTS);

export const consumption = {
  id: 'consumption',
  number: 4,
  group: 'consumption',
  words: [],
  tableSuffix: 'consumption',
  indicator: 'balance',
  mapElements: [
    both(codes.ENERGY_SHARE),
    both(codes.PROTEIN_SHARE),
    perCapita,
    both(codes.SELF_SUFFICIENCY),
    both(codes.IMPORT_SHARE),
  ],
  worldShare: { of: [codes.FOOD_PER_CAPITA, codes.FOOD], element: codes.WORLD_FOOD_SHARE },
  sources: ['faostat-fbs', 'faostat-fbsh', 'faostat-population', 'world-population'],
  caveats: [
    'figure.caveat.supply',
    { key: 'figure.break.2010', figures: ofOneYear },
    { key: 'figure.break.2014', figures: ofOneYear },
  ],
  fallbackYears: [2022, 2020],
  findings: [
    { key: 'finding', values: { energy: both(codes.ENERGY_SHARE), protein: both(codes.PROTEIN_SHARE) } },
    { key: 'finding.energy', values: { energy: both(codes.ENERGY_SHARE) } },
    { key: 'finding.protein', values: { protein: both(codes.PROTEIN_SHARE) } },
    { key: 'finding.perCapita', values: { value: perCapita } },
  ],
  blocks: [
    { kind: 'map', id: 'map' },
    {
      kind: 'glance',
      id: 'glance',
      figures: [
        { id: 'energy', element: both(codes.ENERGY_SHARE), also: both(codes.ENERGY_PER_CAPITA) },
        { id: 'protein', element: both(codes.PROTEIN_SHARE), also: both(codes.PROTEIN_PER_CAPITA) },
        { id: 'per-capita', element: perCapita },
        {
          id: 'food',
          element: scoped(codes.WORLD_FOOD_SHARE, codes.WORLD_FOOD_SHARE_AGGREGATE),
          also: both(codes.FOOD),
          notOfWorld: 'figure',
        },
        { id: 'largest', largest: codes.FOOD },
        {
          id: 'self-sufficiency',
          element: both(codes.SELF_SUFFICIENCY),
          reads: 'coverage',
          notOfWorld: 'figure',
        },
        { id: 'import-share', element: both(codes.IMPORT_SHARE), ofMap: true },
      ],
    },
    {
      kind: 'podium',
      id: 'podium',
      rankings: [
        scoped(codes.ENERGY_RANK, codes.ENERGY_RANK_AGGREGATE),
        scoped(codes.FOOD_RANK, codes.FOOD_RANK_AGGREGATE),
        scoped(codes.PROTEIN_RANK, codes.PROTEIN_RANK_AGGREGATE),
      ],
    },
    { kind: 'continents', id: 'continents' },
    {
      kind: 'charts',
      id: 'charts',
      charts: [
        {
          id: 'uses',
          twoAxes: true,
          parted: true,
          series: [
            ...stack([
              [codes.FOOD, 'food'],
              [codes.SEED, 'seed'],
              [codes.FEED, 'feed'],
              [codes.PROCESSING, 'processing'],
              [codes.LOSSES, 'losses'],
              [codes.OTHER_USES, 'other'],
            ]),
            {
              element: perCapita,
              mark: 'points',
              axis: 'right',
              colour: 'per-capita',
              cutNonPositive: true,
            },
          ],
        },
        {
          id: 'self-sufficiency',
          twoAxes: true,
          series: [
            ...stack([
              [production, 'production'],
              [codes.BALANCE_IMPORTS, 'imports'],
            ]),
            { element: exports_, mark: 'bar', axis: 'left', colour: 'exports', negate: true },
            {
              element: both(codes.SELF_SUFFICIENCY),
              mark: 'line',
              axis: 'right',
              colour: 'ratio',
              dashed: true,
              cutNonPositive: true,
            },
          ],
        },
        {
          id: 'per-capita',
          ofMap: codes.FOOD_PER_CAPITA,
          series: [{ element: perCapita, mark: 'line', axis: 'left', colour: 'per-capita' }],
        },
        {
          id: 'protein-share',
          ofMap: codes.PROTEIN_SHARE,
          series: [{ element: both(codes.PROTEIN_SHARE), mark: 'line', axis: 'left', colour: 'ratio' }],
        },
        {
          id: 'import-share',
          ofMap: codes.IMPORT_SHARE,
          series: [{ element: both(codes.IMPORT_SHARE), mark: 'line', axis: 'left', colour: 'imports' }],
        },
      ],
    },
    {
      kind: 'balance',
      id: 'balance',
      supply: [
        { element: production, sign: 1, colour: 'production', word: 'production' },
        { element: both(codes.BALANCE_IMPORTS), sign: 1, colour: 'imports', word: 'imports' },
        { element: both(codes.STOCK_CHANGE), sign: -1, colour: 'stock', word: 'stocks' },
        { element: exports_, sign: -1, colour: 'exports', word: 'exports' },
      ],
      uses: [
        { element: both(codes.FOOD), colour: 'food', word: 'food' },
        { element: both(codes.FEED), colour: 'feed', word: 'feed' },
        { element: both(codes.SEED), colour: 'seed', word: 'seed' },
        { element: both(codes.PROCESSING), colour: 'processing', word: 'processing' },
        { element: both(codes.LOSSES), colour: 'losses', word: 'losses' },
        { element: both(codes.OTHER_USES), colour: 'other', word: 'other' },
      ],
      published: both(codes.DOMESTIC_SUPPLY),
    },
    { kind: 'countries', id: 'countries' },
  ],
} as const satisfies Section;
