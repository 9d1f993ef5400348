import { expect, it } from 'vitest';
import { type Home, membershipTest } from './inside.ts';

const homes: Readonly<Record<string, Home>> = {
  KEN: { region: '014', networks: ['PABRA', 'ECABREN'] },
  // In two networks at once.
  ZMB: { region: '014', networks: ['PABRA', 'ECABREN', 'SABRN'] },
  BRA: { region: '005' },
  SCG: { region: null },
};

it.each([
  ['WLRD', ['KEN', 'ZMB', 'BRA', 'SCG']],
  ['014', ['KEN', 'ZMB']],
  ['002', ['KEN', 'ZMB']],
  ['PABRA', ['KEN', 'ZMB']],
  ['ECABREN', ['KEN', 'ZMB']],
  ['SABRN', ['ZMB']],
  ['WECABREN', []],
  ['BRA', ['BRA']],
  ['SCG', ['SCG']],
] as const)('%s is its countries', (area, inside) => {
  expect(Object.keys(homes).filter(membershipTest(area, (country) => homes[country]))).toEqual(inside);
});
