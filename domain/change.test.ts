import { describe, expect, it } from 'vitest';
import {
  type ComparedArea,
  type ComparisonInputs,
  changeFormula,
  compare,
  relativeChange,
  sameCountries,
} from './change.ts';
import { formulaText } from './formula.ts';

const country = (region: string): ComparedArea => ({ kind: 'country', region });
const areas = new Map<string, ComparedArea>([
  ['KEN', country('014')],
  ['TZA', country('014')],
  ['UGA', country('014')],
  ['EGY', country('015')],
  ['RUS', country('151')],
  ['UKR', country('151')],
  ['SUN', { kind: 'former', region: '151' }],
  ['014', { kind: 'aggregate', region: null }],
]);
const figure = (value: number, summed: number | null = null, flag = 'A') => ({ value, flag, summed });

/** Bananas of three countries: Uganda has no figure in the first year. */
const before = new Map([
  ['KEN', 30],
  ['TZA', 20],
  ['EGY', 500],
  ['014', 50],
]);
const after = new Map([
  ['KEN', 42],
  ['TZA', 18],
  ['UGA', 140],
  ['EGY', 900],
  ['014', 200],
]);
const eastern = (change: Partial<ComparisonInputs> = {}): ComparisonInputs => ({
  area: '014',
  before: figure(50, 2),
  after: figure(200, 3),
  isBroken: false,
  adds: true,
  slices: () => ({ before, after }),
  areas,
  ...change,
});

describe('two years of a sum of countries', () => {
  it('are not compared where those with figures in both hold less than nine tenths of the newer sum', () => {
    // 42 + 18 of 200 is 30 %: the other 70 % are Uganda's, which was not known before, and no growth of 300 %.
    expect(compare(eastern())).toBe('other-countries');
    expect(sameCountries('014', 200, { before, after }, areas)).toEqual({
      areas: ['KEN', 'TZA'],
      from: 50,
      to: 60,
      share: 0.3,
    });
  });

  it('are those of the same countries, which hold nine tenths', () => {
    // Uganda with 6: 60 of 66 is 90.9 %; (42 + 18) ÷ (30 + 20) − 1 = 20 %.
    const few = new Map([...after, ['UGA', 6] as const]);
    const compared = compare(eastern({ after: figure(66, 3), slices: () => ({ before, after: few }) }));
    expect(compared).toEqual({
      from: 50,
      to: 60,
      same: { areas: ['KEN', 'TZA'], from: 50, to: 60, share: 60 / 66 },
    });
    expect(typeof compared === 'object' && relativeChange(compared)).toBeCloseTo(0.2, 12);
  });

  it('take the countries of the area alone, and a state that has ended where it holds more than its parts', () => {
    const soviet = { before: new Map([['SUN', 100]]), after: new Map([['SUN', 80]]) };
    expect(sameCountries('151', 80, soviet, areas)?.areas).toEqual(['SUN']);
    const withParts = (russia: readonly [number, number], ukraine: readonly [number, number]) => ({
      before: new Map([...soviet.before, ['RUS', russia[0]], ['UKR', ukraine[0]]] as const),
      after: new Map([...soviet.after, ['RUS', russia[1]], ['UKR', ukraine[1]]] as const),
    });
    // 50 + 29 of 80 are the same state, split by a carrier; 50 + 20 are not.
    expect(sameCountries('151', 80, withParts([60, 50], [40, 29]), areas)).toMatchObject({
      areas: ['RUS', 'UKR'],
      from: 100,
      to: 79,
    });
    expect(sameCountries('151', 80, withParts([60, 50], [40, 20]), areas)).toMatchObject({
      areas: ['SUN'],
      from: 100,
      to: 80,
    });
    const ended = { before: soviet.before, after: new Map([['RUS', 50]]) };
    expect(sameCountries('151', 50, ended, areas)).toBeNull();
  });

  it('are not compared across a break where too few countries are left, and say so', () => {
    expect(compare(eastern({ isBroken: true }))).toBe('break');
    expect(compare(eastern({ isBroken: true, slices: () => ({ before: new Map(), after }) }))).toBe('break');
  });

  it('are not compared of a mean or a ratio', () => {
    expect(compare(eastern({ adds: false }))).toBe('ratio');
  });

  it('need one sum alone: a published figure and a sum of countries are not alike', () => {
    expect(compare(eastern({ before: figure(50) }))).toBe('other-countries');
  });
});

describe('two published figures', () => {
  const ownChange = (change: Partial<ComparisonInputs> = {}) =>
    compare(eastern({ before: figure(50), after: figure(60), ...change }));

  it('are compared as they are', () => {
    expect(ownChange()).toEqual({ from: 50, to: 60, same: null });
  });

  it('are not across a break, without a figure, or of a lower bound', () => {
    expect(ownChange({ isBroken: true })).toBe('break');
    expect(ownChange({ before: null })).toBe('missing');
    expect(ownChange({ after: undefined })).toBe('missing');
    expect(ownChange({ before: figure(50, null, 'L') })).toBe('bound');
    expect(ownChange({ after: figure(60, null, 'L') })).toBe('bound');
  });

  it('have no percentage from zero, or from below it', () => {
    expect(relativeChange({ from: 0, to: 5 })).toBeNull();
    expect(relativeChange({ from: -2, to: 5 })).toBeNull();
    expect(relativeChange({ from: 4, to: 5 })).toBe(0.25);
  });
});

it('writes a change as the newer figure less the older one, or as a fraction of that', () => {
  const written = (isRelative: boolean) =>
    formulaText(changeFormula({ element: 5510, sign: 1 }, isRelative), () => 'P');
  expect(written(false)).toBe('P − P');
  expect(written(true)).toBe('(P − P) ÷ P');
});
