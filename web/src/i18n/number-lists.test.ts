import { describe, expect, test } from 'vitest';
import { PRODUCTION } from '#catalog/elements/codes.ts';
import { lowerBoundFlag } from '#catalog/flags.ts';
import { figureScale, scaleValues } from './figure-scale.ts';
import { editFigure } from './figures.ts';
import { getFormats } from './formats.ts';
import { axisNumbers, columnText, editedDecimals, elementAxis, figureColumn } from './number-lists.ts';
import { readSpeech } from './testing/speech.ts';

const en = getFormats('en');
const es = getFormats('es');

const columnOf = (values: number[], ...more: [typeof en, { down: boolean }?]): string[] =>
  values.map(columnText(values, ...more));

test('labels of an axis have as many decimals as the finest of them', () => {
  expect(axisNumbers([0, 10, 20], en)).toEqual(['0', '10', '20']);
  expect(axisNumbers([0, 0.5, 1, 1.5], en)).toEqual(['0', '0.5', '1.0', '1.5']);
  expect(axisNumbers([-0.25, 0, 0.25, 0.5], es)).toEqual(['−0,25', '0', '0,25', '0,50']);
  expect(axisNumbers([0, 0.1 + 0.2, 0.6], en)).toEqual(['0', '0.3', '0.6']);
});

test('labels of a logarithmic axis have their own', () => {
  expect(axisNumbers([0.1, 1, 10, 100], en)).toEqual(['0.1', '1', '10', '100']);
});

test('a column has the decimals that its largest number has in three digits', () => {
  expect(columnOf([15.861, 8.214, 5.9], en)).toEqual(['15.9', '8.2', '5.9']);
  expect(columnOf([670.409, 458.09, 90.5], en)).toEqual(['670', '458', '91']);
  expect(columnOf([5, 4.25], en)).toEqual(['5.00', '4.25']);
  expect(columnOf([28_512, 400], es)).toEqual(['28\u202f512', '400']);
});

test('what a column would leave less than two digits has them', () => {
  expect(columnOf([670, 5.12, 0.0312, 5, 0], en)).toEqual(['670', '5.1', '0.031', '5', '0']);
  expect(columnOf([], en)).toEqual([]);
});

test('a column of lower bounds is not rounded up', () => {
  expect(columnOf([670.9, 90.6], en, { down: true })).toEqual(['670', '90']);
  expect(columnOf([4.35, 2], en, { down: true })).toEqual(['4.35', '2.00']);
});

test('a share is rounded once: 0.424992% is 0.42%, not by way of 0.425', () => {
  const scale = figureScale(6, [], readSpeech('en'));
  expect([0.004_249_92, 0.159, 0.004_25].map((value) => scale.figure(value))).toEqual([
    '0.42',
    '15.9',
    '0.43',
  ]);
});

test('gives a column of figures the decimals that one of them needs', () => {
  const [share, quantity] = [6, 5142];
  const columnTexts = (values: number[]): string[] => {
    const textOf = figureColumn(quantity, values, getFormats('en'));
    return values.map((value) => textOf(value));
  };
  const text = figureColumn(share, [0.003, 0.0032, null], getFormats('en'));
  expect([0.003, 0.0032, 0.159, 0, 0.000_01].map((value) => text(value))).toEqual([
    '0.30%',
    '0.32%',
    '15.90%',
    '0%',
    '~0%',
  ]);
  expect(text(0, true)).toBe('~0%');
  expect(columnTexts([129, 2900])).toEqual(['129', '2,900']);
  expect(columnTexts([9.8, 3155])).toEqual(['9.8', '3,155.0']);
});

test('an axis of yields is in kilograms however many they are, one of amounts in thousands', () => {
  const heads = [5412, 5510].map((element) => elementAxis(element, [0, 50_000, 100_000], readSpeech('en')));
  expect(heads).toEqual([
    { labels: ['0', '50,000', '100,000'], head: 'kg/ha', write: expect.any(Function) },
    { labels: ['0', '50', '100'], head: 'thousand\u00a0t', write: expect.any(Function) },
  ]);
  expect(heads.map(({ write }) => write(860_973))).toEqual(['861,000', '861']);
});

test('figures of many sizes are on a scale on which most have digits', () => {
  const unitOf = (values: number[]) => figureScale(PRODUCTION, values, readSpeech('en')).unit;
  expect(scaleValues([7, 1_170_000_000, 25_000_000, 140_000, 10_000])).toEqual([1_170_000_000, 140_000]);
  expect(scaleValues([])).toEqual([0, 0]);
  expect(unitOf([1_170_000_000, 140_000])).toBe('million t');
  // Hundreds of millions beside thousands of millions: 0.8 beside 1.17 would have another scale in its own country.
  expect(unitOf([1_170_000_000, 800_000_000])).toBe('million t');
  expect(unitOf([2_170_000_000, 1_000_000_000])).toBe('billion t');
});

test('no scale leaves the largest seven digits', () => {
  const unitOf = (values: number[]) => figureScale(PRODUCTION, values, readSpeech('en')).unit;
  expect(unitOf([6_490_000, 2_500])).toBe('thousand\u00a0t');
  expect(unitOf([1_540_000_000, 2_500])).toBe('million t');
});

describe('figures that a sentence lists', () => {
  const [share, quantity] = [6, PRODUCTION];
  const listed = (element: number, values: number[], flag = ''): string[] => {
    const decimals = editedDecimals(
      element,
      values.map((value) => ({ value, flag })),
    );
    return values.map((value) => editFigure(element, value, readSpeech('en'), { decimals, form: 'number' }));
  };

  test('have one number of decimals, three digits of the largest', () => {
    expect(listed(share, [0.1593, 0.0821, 0.06])).toEqual(['15.9%', '8.2%', '6.0%']);
    expect(listed(share, [0.0249, 0.02])).toEqual(['2.49%', '2.00%']);
    expect(listed(quantity, [6_610_000, 2_900_000, 1_324_000])).toEqual([
      '6.61 million',
      '2.90 million',
      '1.32 million',
    ]);
    expect(listed(quantity, [610_000, 9000])).toEqual(['610,000', '9,000']);
  });

  test('have their own where they are on different scales, bounds, or too small beside the largest', () => {
    expect(listed(quantity, [6_610_000, 90_000])).toEqual(['6.61 million', '90,000']);
    expect(listed(share, [0.5, 0.0003])).toEqual(['50%', '0.03%']);
    expect(listed(share, [0.1593, 0.0821], lowerBoundFlag)).toEqual(['15.9%', '8.21%']);
    expect(listed(quantity, [])).toEqual([]);
  });
});
