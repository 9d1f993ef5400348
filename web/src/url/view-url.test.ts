import { describe, expect, it } from 'vitest';
import { initialView, type ViewLimits, type ViewState } from './view-state.ts';
import { parseView, serialiseView } from './view-url.ts';

const limits: ViewLimits = {
  elements: [6, 7, 645],
  regions: new Map([
    [20, ['014', '011']],
    [30, ['005', '013']],
  ]),
  macros: [10, 20, 30],
  world: 10,
};

/** Small linear congruential generator: the same "random" states on every run. */
function* states(count: number): Generator<ViewState> {
  let seed = 20_261;
  const next = (size: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * size);
  };
  const pick = <T>(list: readonly T[]): T => list[next(list.length)] as T;
  for (let made = 0; made < count; made++) {
    const macro = pick([10, 20, 30]);
    yield {
      element: pick([6, 7, 645]),
      year: pick([null, 1961, 1999, 2017, 2023]),
      macro,
      region: macro === 10 ? null : pick(limits.regions.get(macro) ?? []),
      country: pick([null, 'BRA', 'RWA', 'CIV']),
      layout: pick(['both', 'graphs', 'map'] as const),
      tab: pick(['view', 'metadata'] as const),
      choices: pick<Record<string, string>>([{}, { podium: '16' }, { charts: 'uses', podium: '2' }]),
      tables: pick([[], ['map'], ['map', 'uses']]),
      hidden: pick([[], ['uses.5142'], ['uses.5142', 'self-sufficiency.12']]),
      yearClasses: pick([true, false]),
      officialOnly: pick([true, false]),
      explain: pick([null, 'RWA.6.2017', 'WLRD.4.2009.2615']),
    };
  }
}

it('opens a macro region without a region, or with one of another, with its first region that has data', () => {
  const some: ViewLimits = { ...limits, hasData: (_, region, year) => region === '011' && year === 2014 };
  expect(parseView('?macro=20&year=2014', some).region).toBe('011');
  expect(parseView('?macro=20&year=2014&region=005', some).region).toBe('011');
  expect(parseView('?macro=20&year=2014&region=014', some).region).toBe('014');
  expect(parseView('?macro=20&year=2015', some).region).toBe('014');
});

describe('the address', () => {
  it('gives back every state that it was made from', () => {
    for (const state of states(2000)) expect(parseView(serialiseView(state, limits), limits)).toEqual(state);
  });

  it('is empty for the state before anything was chosen', () => {
    expect(serialiseView(initialView(limits), limits)).toBe('');
  });

  it('reads like what it shows', () => {
    const state = {
      ...initialView(limits),
      element: 7,
      year: 2013,
      macro: 20,
      region: '014',
      country: 'RWA',
    };
    expect(serialiseView(state, limits)).toBe('?element=7&year=2013&macro=20&region=014&country=RWA');
  });

  it.each([
    ['?element=99&year=abc&macro=77&region=zzz&country=brazil&layout=diagonal&tab=x'],
    ['?explain=RWA.6'],
    ['?explain=%3Cscript%3E'],
    ['?element=-1&year=99999&country=BR&hide=~~~&show=.&table=%00'],
    ['?%E0%A4%A&element[]=6&&==&year=2.5e3'],
    [`?country=${'A'.repeat(10_000)}`],
  ])('falls back from nonsense without an error: %.60s', (search) => {
    expect(parseView(search, limits)).toEqual(initialView(limits));
  });

  it('finds the macro region of a region that stands alone', () => {
    expect(parseView('?region=013', limits)).toMatchObject({ macro: 30, region: '013' });
  });

  it('takes codes of countries in small letters, and none that is not known', () => {
    const known: ViewLimits = { ...limits, countries: new Set(['BRA']) };
    expect(parseView('?country=bra', known).country).toBe('BRA');
    expect(parseView('?country=XXX', known).country).toBeNull();
    expect(parseView('?country=XXX', limits).country).toBe('XXX');
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
      const { macro, region, country } = parseView(search, known);
      return [macro, region, country];
    };
    expect(placed('?region=014&country=RWA')).toEqual([20, '014', 'RWA']);
    expect(placed('?region=014&country=BRA')).toEqual([30, '005', 'BRA']);
    expect(placed('?macro=20&country=BRA')).toEqual([30, '005', 'BRA']);
    expect(placed('?region=014&country=ATA')).toEqual([10, null, 'ATA']);
    expect(placed('?country=BRA')).toEqual([10, null, 'BRA']);
  });

  it('takes the first region of a macro region when the named one is not in it', () => {
    expect(parseView('?macro=20&region=005', limits)).toMatchObject({ macro: 20, region: '014' });
  });
});
