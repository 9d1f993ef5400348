import { expect, it } from 'vitest';
import { neighboursInRanking, rankByValue } from './ranks.ts';

const figures = [
  { area: 'KEN', value: 5, flag: '' },
  { area: 'IND', value: 9, flag: 'L' },
  { area: 'BRA', value: 9, flag: 'A' },
];

it('ranks by value; equal ones share a rank, and the next counts them all', () => {
  expect(rankByValue(figures)).toEqual([
    { area: 'BRA', value: 9, flag: 'A', rank: 1 },
    { area: 'IND', value: 9, flag: 'L', rank: 1 },
    { area: 'KEN', value: 5, flag: '', rank: 3 },
  ]);
});

it('finds those above and below, and as many where one stands at an end', () => {
  const ranked = ['A', 'B', 'C', 'D', 'E'].map((area) => ({ area }));
  const around = (area: string | null): string =>
    neighboursInRanking(ranked, area, 3)
      .map((entry) => entry.area)
      .join('');
  expect(['C', 'A', 'E', null, 'X'].map(around)).toEqual(['BCD', 'ABC', 'CDE', 'ABC', 'ABC']);
  expect(neighboursInRanking(ranked.slice(0, 2), 'B', 3)).toHaveLength(2);
});
