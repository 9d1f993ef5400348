import { expect, it } from 'vitest';
import { addUpTo, listLargest, sumOfFigures, sumOfTerms, weightedTotals } from './sums.ts';

it('adds up without the dust of binary fractions', () => {
  expect(sumOfFigures([0.1, 0.2])).toBe(0.3);
  expect(sumOfFigures([2607.691, 0.009, 300.3])).toBe(2908);
  // 1000000.2999999999 in binary.
  expect(sumOfFigures([1_000_000.1, 0.2])).toBe(1_000_000.3);
  expect(sumOfFigures([])).toBe(0);
});

it('leaves nothing where figures cancel each other', () => {
  // 3,060.2 − 2,900.1 − 160.1 is 1.4 × 10⁻¹³ in binary.
  expect(sumOfFigures([3060.2, -2900.1, -160.1])).toBe(0);
  expect(Object.is(sumOfFigures([0.3, -0.1, -0.2]), 0)).toBe(true);
});

it('keeps what is small because the figures are', () => {
  expect(sumOfFigures([0.000_000_1, 0.000_000_2])).toBe(0.000_000_3);
  expect(sumOfFigures([1e-120, 2e-120])).toBeCloseTo(0, 100);
});

it('keeps every unit of large whole numbers', () => {
  expect(sumOfFigures([4_611_686_018_427, 1])).toBe(4_611_686_018_428);
});

it('adds terms with their signs and passes over those that are missing', () => {
  expect(
    sumOfTerms([
      { value: 5, sign: 1 },
      { value: 2, sign: -1 },
      { value: null, sign: 1 },
    ]),
  ).toBe(3);
  expect(sumOfTerms([{ value: null, sign: 1 }])).toBeNull();
  expect(sumOfTerms([])).toBeNull();
});

it('knows the parts of a whole that was rounded', () => {
  expect(addUpTo([38_583, 17_484, 7_387], 63_454)).toBe(true);
  expect(addUpTo([0.123_456_4, 1], 1.123_456)).toBe(true);
  expect(addUpTo([38_583, 17_484], 63_454)).toBe(false);
});

it('weighs countries by their people, where they are weighed', () => {
  // 90 × 200 + 100 × 50 = 23,000; 250 people.
  const mean = [
    { value: 90, denominator: null, weight: 200 },
    { value: 100, denominator: null, weight: 50 },
  ];
  expect(weightedTotals(mean)).toEqual({ value: 23_000, denominator: 0, weight: 250 });
  const ratio = [
    { value: 50, denominator: 200, weight: null },
    { value: 100, denominator: 50, weight: null },
  ];
  expect(weightedTotals(ratio)).toEqual({ value: 150, denominator: 250, weight: 0 });
});

it('lists the largest figures and says what the others add up to', () => {
  const figures = [{ value: 38_583 }, { value: 17_484 }, { value: 7_387 }, { value: 4_199 }];
  expect(listLargest(figures, 2)).toEqual({
    listed: figures.slice(0, 2),
    beyond: { count: 2, value: 11_586 },
  });
  expect(listLargest(figures, 4)).toEqual({ listed: figures, beyond: null });
});
