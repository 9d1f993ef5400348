import { describe, expect, it } from 'vitest';
import { explainedKey, parseExplained } from './explained.ts';

describe('the key of an explained figure', () => {
  it.each([
    ['RWA.6.2017', { area: 'RWA', element: 6, year: 2017, item: null }],
    ['014.14.1961', { area: '014', element: 14, year: 1961, item: null }],
    [
      'WLRD.4.2009.bananas_and_plantains',
      { area: 'WLRD', element: 4, year: 2009, item: 'bananas_and_plantains' },
    ],
  ])('%s is read and written', (text, key) => {
    expect(parseExplained(text)).toEqual(key);
    expect(explainedKey(key.area, key.element, key.year, key.item ?? undefined)).toBe(text);
  });

  it.each([
    '',
    'RWA',
    'RWA.6',
    'rwa.6.2017',
    'RWA.6.17',
    'RWA.six.2017',
    'RWA.6.2017.',
    'RWA.6.2017.A B',
    'RWA.6.2017.1.2',
  ])('"%s" is none', (text) => {
    expect(parseExplained(text)).toBeNull();
  });
});
