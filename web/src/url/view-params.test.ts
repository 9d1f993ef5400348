import { describe, expect, it } from 'vitest';
import { viewParams } from './view-params.ts';
import { nextView, type ViewLimits } from './view-state.ts';

const limits: ViewLimits = {
  elements: [6, 7, 645],
  regions: new Map([
    [20, ['014', '011']],
    [30, ['005', '013']],
  ]),
  macros: [10, 20, 30],
  world: 10,
};

it('opens a macro region without a region, or with one of another, with its first region that has data', () => {
  const some: ViewLimits = { ...limits, hasData: (_, region, year) => region === '011' && year === 2014 };
  expect(viewParams(some).parse('?macro=20&year=2014').region).toBe('011');
  expect(viewParams(some).parse('?macro=20&year=2014&region=005').region).toBe('011');
  expect(viewParams(some).parse('?macro=20&year=2014&region=014').region).toBe('014');
  expect(viewParams(some).parse('?macro=20&year=2015').region).toBe('014');
});

describe('the address', () => {
  it('reads like what it shows', () => {
    const state = {
      ...viewParams(limits).initial,
      element: 7,
      year: 2013,
      macro: 20,
      region: '014',
      country: 'RWA',
    };
    expect(viewParams(limits).serialise(state)).toBe('?element=7&year=2013&macro=20&region=014&country=RWA');
  });

  it.each([
    ['?element=99&year=abc&macro=77&region=zzz&country=brazil&layout=diagonal&tab=x'],
    ['?explain=RWA.6'],
    ['?explain=%3Cscript%3E'],
    ['?element=-1&year=99999&country=BR&hide=~~~&show=.&table=%00'],
    ['?%E0%A4%A&element[]=6&&==&year=2.5e3'],
    [`?country=${'A'.repeat(10_000)}`],
  ])('falls back from nonsense without an error: %.60s', (search) => {
    expect(viewParams(limits).parse(search)).toEqual(viewParams(limits).initial);
  });

  it('finds the macro region of a region that stands alone', () => {
    expect(viewParams(limits).parse('?region=013')).toMatchObject({ macro: 30, region: '013' });
  });

  it('takes codes of countries in small letters, and none that is not known', () => {
    const known: ViewLimits = { ...limits, countries: new Set(['BRA']) };
    expect(viewParams(known).parse('?country=bra').country).toBe('BRA');
    expect(viewParams(known).parse('?country=XXX').country).toBeNull();
    expect(viewParams(limits).parse('?country=XXX').country).toBe('XXX');
  });

  it('has the own region of a country that does not lie in the named one', () => {
    const known: ViewLimits = {
      ...limits,
      countries: new Set(['BRA', 'RWA', 'ATA']),
      isInside: (country, region) => ({ BRA: '005', RWA: '014' })[country] === region,
      homeOf: (country) =>
        ({ BRA: { macro: 30, region: '005' }, RWA: { macro: 20, region: '014' } })[country],
    };
    const placed = (search: string) => {
      const { macro, region, country } = viewParams(known).parse(search);
      return [macro, region, country];
    };
    expect(placed('?region=014&country=RWA')).toEqual([20, '014', 'RWA']);
    expect(placed('?region=014&country=BRA')).toEqual([30, '005', 'BRA']);
    expect(placed('?macro=20&country=BRA')).toEqual([30, '005', 'BRA']);
    expect(placed('?region=014&country=ATA')).toEqual([10, null, 'ATA']);
    expect(placed('?country=BRA')).toEqual([10, null, 'BRA']);
  });

  it('finds a region under the name of a country or an area, and a network under its own', () => {
    const read = (search: string, of = limits) => {
      const { region, country } = viewParams(of).parse(search);
      return [region, country];
    };
    expect(read('?country=014')).toEqual(['014', null]);
    expect(read('?area=013')).toEqual(['013', null]);
    expect(read('?area=KEN')).toEqual([null, 'KEN']);
    expect(read('?area=WLRD')).toEqual([null, null]);
    const network: ViewLimits = {
      ...{ ...limits, root: 'PABRA', macros: [10] },
      regions: new Map([[10, ['PABRA', 'ECABREN']]]),
    };
    expect(read('?area=ECABREN', network)).toEqual(['ECABREN', null]);
    expect(read('?area=PABRA', network)).toEqual(['PABRA', null]);
  });

  it('keeps a country that has its name beside an area, which is ignored then', () => {
    const params = viewParams(limits);
    const view = params.parse('?country=KEN&area=XXX');
    expect(view.country).toBe('KEN');
    expect(params.ignored('?country=KEN&area=XXX', view)).toEqual([{ name: 'area', asked: 'XXX' }]);
  });

  it('takes the first region of a macro region when the named one is not in it', () => {
    expect(viewParams(limits).parse('?macro=20&region=005')).toMatchObject({ macro: 20, region: '014' });
  });

  it('opens an area with its own element, which no address holds, and keeps a chosen one', () => {
    const trade: ViewLimits = {
      ...limits,
      openingElement: (area, { choices }) => (area === 'ARG' && choices.flow !== '1' ? 7 : undefined),
    };
    const { parse, serialise } = viewParams(trade);
    expect(
      ['?country=ARG', '?country=KEN', '?country=ARG&element=6', '?country=ARG&show=flow.1'].map(
        (at) => parse(at).element,
      ),
    ).toEqual([7, 6, 6, 6]);
    expect(serialise(parse('?element=7&country=ARG'))).toBe('?country=ARG');
    expect(serialise(parse('?element=6&country=ARG'))).toBe('?element=6&country=ARG');
    const go = (from: string) => nextView(parse(from), { do: 'country', country: 'ARG' }, trade).element;
    expect([go('?country=KEN'), go('?element=645')]).toEqual([7, 645]);
  });
});
