import { expect, test } from 'vitest';
import { findStep } from './find-step.ts';

const seriesFrom = (values: readonly number[]) => values.map((value, at) => [2011 + at, value] as const);

test('a step between two levels is found with the years around it', () => {
  const figures = seriesFrom([2.8, 2.9, 2.9, 3, 3, 3.1, 3.1, 3.2, 3.3, 5.6, 7.4, 8, 7.3]);
  expect(findStep(figures, { from: 2.87, to: 7.57 })).toEqual({ before: 2019, after: 2021 });
  expect(findStep(seriesFrom([9, 9, 9, 9, 4, 4, 4]), { from: 9, to: 4 })).toEqual({
    before: 2014,
    after: 2015,
  });
});

test('no step is found in a steady rise, a small change or a single odd year', () => {
  const rise = seriesFrom([3, 3.4, 3.8, 4.2, 4.6, 5, 5.4, 5.8, 6.2, 6.6, 7, 7.4, 7.8]);
  expect(findStep(rise, { from: 3.4, to: 7.4 })).toBeNull();
  // Both ends are near to their means, and between them lies a sixth of the rise.
  const smooth = seriesFrom([9, 10, 11, 12, 13, 14, 15, 16, 17]);
  expect(findStep(smooth, { from: 10, to: 16 })).toBeNull();
  expect(findStep(seriesFrom([3, 3, 3, 4, 4, 4]), { from: 3, to: 4 })).toBeNull();
  expect(findStep(seriesFrom([3, 3, 9, 3, 3, 9, 9]), { from: 3, to: 9 })).toBeNull();
});
