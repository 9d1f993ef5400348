import { expect, it } from 'vitest';
import { writeComputed } from './computed.ts';
import type { WrittenInput } from './formula.ts';

const terms = (...values: readonly number[]) =>
  values.map((value, at) => ({ part: 'term' as const, sign: 1 as const, value, text: 'abcd'[at] ?? '' }));

it('writes inputs by their formula, and without one as their sum', () => {
  const inputs: WrittenInput[] = [
    { part: 'numerator', sign: 1, text: 'a' },
    { part: 'denominator', sign: 1, text: 'b' },
  ];
  const formula = { kind: 'ratio', numerator: [], denominator: [], scale: 1000 } as const;
  expect(writeComputed(inputs, { formula, as: null })).toBe('a ÷ b × 1000');
  expect(writeComputed(terms(1, 2), { formula: null, as: { kind: 'sum' } })).toBe('a + b');
});

it('writes a part of a change by logarithms, and by the production where that is the same', () => {
  const as = { kind: 'part', of: 'area', relative: false } as const;
  expect(writeComputed(terms(9, 8, 3, 2), { formula: null, as })).toBe('(a − b) ÷ ln(a ÷ b) × ln(c ÷ d)');
  expect(writeComputed(terms(8, 8, 3, 2), { formula: null, as })).toBe('b × ln(c ÷ d)');
});
