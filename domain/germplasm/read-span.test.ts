import { describe, expect, it } from 'vitest';
import { readAltitude, readMaturity, readYield, toDays } from './read-span.ts';

describe('maturity', () => {
  it.each([
    ['3-3.5 MONTHS', { low: 3, high: 3.5, unit: 'months' }],
    ['4 -5 MONTHS', { low: 4, high: 5, unit: 'months' }],
    ['2.5 MONTHS', { low: 2.5, high: 2.5, unit: 'months' }],
    ['75–85 days', { low: 75, high: 85, unit: 'days' }],
    ['about 90 days', { low: 90, high: 90, unit: 'days' }],
  ])('%s', (text, read) => expect(readMaturity(text)).toEqual(read));

  it.each(['', 'EARLY', '3-3.5', '5-3 months', '3 moons', '-3 months', '3 monthsx', 'dayss 3'])(
    '%j is no length of time',
    (text) => expect(readMaturity(text)).toBeNull(),
  );

  it('is compared in days', () => {
    expect(toDays({ low: 3, high: 3.5, unit: 'months' })).toEqual({ low: 91, high: 107 });
    expect(toDays({ low: 75, high: 85, unit: 'days' })).toEqual({ low: 75, high: 85 });
  });
});

describe('altitude', () => {
  it.each([
    ['1,200-1,600', { low: 1200, high: 1600 }],
    ['200 - 2000', { low: 200, high: 2000 }],
    ['0-500', { low: 0, high: 500 }],
    ['900 m', { low: 900, high: 900 }],
    ['1000 to 1500 masl', { low: 1000, high: 1500 }],
  ])('%s', (text, read) => expect(readAltitude(text)).toEqual(read));

  it.each(['', 'highland', '3000 ft', '2000-900', '12,34'])('%j is none', (text) =>
    expect(readAltitude(text)).toBeNull(),
  );
});

describe('yield', () => {
  it('has its unit', () => {
    expect(readYield('1.5-2 t/ha')).toEqual({ low: 1.5, high: 2, unit: 't/ha' });
    expect(readYield('1,800 kg per ha')).toEqual({ low: 1800, high: 1800, unit: 'kg/ha' });
    expect(readYield('20 bags/acre')).toBeNull();
    expect(readYield('2')).toBeNull();
  });
});
