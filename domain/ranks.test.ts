import { expect, it } from 'vitest';
import {
  countRanked,
  neighboursInRanking,
  placesAmong,
  placesAround,
  rankByValue,
  rankSum,
  ranksOf,
} from './ranks.ts';

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

it('gives no rank to nothing, and counts those that have some', () => {
  const ranked = rankByValue([...figures, { area: 'FRA', value: 0, flag: '' }]);
  expect(ranked.at(-1)).toEqual({ area: 'FRA', value: 0, flag: '', rank: null });
  expect(countRanked(ranked)).toBe(3);
  // Of balances those below nothing follow those above it.
  expect(ranksOf([5, 5, 2, 0, 0, -1], 'competition')).toEqual([1, 1, 3, null, null, 4]);
  expect(ranksOf([5, 5, 2, 0], 'dense')).toEqual([1, 1, 2, null]);
});

it('gives no rank to what is doubtful, which keeps its place in the list', () => {
  const ranked = rankByValue([...figures, { area: 'BDI', value: 7, flag: '', doubt: 'isolated' }]);
  expect(ranked.map(({ area, rank }) => [area, rank])).toEqual([
    ['BRA', 1],
    ['IND', 1],
    ['BDI', null],
    ['KEN', 3],
  ]);
  expect(countRanked(ranked)).toBe(3);
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

it('puts a sum in the place of its parts, in the order of values and then of codes', () => {
  const crops = [
    { item: '27', value: 9 },
    { item: '116', value: 5 },
    { item: '489', value: 4 },
    { item: '486', value: 3 },
  ];
  const ranked = rankSum(crops, { item: 'bananas', value: 5 }, ['486', '489']);
  expect(ranked.map(({ item }) => item)).toEqual(['27', '116', 'bananas']);
});

it('leaves a ranking as it is where there is no sum of parts to put in', () => {
  const crops = [{ item: '27', value: 9 }];
  expect(rankSum(crops, { item: '176', value: 5 }, [])).toBe(crops);
  expect(rankSum(crops, { item: 'bananas', value: 0 }, ['486', '489'])).toBe(crops);
  expect(rankSum([], { item: 'bananas', value: 5 }, ['486', '489'])).toEqual([]);
});

it('names the head of a ranking and the places around one', () => {
  const places = [1, 2, 3, 4, 4, 5, 6, 7, 8].map((ranking) => ({ ranking }));
  const around = placesAround(places, { ranking: 6 }, { head: 2, near: 1 });
  expect(around.map(({ ranking }) => ranking)).toEqual([1, 2, 5, 6, 7]);
});

it('gives values their places among all: ties share one, and a percentile counts those that are not larger', () => {
  const highest = placesAmong([30, 10, 30, 5], 'highest');
  expect([30, 10, 5].map(highest)).toEqual([
    { rank: 1, percentile: 1 },
    { rank: 3, percentile: 0.5 },
    { rank: 4, percentile: 0.25 },
  ]);
  // Of ranks the lowest is first; the share of a third is rounded to four digits.
  expect(placesAmong([2, 1, 2], 'lowest')(2)).toEqual({ rank: 2, percentile: 1 });
  expect(placesAmong([2, 1, 2], 'lowest')(1)).toEqual({ rank: 1, percentile: 0.3333 });
});
