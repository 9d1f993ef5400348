import { expect, it } from 'vitest';
import { plainNumber } from './csv-cell.ts';

it.each([
  [1e-7, '0.0000001'],
  [-1.25e-9, '-0.00000000125'],
  [0.000001, '0.000001'],
  [1250.5, '1250.5'],
  [0, '0'],
  [1e11, '100000000000'],
])('writes %s as %s, which is the same number', (value, text) => {
  expect(plainNumber(value)).toBe(text);
  expect(Number(text)).toBe(value);
});
