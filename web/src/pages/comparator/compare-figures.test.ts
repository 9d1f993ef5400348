import { describe, expect, it } from 'vitest';
import { commonBase, type LineFigures, measureLine } from './compare-figures.ts';

const figuresOf = (values: Record<number, number>, breaks: number[] = []): LineFigures => ({
  years: Object.keys(values).map(Number),
  values: Object.values(values),
  flags: Object.values(values).map(() => 'A'),
  breaks,
});
const none = new Map<number, number>();

describe('lines of a comparison', () => {
  it('index from the base year, and never across a break', () => {
    const line = figuresOf({ 2018: 50, 2019: 100, 2020: 150, 2021: 80 }, [2021]);
    expect(
      measureLine(line, 't', { measure: 'index', base: 2019, population: none, world: null })?.values,
    ).toEqual([50, 100, 150, null]);
    // From the other side of the break.
    expect(
      measureLine(line, 't', { measure: 'index', base: 2021, population: none, world: null })?.values,
    ).toEqual([null, null, null, 100]);
  });

  it('has no index of a year without a figure, nor of a zero', () => {
    const line = figuresOf({ 2018: 0, 2020: 5 });
    for (const base of [2018, 2019])
      expect(
        measureLine(line, 't', { measure: 'index', base, population: none, world: null })?.values,
      ).toEqual([null, null]);
  });

  it('divides by the population of the very year alone', () => {
    // 2,908,075 t among 210,000 thousand people are 13.848 kg each.
    const line = figuresOf({ 2019: 2_908_075, 2020: 3_000_000 });
    const measured = measureLine(line, 't', {
      measure: 'inhabitant',
      base: null,
      population: new Map([[2019, 210_000]]),
      world: null,
    });
    expect(measured?.values[0]).toBeCloseTo(13.848, 3);
    expect(measured?.values[1]).toBeNull();
    expect(
      measureLine(line, 'kg-ha', { measure: 'inhabitant', base: null, population: none, world: null }),
    ).toBeNull();
  });

  it('begins an index where it reaches most years, and with the first of them', () => {
    expect(commonBase([figuresOf({ 2018: 1, 2019: 1, 2020: 1, 2021: 1 }, [2019])])).toBe(2019);
    expect(commonBase([figuresOf({ 1961: 1, 1962: 2, 1963: 3 }), figuresOf({ 1962: 0, 1963: 1 })])).toBe(
      1963,
    );
    expect(commonBase([figuresOf({ 1961: 1 }), figuresOf({ 1962: 1 })])).toBeNull();
    expect(commonBase([])).toBeNull();
  });
});
