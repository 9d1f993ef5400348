import { expect, it } from 'vitest';
import { largestOf } from './largest.ts';

const entries = (values: Readonly<Record<string, number>>) =>
  Object.entries(values).map(([area, value]) => ({ area, value }));

const six = entries({ PER: 1, BRA: 4, CHL: 1, IND: 3, MEX: 1, KEN: 2 });

it('adds the five largest up, equal ones in the order of their codes', () => {
  expect(largestOf(six, 12)).toEqual({
    areas: ['BRA', 'IND', 'KEN', 'CHL', 'MEX'],
    sum: 11,
    share: 11 / 12,
    countries: 6,
  });
});

it('takes them of the whole, which counts more than the countries with figures', () => {
  expect(largestOf(six, 13.75)?.share).toBe(0.8);
});

it('says nothing where a fifth of the whole or more is of countries without figures', () => {
  expect(largestOf(six, 15)).not.toBeNull();
  expect(largestOf(six, 15.1)).toBeNull();
});

it('says nothing of five countries, of nothing, and of a whole that is smaller than its parts', () => {
  expect(largestOf(six.slice(0, 5), 12)).toBeNull();
  expect(largestOf(six, 0)).toBeNull();
  expect(largestOf(six, null)).toBeNull();
  expect(largestOf(six, 10)).toBeNull();
});
