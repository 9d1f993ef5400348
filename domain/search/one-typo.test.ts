import { describe, expect, it } from 'vitest';
import { isForgiven, isOneTypo } from './name-book.ts';

describe('a typo', () => {
  it.each([
    ['kenya', 'kenia', true],
    ['kenya', 'keny', true],
    ['kenya', 'kennya', true],
    ['kenya', 'keyna', true],
    ['kenya', 'kenya', false],
    ['kenya', 'kania', false],
    ['kenya', 'kenyaan', false],
  ])('%s and %s: one typo is %s', (one, other, is) => {
    expect(isOneTypo(one, other)).toBe(is);
    expect(isOneTypo(other, one)).toBe(is);
  });

  it.each([
    ['rcie', 'rice'],
    ['kenia', 'kenya'],
    ['cubba', 'cuba'],
    ['etiopia', 'ethiopia'],
    ['thiopia', 'ethiopia'],
    ['eknya', 'kenya'],
  ])('is forgiven in %s for %s', (word, like) => expect(isForgiven(word, like)).toBe(true));

  it.each([
    ['lagos', 'laos'],
    ['cali', 'mali'],
    ['oats', 'goats'],
    ['siberia', 'liberia'],
    ['meta', 'meat'],
    ['2105', '2015'],
    ['kania', 'kenya'],
  ])('does not make %s of %s', (word, like) => expect(isForgiven(word, like)).toBe(false));
});
