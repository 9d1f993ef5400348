import { describe, expect, it } from 'vitest';
import { type ExplainRequest, explainAddress, explainedKey, parseExplained } from './explain-address.ts';

describe('the key of an explained figure', () => {
  it.each([
    ['RWA.6.2017', { area: 'RWA', element: 6, year: 2017, item: null, as: null }],
    ['014.14.1961', { area: '014', element: 14, year: 1961, item: null, as: null }],
    ['WLRD.4.2009.2615', { area: 'WLRD', element: 4, year: 2009, item: '2615', as: null }],
    [
      'BRA.5510.2022~capita',
      { area: 'BRA', element: 5510, year: 2022, item: null, as: { kind: 'per-inhabitant' } },
    ],
    [
      'BRA.5142.2022.2546~of-5142-5521',
      { area: 'BRA', element: 5142, year: 2022, item: '2546', as: { kind: 'share', parts: [5142, 5521] } },
    ],
    [
      'BRA.5510.2022~since-2012',
      {
        area: 'BRA',
        element: 5510,
        year: 2022,
        item: null,
        as: { kind: 'change', since: 2012, relative: false, perInhabitant: false },
      },
    ],
    [
      'BRA.5510.2022~capita-growth-2012',
      {
        area: 'BRA',
        element: 5510,
        year: 2022,
        item: null,
        as: { kind: 'change', since: 2012, relative: true, perInhabitant: true },
      },
    ],
    [
      'BRA.5510.2022~area-5312-since-2012',
      {
        area: 'BRA',
        element: 5510,
        year: 2022,
        item: null,
        as: { kind: 'part', of: 'area', factor: 5312, since: 2012, relative: false },
      },
    ],
    [
      'BRA.5510.2022~yield-5312-growth-2012',
      {
        area: 'BRA',
        element: 5510,
        year: 2022,
        item: null,
        as: { kind: 'part', of: 'yield', factor: 5312, since: 2012, relative: true },
      },
    ],
    [
      'BRA.5922.2022~with-IND',
      { area: 'BRA', element: 5922, year: 2022, item: null, as: { kind: 'flow', partner: 'IND' } },
    ],
    [
      'BRA.5301.2017~sum-5511-5611-less-5911',
      {
        area: 'BRA',
        element: 5301,
        year: 2017,
        item: null,
        as: { kind: 'sum', plus: [5511, 5611], minus: [5911] },
      },
    ],
    [
      'WLRD.5922.2022~flows-shown-from-IND-to-beyond7',
      {
        area: 'WLRD',
        element: 5922,
        year: 2022,
        item: null,
        as: { kind: 'flows', by: 'shown', origin: 'IND', destination: 7, beyond: 0 },
      },
    ],
    [
      'BRA.5622.2022~flows-mirror-beyond-10',
      {
        area: 'BRA',
        element: 5622,
        year: 2022,
        item: null,
        as: { kind: 'flows', by: 'mirror', origin: null, destination: null, beyond: 10 },
      },
    ],
  ] satisfies [string, ExplainRequest][])('%s is read and written', (text, key) => {
    expect(parseExplained(text)).toEqual(key);
    expect(explainedKey(key.area, key.element, key.year, { item: key.item ?? undefined, as: key.as })).toBe(
      text,
    );
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
    'RWA.6.2017~',
    'RWA.6.2017~everyone',
    'RWA.6.2017~capita-',
    'RWA.6.2017~since-12',
    'RWA.6.2017~area-5312',
    'RWA.6.2017~yield-5312-2012',
    'RWA.6.2017~with-014',
    'RWA.6.2017~with-IND-CHN',
    'RWA.6.2017~sum',
    'RWA.6.2017~sum-5511-less',
    'RWA.6.2017~sum-less-5511',
    'RWA.6.2017~flows',
    'RWA.6.2017~flows-both',
    'RWA.6.2017~flows-shown-from-beyond',
    'RWA.6.2017~flows-shown-to-india',
    'RWA.6.2017~of',
    'RWA.6.2017~of-1-x',
    'RWA.6.2017~of-1-2-3-4-5-6-7-8-9-10-11-12-13',
  ])('"%s" is none', (text) => {
    expect(parseExplained(text)).toBeNull();
  });
});

describe('the address at which the API explains it', () => {
  const page = { table: 'beans_production', indicator: 176 };
  const pathOf = (key: string): string | undefined =>
    explainAddress(key, page)?.replace('/api/v1/explain/', '');

  it('is of the page’s item, of another one, or of a place in a ranking', () => {
    expect(pathOf('BRA.5510.2022')).toBe('beans_production/BRA/5510/176/2022');
    expect(pathOf('BRA.5142.2022.2546')).toBe('OBSERVATIONS/BRA/5142/2546/2022');
    expect(pathOf('BRA.113.2022.125')).toBe('beans_production/BRA/113/176/2022?item=125');
    expect(pathOf('BRA.5510.2022.beans')).toBe('beans_production/BRA/5510/176/2022?item=beans');
  });

  it.each([
    ['capita', 'per=inhabitant'],
    ['of-5142-5521', 'shareOf=[5142,5521]'],
    ['sum-5511-5611-less-5911', 'plus=[5511,5611]&minus=[5911]'],
    ['since-2012', 'since=2012'],
    ['capita-growth-2012', 'per=inhabitant&since=2012&change=relative'],
    ['yield-5312-growth-2012', 'part=yield&factor=5312&since=2012&change=relative'],
    ['with-IND', 'partner=IND'],
    ['flows-shown-from-IND-to-beyond7-beyond-3', 'flows=shown&origin=IND&destination=beyond-7&beyond=3'],
  ])('view "%s": %s', (view, query) => {
    expect(pathOf(`BRA.5922.2022~${view}`)).toBe(`beans_production/BRA/5922/176/2022?${query}`);
  });
});
