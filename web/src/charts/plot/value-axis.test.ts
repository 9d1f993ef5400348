import { describe, expect, test } from 'vitest';
import { linearScale, valueDomain } from './scale.ts';
import { alignZeros, logScale, openAxis, roundAxis, roundLogAxis } from './value-axis.ts';

test('an open axis ends with its figures, at round values below them', () => {
  expect(openAxis({ min: 0, max: 861 }, 5)).toEqual({
    domain: { min: 0, max: 861 },
    ticks: [0, 200, 400, 600, 800],
  });
  expect(openAxis({ min: 0, max: 861 }, 3)).toEqual({ domain: { min: 0, max: 861 }, ticks: [0, 500] });
  expect(openAxis({ min: 0, max: 0.3 }, 3).ticks).toEqual([0, 0.1, 0.2, 0.3].slice(0, 1).concat(0.2));
  expect(openAxis({ min: -5, max: 10 }, 3)).toEqual(roundAxis({ min: -5, max: 10 }, 3));
});

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

describe('an axis of round values', () => {
  test.each([
    [0, 100, 6],
    [0, 101, 6],
    [-90, 830, 7],
    [0, 0.37, 5],
    [0, 0.0000123, 6],
    [3, 17, 4],
    [-7, -2, 4],
    [0, 28_512_345, 3],
  ])('%f to %f: at most %i, evenly, and both ends enclose the figures', (min, max, most) => {
    const { domain, ticks } = roundAxis({ min, max }, most);
    expect(ticks.length).toBeGreaterThan(1);
    expect(ticks.length).toBeLessThanOrEqual(most);
    expect([ticks[0], ticks.at(-1)]).toEqual([domain.min, domain.max]);
    expect(domain.min).toBeLessThanOrEqual(min);
    expect(domain.max).toBeGreaterThanOrEqual(max);
    const step = (domain.max - domain.min) / (ticks.length - 1);
    for (const [index, tick] of ticks.entries()) expect(tick).toBeCloseTo(domain.min + index * step, 10);
  });
  test('wastes no step', () => {
    expect(roundAxis({ min: 0, max: 100 }, 6).ticks).toEqual([0, 20, 40, 60, 80, 100]);
    expect(roundAxis({ min: 0, max: 101 }, 6).ticks).toEqual([0, 50, 100, 150]);
    expect(roundAxis({ min: 0, max: 0.3 }, 6).ticks).toEqual([0, 0.1, 0.2, 0.3]);
  });
  test('ends with the figures below zero where a step would cost more than it tells', () => {
    expect(roundAxis({ min: -90, max: 830 }, 6)).toEqual({
      domain: { min: -90, max: 1000 },
      ticks: [0, 200, 400, 600, 800, 1000],
    });
  });
});

test('a scale maps the ends of the domain to the ends of the range', () => {
  const y = linearScale({ min: 0, max: 50 }, 400, 100);
  expect([y(0), y(25), y(50)]).toEqual([400, 250, 100]);
});

describe('a logarithmic axis', () => {
  test('begins and ends with round values, at most as many as asked for', () => {
    expect(roundLogAxis({ min: 1, max: 1000 }, 6).ticks).toEqual([1, 10, 100, 1000]);
    expect(roundLogAxis({ min: 1, max: 100 }, 6).ticks).toEqual([1, 3, 10, 30, 100]);
    expect(roundLogAxis({ min: 40, max: 900 }, 6)).toEqual({
      domain: { min: 20, max: 1000 },
      ticks: [20, 50, 100, 200, 500, 1000],
    });
    expect(roundLogAxis({ min: 1, max: 1e12 }, 5).ticks).toEqual([1, 1e3, 1e6, 1e9, 1e12]);
    expect(roundLogAxis({ min: 0.4, max: 70_000 }, 6).ticks).toEqual([0.1, 10, 1000, 100_000]);
  });
  test('of figures close together has plain round values', () => {
    expect(roundLogAxis({ min: 21, max: 29 }, 6).ticks).toEqual([20, 22, 24, 26, 28, 30]);
  });

  test('puts equal multiples at equal distances', () => {
    const scale = logScale({ min: 1, max: 1000 }, 300, 0);
    expect([1, 10, 100, 1000].map((value) => Math.round(scale(value)))).toEqual([300, 200, 100, 0]);
  });
});

test('next to nothing beyond zero gets no step of its own', () => {
  expect(roundAxis({ min: -0.04, max: 2.2 }, 5)).toEqual({
    domain: { min: -0.04, max: 3 },
    ticks: [0, 1, 2, 3],
  });
  expect(roundAxis({ min: -287, max: 1.2 }, 5)).toEqual({
    domain: { min: -300, max: 1.2 },
    ticks: [-300, -200, -100, 0],
  });
  expect(roundAxis({ min: -0.4, max: 2.2 }, 5).domain.min).toBe(-1);
});
