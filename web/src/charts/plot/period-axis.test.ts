import { describe, expect, test } from 'vitest';
import { toPeriodAxis } from './period-axis.ts';

const base = { left: 50, right: 150, maxTicks: 6, labelWidth: 10 };

describe('the axis of periods', () => {
  test('gives each year a band and centres marks in it', () => {
    const periods = [2000, 2001, 2002, 2003, 2004];
    const axis = toPeriodAxis({ ...base, periods });
    expect(axis.band).toBe(20);
    expect(periods.map(axis.centre)).toEqual([60, 80, 100, 120, 140]);
    expect(axis.edge(2002)).toBe(90);
  });
  test('leaves room for a year without a row', () => {
    const periods = [2000, 2001, 2003, 2004];
    expect(periods.map(toPeriodAxis({ ...base, periods }).centre)).toEqual([60, 80, 120, 140]);
  });
  test('labels the first and the last year, and between them multiples of the smallest step that fits', () => {
    const periods = Array.from({ length: 63 }, (_, i) => 1961 + i);
    const wide = toPeriodAxis({ ...base, right: 750, periods });
    expect(wide.ticks.map(({ period }) => period)).toEqual([1961, 1980, 2000, 2023]);
    const more = toPeriodAxis({ ...base, right: 750, maxTicks: 7, periods });
    expect(more.ticks.map(({ period }) => period)).toEqual([1961, 1970, 1980, 1990, 2000, 2010, 2023]);
    const few = toPeriodAxis({ ...base, right: 750, maxTicks: 3, periods });
    expect(few.ticks.map(({ period }) => period)).toEqual([1961, 2000, 2023]);
  });
  test('leaves out a label near an end before it takes a larger step', () => {
    const periods = Array.from({ length: 33 }, (_, i) => 1992 + i);
    const labelled = (maxTicks: number) =>
      toPeriodAxis({ ...base, right: 450, maxTicks, periods }).ticks.map(({ period }) => period);
    expect(labelled(5)).toEqual([1992, 2000, 2010, 2020, 2024]);
    expect(labelled(4)).toEqual([1992, 2000, 2010, 2024]);
  });
  test('steps over labels that would touch', () => {
    const periods = [2000, 2001, 2002, 2003, 2004];
    expect(toPeriodAxis({ ...base, periods, labelWidth: 30 }).ticks.map(({ period }) => period)).toEqual([
      2000, 2002, 2004,
    ]);
  });
  test('takes other steps for months', () => {
    const periods = Array.from({ length: 36 }, (_, i) => 2020 * 12 + i);
    const axis = toPeriodAxis({ ...base, right: 770, periods, steps: [12, 24] });
    expect(axis.ticks.map(({ period }) => period / 12)).toEqual([2020, 2021, 2022, 2022 + 11 / 12]);
  });
  test('labels a single period once', () => {
    const axis = toPeriodAxis({ ...base, periods: [2021], steps: [10] });
    expect(axis.ticks).toEqual([{ period: 2021, x: 100 }]);
  });
  test('refuses periods that do not ascend', () => {
    expect(() => toPeriodAxis({ ...base, periods: [2001, 2000] })).toThrow('ascend');
  });
});
