import { expect, it } from 'vitest';
import { formatCompact, formatFigure } from './figures.ts';
import { getFormats } from './formats.ts';

it.each([
  [6, 0.14562, 'en', '14.56%'],
  [6, 0.14562, 'pt', '14,56%'],
  [6, 0.000049, 'en', '~0%'],
  [6, 0, 'en', '0%'],
  [6, 0.00005, 'en', '0.01%'],
  [12, 95.5, 'en', '95.5%'],
  [645, 13.95, 'pt', '13,95'],
  [5142, 1234.5, 'en', '1,234.5'],
  [5142, 1234.5, 'es', '1\u202f234,5'],
  [5142, 1234.5, 'pt', '1.234,5'],
  [1, 3, 'en', '3'],
] as const)('element %i, value %d, %s: %s', (element, value, language, text) => {
  expect(formatFigure(element, value, getFormats(language)).replaceAll('\u00a0', ' ')).toBe(text);
});

it.each([
  [5510, 28_505_529.48, 'en', '28.5M'],
  [5510, 2_899_043, 'es', '2,9 M'],
  [5510, 2_899_043, 'pt', '2,9 mi'],
  [5510, 9_999, 'en', '9,999'],
  [5142, 28_505.5, 'en', '28,505.5'],
  [6, 0.14562, 'en', '14.56%'],
] as const)('element %i, value %d, %s, in few characters: %s', (element, value, language, text) => {
  expect(formatCompact(element, value, getFormats(language)).replaceAll('\u00a0', ' ')).toBe(text);
});

it.each([
  [0.031, '+3.1%'],
  [-0.0006, '−0.1%'],
  [0.0003, '+0.03%'],
  [-0.0000042, '−0.0004%'],
  [0, '0%'],
] as const)('a change of %d is told, however small: %s', (change, text) => {
  expect(getFormats('en').change(change)).toBe(text);
});

it.each([
  [6, 0, true, '~0%'],
  [664, 0, true, '~0'],
  [6, 0, false, '0%'],
  [6, 0.1456, true, '14.56%'],
] as const)(
  'element %i, value %d, rounded away at the source: %s, reads %s',
  (element, value, tiny, text) => {
    expect(formatFigure(element, value, getFormats('en'), tiny)).toBe(text);
  },
);
