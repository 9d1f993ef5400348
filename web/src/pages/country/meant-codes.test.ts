import { expect, it } from 'vitest';
import { meantCodes } from './load-country-page.ts';

const names: Readonly<Record<string, string>> = {
  BEN: 'Benin',
  KEN: 'Kenya',
  CIV: 'Côte d’Ivoire',
  MEX: 'Mexico',
};

it.each([
  ['kenya', ['KEN']],
  ['KENYA', ['KEN']],
  ['cote', ['CIV']],
  // No name: a code with a wrong letter.
  ['KEX', ['KEN', 'MEX']],
])('an unknown area %s is meant as %j', (text, codes) => {
  expect(meantCodes(text, Object.keys(names), (code) => names[code] ?? '')).toEqual(codes);
});
