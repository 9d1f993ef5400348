import { describe, expect, it } from 'vitest';
import type { Figure } from '../../api/cube-store.ts';
import { readMeans } from './harvests.ts';

const figures = (values: Readonly<Record<number, number>>): ReadonlyMap<number, Figure> =>
  new Map(Object.entries(values).map(([year, value]) => [Number(year), { value, flag: 'A', summed: null }]));
const harvests = {
  series: {
    production: figures({ 2011: 90, 2012: 100, 2013: 110, 2021: 190, 2022: 200, 2023: 210 }),
    hectares: figures({ 2011: 80, 2012: 100, 2013: 120, 2021: 110, 2022: 120, 2023: 130 }),
  },
  hectaresOf: (codes: readonly string[], year: number) => codes.length * (year < 2020 ? 30 : 50),
};
const years = { from: [2011, 2012, 2013], to: [2021, 2022, 2023] };
const means = { from: 100, to: 200, years, same: null, leftOut: 0, flag: 'A' };

describe('the parts of a change', () => {
  it('are those of means of three years', () => {
    const state = readMeans(harvests, means);
    // Hectares (80 + 100 + 120) ÷ 3 and (110 + 120 + 130) ÷ 3; 100 ÷ ln 2 × ln 1.2 = 26.3 of 100.
    expect(state).toMatchObject({
      kind: 'parts',
      before: { area: 100, production: 100 },
      after: { area: 120, production: 200 },
      years,
    });
    expect(state.kind === 'parts' && state.points.area).toBeCloseTo(26.303, 3);
    expect(state.kind === 'parts' && state.points.yield).toBeCloseTo(73.697, 3);
  });

  it('take the hectares of the same countries as their production', () => {
    const same = { areas: ['KEN', 'UGA'], from: 60, to: 90, share: 0.95 };
    expect(readMeans(harvests, { ...means, from: 60, to: 90, same })).toMatchObject({
      before: { area: 60, production: 60 },
      after: { area: 100, production: 90 },
      same: { countries: 2, share: 0.95 },
    });
  });

  it('are not told across a break, of too few years, or of doubtful figures', () => {
    expect(readMeans(harvests, 'break').kind).toBe('break');
    expect(readMeans(harvests, 'missing').kind).toBe('few');
    expect(readMeans(harvests, 'doubt').kind).toBe('doubt');
    expect(readMeans(harvests, undefined).kind).toBe('loading');
  });
});
