import { expect, it } from 'vitest';
import { compareNetworks } from './compare-networks.ts';

const figures: Readonly<Record<string, number>> = { PABRA: 30, ECABREN: 20, SABRN: 0, '002': 40, WLRD: 200 };
const figureOf = (area: string) => {
  const value = figures[area];
  return value === undefined ? null : { value, flag: '', contributors: null };
};

it('divides by Africa and by the World, and leaves out what is missing', () => {
  const shares = compareNetworks(figureOf, { adds: true }).map(({ area, ofAfrica, ofWorld }) => [
    area,
    ofAfrica,
    ofWorld,
  ]);
  expect(shares).toEqual([
    ['PABRA', 0.75, 0.15],
    ['ECABREN', 0.5, 0.1],
    ['SABRN', 0, 0],
    ['WECABREN', null, null],
    ['002', null, 0.2],
    ['WLRD', null, null],
  ]);
});

it('has no shares of what does not add up, nor of a whole that is nothing', () => {
  expect(compareNetworks(figureOf, { adds: false }).every(({ ofWorld }) => ofWorld === null)).toBe(true);
  const none = compareNetworks(() => ({ value: 0, flag: '', contributors: null }), { adds: true });
  expect(none.every(({ ofAfrica, ofWorld }) => ofAfrica === null && ofWorld === null)).toBe(true);
});
