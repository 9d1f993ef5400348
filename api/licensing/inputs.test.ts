import { describe, expect, it } from 'vitest';
import { findElement } from '#catalog/elements/index.ts';
import { findInputs } from './release-licences.ts';

/** Inputs of the computed figures of an element, in short: `5510[27]`. */
function inputs(element: number, indicator: number) {
  const found = findElement(element);
  if (found === undefined) throw new Error(`There is no element ${element}.`);
  const { series, everyItem, flows } = findInputs({ element: found, indicator });
  return {
    series: series.map((each) => `${each.element.id}[${each.indicator}]`),
    everyItem: [...new Set(everyItem)],
    flows,
  };
}

describe('what computed figures rest on', () => {
  it.each([
    ['a published element: its own countries', 5510, 27, [], [], []],
    ['a ratio: numerator and denominator', 5412, 27, ['5510[27]', '5312[27]'], [], []],
    ['a share of all food: the sum over all food', 6, 2546, ['664[2546]', '664[2901]'], [], []],
    ['an amount per inhabitant: the inhabitants', 14, 2546, ['5142[2546]', '511[3010]'], [], []],
    ['a mean of countries: the inhabitants that weigh them', 664, 2546, ['511[3010]'], [], []],
    ['all food together: the same of every item', 664, 2901, ['511[3010]'], [664], []],
    ['a place among crops: what is ranked, of every item', 113, 27, [], [5510], []],
    [
      'a place in a region: also its own element, and what weighs countries',
      20,
      2546,
      ['511[3010]'],
      [645, 14],
      [],
    ],
    ['a crop of several items: its parts', 5510, 900486, ['5510[486]', '5510[489]'], [], []],
    ['trade of one product: the reports of its partners', 5622, 176, [], [], [176]],
    ['trade of several products: each of them', 5622, 27, [], [5622], [31, 28, 32, 27, 29]],
    ['a balance of trade: both sides', 131, 27, ['5922[27]', '5622[27]'], [], []],
  ] as const)('%s', (_, element, indicator, series, everyItem, flows) => {
    expect(inputs(element, indicator)).toEqual({ series, everyItem, flows });
  });
});
