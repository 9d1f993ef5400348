import { expect, it } from 'vitest';
import { formulaText } from './formula.ts';
import { shareFormula, sharesOf, toWhole } from './shares.ts';

it('divides each part by their sum, as worked out by hand', () => {
  // Food, seed and losses of beans in Rwanda: 430 + 40 + 30 = 500 thousand tonnes.
  expect(sharesOf([430, 40, 30])).toEqual([0.86, 0.08, 0.06]);
});

it('leaves parts without figure and below zero without share, and out of the whole', () => {
  expect(sharesOf([30, null, -5, 10, 0])).toEqual([0.75, null, null, 0.25, 0]);
  expect(toWhole([30, undefined, -5, 10])).toBe(40);
});

it('has no shares of nothing', () => {
  expect(sharesOf([0, null])).toEqual([null, null]);
  expect(sharesOf([])).toEqual([]);
});

it('is computed by dividing the part by all of them', () => {
  const terms = [5142, 5527].map((element) => ({ element, sign: 1 as const }));
  const [food = { element: 0, sign: 1 as const }] = terms;
  expect(formulaText(shareFormula(food, terms), ({ element }) => String(element))).toBe(
    '5142 ÷ (5142 + 5527)',
  );
});
