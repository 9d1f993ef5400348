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
  rows: series.map((one) => ({ series: one, y: [] })),
});

describe('the reading of a year', () => {
  const production = bar('8', [100.25, 80], { flags: ['A', 'E'] });
  const imports = bar('5611', [20, null], { flags: ['I', 'M'] });
  const exports = bar('9', [15.5, 5], { negate: true });
  const ratio = bar('12', [95, 100], { axis: 'right', mark: 'line', unit: '%' });

  test('lists each shown series with its published value and flag', () => {
    const reading = toReading(model(production, imports, exports, ratio), 0);
    expect(
      reading?.rows.map(({ series, value, negated, flag, official }) => [
        series.id,
        value,
        negated,
        flag,
        official,
      ]),
    ).toEqual([
      ['8', 100.25, false, 'A', true],
      ['5611', 20, false, 'I', false],
      ['9', 15.5, true, '', true],
      ['12', 95, false, '', true],
    ]);
    expect(reading?.isBreak).toBe(false);
  });

  test('the total is the sum of the shown parts of the stack, and only of those', () => {
    expect(toReading(model(production, imports, exports, ratio), 0)?.total?.value).toBe(104.75);
    expect(toReading(model(production, exports, ratio), 0)?.total?.value).toBe(84.75);
    expect(toReading(model(production, imports, exports), 1)?.total?.value).toBe(75);
    expect(toReading(model(production, ratio), 0)?.total).toBeNull();
  });

  test('a gap has neither value nor flag', () => {
    const row = toReading(model(imports), 1)?.rows[0];
    expect(row).toMatchObject({ value: null, flag: '', official: true });
    expect(toReading(model(bar('9', [0, 1], { cutNonPositive: true })), 0)?.rows[0]?.value).toBeNull();
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
