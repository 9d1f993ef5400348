import { expect, it } from 'vitest';
import { leastOfSum, partOf } from './least-of-sum.ts';

const land = { doubt: 'land' as const };
const countries = new Map([
  ['BDI', { value: 30, ...land }],
  ['KEN', { value: 20 }],
  ['IRQ', { value: 5, ...land }],
]);
const africa = new Set(['BDI', 'KEN']);

it('leaves countries whose figure is doubted out of a doubtful sum, which is at least the rest', () => {
  const sum = { value: 100, doubt: 'input' as const };
  expect(leastOfSum(sum, countries, africa)).toEqual({ value: 70, isLeast: true });
  expect(leastOfSum({ value: 100 }, countries, africa)).toEqual({ value: 100, isLeast: false });
  expect(leastOfSum(undefined, countries, africa)).toBeNull();
});

it('rounds the part of what is at least so much down', () => {
  expect(partOf({ value: 70, isLeast: true }, 120)).toBe(0.58);
  expect(partOf({ value: 30, isLeast: false }, 120)).toBe(0.25);
});
