import { describe, expect, it } from 'vitest';
import { roundedChange } from './rounded-change.ts';

const change = (before: number, after: number, amounts: readonly number[]) => ({
  before,
  after,
  change: after - before,
  percent: (after / before - 1) * 100,
  parts: amounts.map((amount) => ({ part: 'real-price' as const, amount, points: (amount / before) * 100 })),
});

describe('a change as it is written', () => {
  it.each([
    ['parts that would each be rounded down', change(800, 1562.5, [576.24, 186.26]), 0],
    ['a whole that is rounded otherwise than its ends', change(1.445, 2.004, [0.4, 0.159]), 2],
    ['a fall', change(946.4, 751.6, [-145.6, -49.2]), 0],
    ['three parts', change(10, 11, [1 / 3, 1 / 3, 1 / 3]), 1],
  ])('adds up: %s', (_, exact, decimals) => {
    const { before, after, change: whole, percent, parts } = roundedChange(exact, decimals);
    const sum = (read: (part: (typeof parts)[number]) => number): number =>
      parts.reduce((total, part) => total + read(part), 0);
    expect(before + whole).toBeCloseTo(after, 9);
    expect(sum(({ amount }) => amount)).toBeCloseTo(whole, 9);
    expect(sum(({ points }) => points)).toBeCloseTo(percent, 9);
    for (const [at, { amount, points }] of parts.entries()) {
      expect(Math.abs(amount - (exact.parts[at]?.amount ?? 0))).toBeLessThan(1.5 * 10 ** -decimals);
      expect(Math.abs(points - (exact.parts[at]?.points ?? 0))).toBeLessThan(0.15);
    }
  });

  it('leaves figures alone that add up as they are', () => {
    const { parts } = roundedChange(change(146.7, 120, [-32.04, 5.34]), 1);
    expect(parts.map(({ amount }) => amount)).toEqual([-32, 5.3]);
  });
});
