import { describe, expect, test } from 'vitest';
import { alignZeros, linearScale, logScale, logTicks, valueDomain, valueTicks } from './value-axis.ts';

describe('the domain of drawn values', () => {
  test('spans the values and zero', () => {
    expect(valueDomain([5, null, 12])).toEqual({ min: 0, max: 12 });
    expect(valueDomain([-3, 4])).toEqual({ min: -3, max: 4 });
    expect(valueDomain([-3, -1])).toEqual({ min: -3, max: 0 });
  });
  test('leaves zero out when asked to', () => {
    expect(valueDomain([5, 12], false)).toEqual({ min: 5, max: 12 });
  });
  test('is null without values and has a height for flat ones', () => {
    expect(valueDomain([null, null])).toBeNull();
    expect(valueDomain([0, 0])).toEqual({ min: 0, max: 1 });
    expect(valueDomain([10, 10], false)).toEqual({ min: 9, max: 11 });
  });
});

describe('two axes with one zero', () => {
  test('the axis without negative values gets the same share of room below zero', () => {
    // −50…100 has a third below zero; 0…30 needs 15 below for a third of 45.
    const { left, right } = alignZeros({ min: -50, max: 100 }, { min: 0, max: 30 });
    expect(left).toEqual({ min: -50, max: 100 });
    expect(right.min).toBeCloseTo(-15, 10);
    expect(right.max).toBe(30);
    expect(linearScale(left, 300, 0)(0)).toBeCloseTo(linearScale(right, 300, 0)(0), 10);
  });
  test('nothing changes when both begin at zero', () => {
    expect(alignZeros({ min: 0, max: 8 }, { min: 0, max: 3 })).toEqual({
      left: { min: 0, max: 8 },
      right: { min: 0, max: 3 },
    });
  });
  test('an axis wholly below zero mirrors both', () => {
    expect(alignZeros({ min: -8, max: 0 }, { min: 0, max: 3 })).toEqual({
      left: { min: -8, max: 8 },
      right: { min: -3, max: 3 },
    });
  });
  test('an axis almost wholly below zero does so too: the other keeps half of the height', () => {
    expect(alignZeros({ min: -1000, max: 5 }, { min: 0, max: 800 })).toEqual({
      left: { min: -1000, max: 1000 },
      right: { min: -800, max: 800 },
    });
  });
});

describe('ticks', () => {
  test.each([
    [0, 100, 6],
    [0, 101, 6],
    [-90, 830, 6],
    [0, 0.37, 5],
    [3, 17, 4],
    [-7, -2, 4],
  ])('%f to %f: at most %i, ascending, inside', (min, max, most) => {
    const { values, step } = valueTicks({ min, max }, most);
    expect(values.length).toBeGreaterThan(1);
    expect(values.length).toBeLessThanOrEqual(most);
    expect(values.every((value) => value >= min && value <= max)).toBe(true);
    expect((values[1] ?? 0) - (values[0] ?? 0)).toBeCloseTo(step, 10);
  });
  test('are round', () => {
    expect(valueTicks({ min: 0, max: 100 }, 6)).toEqual({ values: [0, 20, 40, 60, 80, 100], step: 20 });
    expect(valueTicks({ min: -90, max: 830 }, 6)).toEqual({ values: [0, 200, 400, 600, 800], step: 200 });
  });
});

test('a scale maps the ends of the domain to the ends of the range', () => {
  const y = linearScale({ min: 0, max: 50 }, 400, 100);
  expect([y(0), y(25), y(50)]).toEqual([400, 250, 100]);
});

describe('a logarithmic axis', () => {
  test('has round ticks, at most as many as asked for', () => {
    expect(logTicks({ min: 1, max: 1000 }, 6).values).toEqual([1, 10, 100, 1000]);
    expect(logTicks({ min: 1, max: 100 }, 6).values).toEqual([1, 3, 10, 30, 100]);
    expect(logTicks({ min: 40, max: 900 }, 6).values).toEqual([50, 100, 200, 500]);
    expect(logTicks({ min: 1, max: 1e12 }, 5).values).toEqual([1, 1e3, 1e6, 1e9, 1e12]);
    expect(logTicks({ min: 21, max: 29 }, 5).values.length).toBeGreaterThan(1);
  });

  test('puts equal multiples at equal distances', () => {
    const scale = logScale({ min: 1, max: 1000 }, 300, 0);
    expect([1, 10, 100, 1000].map((value) => Math.round(scale(value)))).toEqual([300, 200, 100, 0]);
  });
});
