import { expect, test } from 'vitest';
import { priceClasses } from './world-map.tsx';

test('limits are round, rise, and lie between the prices', () => {
  const { limits } = priceClasses([0.58, 0.89, 0.93, 1.36, 1.42, 1.53, 1.68, 1.98, 2.12, 2.5, 3.28, 16.4]);
  expect(limits).toEqual([1, 1.5, 2, 3]);
});

test('prices in another money have limits of their size', () => {
  expect(priceClasses([100, 120, 140, 155, 180, 210, 260, 320]).limits).toEqual([150, 200]);
});

test('one price is one class, and no price none', () => {
  expect(priceClasses([3])).toEqual({ limits: [], zero: false });
  expect(priceClasses([])).toEqual({ limits: [], zero: false });
});

test('prices that lie close together make several classes, too', () => {
  expect(priceClasses([1.31, 1.34, 1.38, 1.42, 1.44, 1.47, 1.52]).limits.length).toBeGreaterThan(1);
});
