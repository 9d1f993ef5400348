import { describe, expect, it } from 'vitest';
import type { WorldSums } from '#contract/world-sums.ts';
import { summariseWorldSums } from './world-sums-model.ts';

type Sum = WorldSums['sums'][number];
const sum = (element: number, year: number, world: number, parts: number, reason: Sum['reason']): Sum => ({
  element,
  unit: 't',
  year,
  world,
  countries_sum: parts,
  countries: 100,
  reason,
});

describe('summariseWorldSums', () => {
  it('counts equal years and tells each reason with its period and largest difference', () => {
    const sums = [
      sum(5312, 2020, 50, 50, 'equal'),
      sum(5510, 2017, 200, 190, 'published-otherwise'),
      sum(5510, 2018, 200, 206, 'published-otherwise'),
      sum(5510, 2019, 200, 120, 'few-countries'),
      sum(5510, 2020, 200, 200.4, 'rounding'),
      sum(5510, 2021, 0, 3, 'one-side'),
    ];
    const [area, production] = summariseWorldSums({ sums });
    expect(area).toEqual({ element: 5312, years: 1, equal: 1, differences: [] });
    expect(production).toMatchObject({ element: 5510, years: 5, equal: 1 });
    expect(
      production?.differences.map(({ reason, years, first, last, largestYear }) => [
        reason,
        years,
        first,
        last,
        largestYear,
      ]),
    ).toEqual([
      ['published-otherwise', 2, 2017, 2018, 2017],
      ['few-countries', 1, 2019, 2019, 2019],
      ['one-side', 1, 2021, 2021, 2021],
    ]);
    expect(production?.differences[0]?.largest).toBeCloseTo(-0.05, 12);
    expect(production?.differences[2]?.largest).toBe(0);
  });
});
