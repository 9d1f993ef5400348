import { describe, expect, test } from 'vitest';
import { lineLabelsFit } from '../plot/end-labels.ts';
import { type LineChartInput, type LineSeries, toLineChartModel } from './line-chart-model.ts';

const rwanda: LineSeries = {
  id: 'RWA',
  label: 'Rwanda',
  unit: 'kg',
  colour: 'red',
  values: [10, 20, null, 20, 30],
};
const kenya: LineSeries = {
  ...rwanda,
  id: 'KEN',
  label: 'Kenya',
  colour: 'blue',
  values: [5, null, 15, 25, 29.9],
};

const input = (part: Partial<LineChartInput> = {}): LineChartInput => ({
  periods: [2000, 2001, 2002, 2003, 2004],
  series: [rwanda, kenya],
  hidden: [],
  breaks: [],
  breakLabel: String,
  format: {
    axis: (ticks, side) => ({ labels: ticks.map(String), head: side === 'left' ? '1000 t' : '%' }),
    period: String,
  },
  zero: true,
  width: 520,
  ...part,
});

describe('a line chart', () => {
  // "Rwanda" is R 0.7 + w 0.86 + a n d a 4 × 0.6 = 3.96 em of 12.5 px = 50 px, bold 55 px, and 14 px stand before it.
  const model = toLineChartModel(input());

  test('keeps room for the names at the line ends', () => {
    expect(model.plot).toEqual({ left: 24, right: 451, top: 26, bottom: 370 });
    expect(model.endLabels.map(({ id, x }) => [id, x])).toEqual([
      ['RWA', 465],
      ['KEN', 465],
    ]);
  });

  test('parts names that would touch and connects them to their lines', () => {
    // The lines end at 26 and 27.1; names are 16 px high and part around 26.6.
    expect(model.endLabels.map(({ y }) => y)).toEqual([27.75, 43.75]);
    expect(model.endLabels[1]?.connector).toBe('M412.3,27.1L461,43.8');
    expect(model.endLabels[0]?.connector).toBe('');
  });

  test('gaps stay gaps and lone years are dots', () => {
    expect(
      model.layers.map(({ id, paths, dots }) => [
        id,
        paths.official?.match(/M/g)?.length,
        dots.official !== undefined,
      ]),
    ).toEqual([
      ['RWA', 2, false],
      ['KEN', 1, true],
    ]);
  });

  test('has no names at the ends of narrow charts', () => {
    const narrow = toLineChartModel(input({ width: 360 }));
    expect(narrow.endLabels).toEqual([]);
    expect(narrow.plot.right).toBe(352);
  });

  test('may begin near the smallest value', () => {
    const high = toLineChartModel(
      input({ series: [{ ...rwanda, values: [100, 110, 104, 106, 108] }], zero: false }),
    );
    expect(high.axes[0]?.ticks[0]).toEqual({ y: 370, text: '100' });
    expect(high.zeros).toEqual([]);
  });

  test('draws a band between bounds, over which the axis reaches', () => {
    const band = { low: [5, 10, null, 10, 20], high: [15, 30, null, 30, 60] };
    const model = toLineChartModel(input({ series: [{ ...rwanda, band }] }));
    expect(model.layers.map(({ kind }) => kind)).toEqual(['band', 'line']);
    expect(model.layers[0]?.paths.official?.match(/Z/g)).toHaveLength(2);
    expect(model.axes[0]?.ticks.at(-1)).toEqual({ y: 26, text: '60' });
  });

  test('demands colours and one unit', () => {
    expect(() => toLineChartModel(input({ series: [{ ...rwanda, colour: '' }] }))).toThrow('"RWA"');
    expect(() => toLineChartModel(input({ series: [rwanda, { ...kenya, unit: 't' }] }))).toThrow('two units');
  });
});

test('names at the ends suffice for few and short names', () => {
  expect(lineLabelsFit([rwanda, kenya])).toBe(true);
  expect(lineLabelsFit([{ ...rwanda, label: 'Tanzania, United Republic of' }])).toBe(false);
  expect(lineLabelsFit(Array.from({ length: 14 }, (_, i) => ({ ...rwanda, id: String(i) })))).toBe(false);
});
