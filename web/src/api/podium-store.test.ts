import { describe, expect, it } from 'vitest';
import type { Podiums } from '#contract/data.ts';
import { createPodiumStore } from './podium-store.ts';

/** Beans are second in Brazil in 2019, sixth in 2021; Tanzania has a tie and only one year. */
const podiums: Podiums = {
  element: 1,
  indicator: 2546,
  measure: 664,
  unit: 'kcal-capita-day',
  items: ['rice', 'beans', 'wheat', 'maize', 'potatoes', 'cassava'],
  years: [2019, 2020, 2021],
  areas: ['BRA', 'TZA'],
  counts: [[60, 0, 61], [2]],
  item: [
    [
      [0, null, 0],
      [1, null, 2],
      [2, null, 3],
      [3, null, 4],
      [null, null, 1],
    ],
    [[3], [5]],
  ],
  rank: [
    [[], [], [], [], [null, null, 6]],
    [[], [1]],
  ],
  step: [
    [
      [4000, null, 25],
      [300, null, 1],
      [200, null, 1],
      [100, null, 1],
      [null, null, 40],
    ],
    [[500], [500]],
  ],
  decimals: [
    [1, 0, 0, 0, 0],
    [0, 0],
  ],
};

describe('podiums of areas', () => {
  const store = createPodiumStore(
    new Map([
      ['BRA', [podiums]],
      ['TZA', [podiums]],
      ['CHL', [{ ...podiums, areas: [] }]],
    ]),
  );

  it('puts the columns together, the own crop last', () => {
    expect(store.places(1, 'BRA', 2021)).toEqual([
      { item: 'rice', rank: 1, value: 402.5 },
      { item: 'wheat', rank: 2, value: 301 },
      { item: 'maize', rank: 3, value: 201 },
      { item: 'potatoes', rank: 4, value: 101 },
      { item: 'beans', rank: 6, value: 40 },
    ]);
    expect(store.places(1, 'BRA', 2019)?.map(({ item }) => item)).toEqual([
      'rice',
      'beans',
      'wheat',
      'maize',
    ]);
    expect(store.places(1, 'TZA', 2019)?.map(({ rank }) => rank)).toEqual([1, 1]);
    expect(store.measure(1)).toBe(664);
  });

  it('tells nothing ranked from not loaded', () => {
    expect(store.places(1, 'BRA', 2020)).toBeNull();
    expect(store.places(1, 'TZA', 2021)).toBeNull();
    expect(store.places(1, 'CHL', 2021)).toBeNull();
    expect(store.places(1, 'PER', 2021)).toBeUndefined();
    expect(store.places(4, 'BRA', 2021)).toBeUndefined();
  });

  it('counts the crops that are ranked', () => {
    expect(store.count(1, 'BRA', 2021)).toBe(61);
    expect(store.count(1, 'BRA', 2020)).toBeUndefined();
    expect(store.count(1, 'TZA', 2021)).toBeUndefined();
    expect(store.count(4, 'BRA', 2021)).toBeUndefined();
  });
});
