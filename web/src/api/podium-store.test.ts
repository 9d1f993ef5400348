import { describe, expect, it } from 'vitest';
import type { Podiums } from '#contract/data.ts';
import { createPodiumStore } from './podium-store.ts';
import { slicePodiums } from './slice-cube.ts';

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

describe('podiums of all areas and years', () => {
  const store = createPodiumStore([podiums], false);

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
    expect(store.places(1, 'PER', 2021)).toBeNull();
    expect(store.places(4, 'BRA', 2021)).toBeUndefined();
  });

  it('counts the crops that are ranked', () => {
    expect(store.count(1, 'BRA', 2021)).toBe(61);
    expect(store.count(1, 'BRA', 2020)).toBeUndefined();
    expect(store.count(1, 'TZA', 2021)).toBeUndefined();
    expect(store.count(4, 'BRA', 2021)).toBeUndefined();
  });
});

describe('the podium of a first view', () => {
  it('is the same as the whole one, for its area and year only', () => {
    const whole = createPodiumStore([podiums], false);
    for (const [area, year] of [
      ['BRA', 2019],
      ['BRA', 2020],
      ['BRA', 2021],
      ['TZA', 2019],
      ['PER', 2019],
    ] as const) {
      const cut = createPodiumStore([slicePodiums(podiums, area, year)], true);
      expect(cut.places(1, area, year)).toEqual(whole.places(1, area, year));
      expect(cut.count(1, area, year)).toBe(whole.count(1, area, year));
    }
    const cut = createPodiumStore([slicePodiums(podiums, 'BRA', 2021)], true);
    expect(cut.places(1, 'BRA', 2019)).toBeUndefined();
    expect(cut.places(1, 'TZA', 2019)).toBeUndefined();
  });

  it('carries only what it shows', () => {
    expect(slicePodiums(podiums, 'TZA', 2019)).toMatchObject({ items: ['maize', 'cassava'], counts: [[2]] });
    expect(JSON.stringify(slicePodiums(podiums, 'PER', 2019)).length).toBeLessThan(250);
  });
});
