import { describe, expect, it } from 'vitest';
import type { Formula } from '#catalog/element.ts';
import { formulaInCodes, formulaText, listTerms, writeFormula } from './formula.ts';

/** Self-sufficiency: production ÷ (production + imports − exports) × 100. */
const selfSufficiency: Formula = {
  kind: 'ratio',
  numerator: [{ element: 5511, sign: 1 }],
  denominator: [
    { element: 5511, sign: 1 },
    { element: 5611, sign: 1 },
    { element: 5911, sign: -1 },
  ],
  scale: 100,
};

describe('a formula', () => {
  it('has its inputs in the order in which it is written', () => {
    expect(listTerms(selfSufficiency).map(({ part, term }) => [part, term.element])).toEqual([
      ['numerator', 5511],
      ['denominator', 5511],
      ['denominator', 5611],
      ['denominator', 5911],
    ]);
    expect(listTerms({ kind: 'rank', of: 664, among: 'food-crops' })).toEqual([]);
  });

  it('is written in codes, with the item and area of inputs that are others', () => {
    expect(formulaInCodes(selfSufficiency, 2546)).toBe(
      '5511[2546] ÷ (5511[2546] + 5611[2546] − 5911[2546]) × 100',
    );
    const ofWorld: Formula = {
      kind: 'ratio',
      numerator: [{ element: 5142, sign: 1 }],
      denominator: [{ element: 5142, sign: 1, area: 'world' }],
      scale: 1,
    };
    expect(formulaInCodes(ofWorld, 2546)).toBe('5142[2546] ÷ 5142[2546, WLRD]');
    const perPerson: Formula = {
      ...ofWorld,
      denominator: [{ element: 511, sign: 1, item: 'population' }],
      scale: 1000,
    };
    expect(formulaInCodes(perPerson, 2546)).toBe('5142[2546] ÷ 511[3010] × 1000');
    expect(formulaInCodes({ kind: 'rank', of: 664, among: 'food-crops' }, 2546)).toBe('rank(664)');
    expect(formulaInCodes(undefined, 2546)).toBe('');
  });

  it('is written with names or numbers alike', () => {
    const numbers: Readonly<Record<number, string>> = { 5511: '500', 5611: '20', 5911: '50' };
    expect(formulaText(selfSufficiency, ({ element }) => numbers[element] ?? '')).toBe(
      '500 ÷ (500 + 20 − 50) × 100',
    );
    expect(
      writeFormula([
        { part: 'term', sign: -1, text: 'exports' },
        { part: 'term', sign: 1, text: 'imports' },
      ]),
    ).toBe('−exports + imports');
  });
});
