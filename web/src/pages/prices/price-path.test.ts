import { expect, it } from 'vitest';
import { findExtreme, findPeak } from './price-path.ts';

const year = (prices: readonly number[]) => prices.map((price, month) => [month, price] as const);

it('finds the highest price where a later one is at least 15% below it', () => {
  expect(findPeak(year([5, 9, 10, 8, 8.5]), 4)).toMatchObject({ month: 2, price: 10 });
  expect(findPeak(year([5, 9, 10, 8, 8.6]), 4)).toBeNull();
  expect(findPeak(year([5, 9, 10, 8, 20]), 3)?.price).toBe(10);
});

it('finds since when a price is the highest or the lowest, of at least a year', () => {
  const flat = Array.from({ length: 12 }, () => 5);
  expect(findExtreme(year([7, 9, ...flat, 6]), 14)).toEqual({ extreme: 'highest', since: 1 });
  expect(findExtreme(year([7, 2, ...flat, 4]), 14)).toEqual({ extreme: 'lowest', since: 1 });
  expect(findExtreme(year([...flat, 6]), 12)).toEqual({ extreme: 'highest', since: 0 });
  expect(findExtreme(year([...flat, 7, 3, 6]), 14)).toBeNull();
  expect(findExtreme(year([5, 6]), 1)).toBeNull();
});
