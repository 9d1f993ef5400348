import { expect, it } from 'vitest';
import { isRefugeeMarket, withoutRefugeeSuffix } from './refugee-markets.ts';

it.each([
  ['UGA', 'Bidibidi (refugee settlement)', true],
  ['ZWE', 'Tongogara Refugee Camp 2', true],
  ['KEN', 'HongKong (Kakuma)', true],
  ['KEN', 'Kakuma 4', true],
  ['KEN', 'Kakuma town', false],
  ['KEN', 'Nairobi', false],
  ['UGA', 'Kakuma 4', false],
])('knows whether a market of %s is one of refugees: %s', (area, name, is) => {
  expect(isRefugeeMarket(area, name)).toBe(is);
});

it('takes the suffix of refugee settlements off a name that has it', () => {
  expect(withoutRefugeeSuffix('Bidibidi (refugee settlement)')).toBe('Bidibidi');
  expect(withoutRefugeeSuffix('Nairobi')).toBeNull();
});
