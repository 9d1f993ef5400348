import { expect, it } from 'vitest';
import { membershipTest } from './inside.ts';

const regions: Readonly<Record<string, string | null>> = { KEN: '014', BRA: '005', SCG: null };

it.each([
  ['WLRD', ['KEN', 'BRA', 'SCG']],
  ['014', ['KEN']],
  ['002', ['KEN']],
  ['BRA', ['BRA']],
  ['SCG', ['SCG']],
] as const)('%s is its countries', (area, inside) => {
  expect(Object.keys(regions).filter(membershipTest(area, (country) => regions[country]))).toEqual(inside);
});
