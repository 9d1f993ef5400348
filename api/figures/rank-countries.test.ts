import { expect, it } from 'vitest';
import { ENERGY_RANK, FOOD } from '#catalog/elements/codes.ts';
import type { Figure } from '#release/figure-column.ts';
import { rankCountries } from './rank-countries.ts';

const figure = (area: string, value: number): Figure => ({
  ...{ area, year: 1985, value, flag: 'A', source: 1, edition: null },
  ...{ contributors: null, held: null, published: null },
});

const areas = new Map(
  [
    ['BRA', 'country'],
    ['COL', 'country'],
    ['MEX', 'country'],
    ['PER', 'country'],
    ['SUN', 'former'],
    ['WLRD', 'aggregate'],
  ].map(([code = '', kind]) => [code, { kind: kind as 'country' }] as const),
);

const figures = [
  figure('BRA', 100),
  figure('COL', 50),
  figure('MEX', 100),
  figure('PER', 0),
  figure('SUN', 600),
  figure('WLRD', 850),
];

const placesOf = (element: number, doubts: { area: string; year: number }[] = []) =>
  Object.fromEntries(
    rankCountries(figures, element, areas, doubts).map(({ area, rank, percentile }) => [
      area,
      [rank, percentile],
    ]),
  );

it('ranks countries alone; one with nothing has no rank, and nor has a former state or an aggregate', () => {
  expect(placesOf(FOOD)).toEqual({
    ...{ BRA: [1, 1], MEX: [1, 1], COL: [3, 0.3333] },
    ...{ PER: [null, null], SUN: [null, null], WLRD: [null, null] },
  });
});

it('puts the smallest first where the figures are ranks themselves', () => {
  expect(placesOf(ENERGY_RANK)).toMatchObject({ COL: [1, 0.3333], BRA: [2, 1], MEX: [2, 1] });
});

it('gives a doubtful figure no rank, and does not count it', () => {
  expect(
    placesOf(FOOD, [
      { area: 'BRA', year: 1985 },
      { area: 'COL', year: 1984 },
    ]),
  ).toMatchObject({
    ...{ BRA: [null, null], MEX: [1, 1], COL: [2, 0.5] },
  });
});
