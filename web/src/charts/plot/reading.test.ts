import { describe, expect, test } from 'vitest';
import { toReading } from './reading.ts';
import type { ChartSeries } from './series.ts';

const bar = (id: string, values: (number | null)[], more: Partial<ChartSeries> = {}): ChartSeries => ({
  id,
  label: id,
  unit: '1000 t',
  axis: 'left',
  mark: 'bar',
  colour: 'red',
  values,
  ...more,
});
const model = (...series: ChartSeries[]) => ({
  periods: [2009, 2010],
  breakPeriods: [2010],
  partial: [],
  rows: series.map((one) => ({ series: one, y: [] })),
});

describe('the reading of a year', () => {
  const production = bar('8', [100.25, 80], { flags: ['A', 'E'], states: ['official', 'estimated'] });
  const imports = bar('5611', [20, null], { flags: ['I', 'M'], states: ['estimated', 'estimated'] });
  const exports = bar('9', [15.5, 5], { negate: true });
  const ratio = bar('12', [95, 100], { axis: 'right', mark: 'line', unit: '%' });

  test('lists each shown series with its published value and flag', () => {
    const reading = toReading(model(production, imports, exports, ratio), 0);
    expect(
      reading?.rows.map(({ series, value, negated, flag, state }) => [
        series.id,
        value,
        negated,
        flag,
        state,
      ]),
    ).toEqual([
      ['8', 100.25, false, 'A', 'official'],
      ['5611', 20, false, 'I', 'estimated'],
      ['9', 15.5, true, '', 'official'],
      ['12', 95, false, '', 'official'],
    ]);
    expect(reading?.isBreak).toBe(false);
  });

  test('the total is the sum of the shown parts of the stack, and only of those', () => {
    const food = bar('5142', [30, 40]);
    const seed = bar('5527', [4, null]);
    const other = bar('95154', [-1, 2], { cutNonPositive: true });
    expect(toReading(model(food, seed, other, ratio), 0)?.total?.value).toBe(33);
    expect(toReading(model(food, other, ratio), 0)?.total?.value).toBe(29);
    expect(toReading(model(food, seed, other), 1)?.total?.value).toBe(42);
    expect(toReading(model(food, ratio), 0)?.total).toBeNull();
  });

  test('what is known has no total where other parts are not known', () => {
    const food = bar('5142', [30, 40]);
    const feed = bar('5521', [4, 3]);
    const partial = [{ from: 2000, to: 2009, label: 'Food', text: 'Only food and feed' }];
    expect(toReading({ ...model(food, feed), partial }, 0)).toMatchObject({
      total: null,
      partial: 'Only food and feed',
    });
    expect(toReading({ ...model(food, feed), partial }, 1)).toMatchObject({
      total: { value: 43 },
      partial: null,
    });
  });

  test('what comes in and what goes out have no total', () => {
    expect(toReading(model(production, imports, exports, ratio), 0)?.total).toBeNull();
    expect(toReading(model(production, exports), 0)?.total).toBeNull();
  });

  test('a gap has neither value nor flag', () => {
    const row = toReading(model(imports), 1)?.rows[0];
    expect(row).toMatchObject({ value: null, flag: '' });
  });

  test('a figure of zero or less that is not drawn is read as the figure that it is', () => {
    const cut = bar('5611', [0, -2], { cutNonPositive: true, flags: ['A', 'E'] });
    expect(toReading(model(cut), 0)?.rows[0]).toMatchObject({ value: 0, flag: 'A' });
    expect(toReading(model(cut), 1)?.rows[0]).toMatchObject({ value: -2, flag: 'E' });
  });

  test('knows the first year of a new method, and that there is nothing outside of the chart', () => {
    expect(toReading(model(production), 1)?.isBreak).toBe(true);
    expect(toReading(model(production), 2)).toBeNull();
  });

  test('carries the bounds around a value', () => {
    const price = bar('m', [2, 3], { mark: 'line', band: { low: [1, null], high: [3, 4] } });
    expect(toReading(model(price), 0)?.rows[0]).toMatchObject({ low: 1, high: 3 });
    expect(toReading(model(price), 1)?.rows[0]).toMatchObject({ low: null, high: 4 });
  });
});
