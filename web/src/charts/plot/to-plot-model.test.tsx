import { describe, expect, test } from 'vitest';
import { namesFrom } from './end-labels.ts';
import type { ChartSeries } from './series.ts';
import { drawnIn, food, input, perCapita } from './testing/plot-input.tsx';
import { toPlotModel } from './to-plot-model.ts';

describe('a combined chart, 520 wide', () => {
  test('rescales to what is shown when a series is hidden', () => {
    const hidden = toPlotModel(input({ hidden: ['5521'] }));
    expect(hidden.rows.map(({ series }) => series.id)).toEqual(['5142']);
    expect(hidden.axes[0]?.ticks.at(-1)).toEqual({ y: 26, text: '60' });
    expect(hidden.isEmpty).toBe(false);
  });

  test('an axis leaves with its last series', () => {
    const left = toPlotModel(input({ series: [food, perCapita], hidden: ['5142'] }));
    expect(left.axes.map(({ side }) => side)).toEqual(['right']);
    expect(left.zeros).toEqual([left.plot.bottom]);
  });
});

describe('negative parts', () => {
  const exports: ChartSeries = {
    ...food,
    id: '9',
    label: 'Exports',
    colour: 'orange',
    values: [50, 50, null, 50, 50],
    negate: true,
  };
  const ratio: ChartSeries = {
    ...perCapita,
    id: '12',
    unit: '%',
    mark: 'line',
    dash: '5 3',
    values: [90, 80, null, 85, null],
  };
  const model = toPlotModel(
    input({ series: [{ ...food, values: [100, 100, null, 80, 80] }, exports, ratio], twoAxes: true }),
  );

  test('stack below the zero line that both axes share', () => {
    // −50…100 over 344 px puts zero at 370 − 344 ÷ 3.
    expect(model.zeros).toEqual([255.3]);
    expect(drawnIn(model, 'orange')).toMatch(/d="M[\d.]+,255\.3h[\d.]+v114\.7h/);
    expect(model.axes[1]?.ticks[0]).toEqual({ y: 255.3, text: '0' });
  });
});

describe('panels', () => {
  const ratio: ChartSeries = { ...perCapita, mark: 'line', unit: '%', values: [90, 80, null, 85, 85] };

  test('values stand at the ends of lines in both, whose heads name them', () => {
    const line: ChartSeries = { ...food, mark: 'line', values: [1, 2, 3, 4, 5] };
    const axis = () => ({ labels: [], head: '', write: String });
    const both = toPlotModel(input({ series: [line, ratio], format: { axis, period: String } }));
    expect(both.endLabels.map(({ text, value }) => [text, value])).toEqual([
      ['', '5'],
      ['', '85'],
    ]);
    for (const { x } of both.endLabels) expect(x).toBeGreaterThan(both.plot.right);
  });

  test('names of the upper panel end above the head of the lower one', () => {
    const lines = [5, 4.9, 0.3, 0.2].map(
      (end, at): ChartSeries => ({
        ...food,
        id: `line-${at}`,
        label: `Land ${at}`,
        mark: 'line',
        values: [1, 2, 3, 4, end],
      }),
    );
    const axis = () => ({ labels: [], head: '', write: String });
    const model = toPlotModel(
      input({ series: [...lines, ratio], format: { axis, period: String }, width: 520 }),
    );
    const names = model.endLabels.filter(({ id }) => id.startsWith('line-'));
    expect(names).toHaveLength(4);
    expect(Math.max(...names.map(({ y }) => y))).toBeLessThanOrEqual(model.seams.y);
  });

  test('values at the ends have their year where that is not the last one', () => {
    const line: ChartSeries = { ...food, mark: 'line', values: [1, 2, 3, 4, null] };
    const axis = () => ({ labels: [], head: '', write: String });
    const { periods, endLabels } = toPlotModel(
      input({ series: [line, ratio], format: { axis, period: String } }),
    );
    expect(endLabels.map(({ value }) => value)).toEqual([`4 (${periods[3]})`, '85']);
    const loose = toPlotModel(input({ series: [{ ...line, end: 1 }], format: { axis, period: String } }));
    expect(loose.endLabels.map(({ value }) => value)).toEqual([`2 (${periods[1]})`]);
  });
});

describe('breaks, seams and emptiness', () => {
  test('a seam is a tick at the axis, and cuts nothing', () => {
    const line: ChartSeries = { ...food, mark: 'line', values: [1, 2, 3, 4, 5], seams: [2003, 1990] };
    const model = toPlotModel(input({ series: [line] }));
    expect(model.seams).toEqual({ x: [model.scales.x(2002.5)], y: model.plot.bottom });
    expect(drawnIn(model, 'var(--use-food)')).toMatch(/d="M[^M"]*"/);
  });

  test('breaks near to each other have their texts on both sides, or the period alone', () => {
    const at = (breaks: number[]) =>
      toPlotModel(input({ breaks, breakLabel: (year) => `Another series from ${year} on` })).breaks;
    const [first, second] = at([2002, 2003]);
    expect(first).toMatchObject({ text: 'Another series from 2002 on', anchor: 'end' });
    expect(second?.text).toContain('2003');
  });

  test('without any value the chart is empty, and hiding all series is not that', () => {
    const none = { ...food, values: [null, null, null, null, null] };
    expect(toPlotModel(input({ series: [none] })).isEmpty).toBe(true);
    expect(toPlotModel(input({ series: [], periods: [] })).isEmpty).toBe(true);
    expect(toPlotModel(input({ hidden: ['5142', '5521'] })).isEmpty).toBe(false);
  });

  test('an undefined colour raises an error', () => {
    expect(() => toPlotModel(input({ series: [{ ...food, colour: '' }] }))).toThrow('"5142"');
  });
});

describe('names at the line ends', () => {
  const line = (id: string, label: string, values: (number | null)[]): ChartSeries => ({
    ...food,
    id,
    label,
    mark: 'line',
    values,
  });
  const lines = [
    line('a', 'Constant', [1, 2, 3, 4, 100]),
    line('b', 'Current', [1, 2, 3, 4, 99]),
    line('c', 'Dollars', [1, 2, 3, 4, 98.5]),
    line('d', 'Index', [1, 2, 3, null, null]),
  ];

  test('stand beside charts of nothing but lines, in their colours, and do not overlap', () => {
    for (const width of [480, 520, 700, 800]) {
      const model = toPlotModel(input({ series: lines, width }));
      expect(model.endLabels.map(({ text }) => text)).toEqual(['Constant', 'Current', 'Dollars', 'Index']);
      const places = model.endLabels.map(({ y }) => y).sort((one, other) => one - other);
      for (const [index, y] of places.entries())
        if (index > 0) expect(y - (places[index - 1] ?? 0)).toBeGreaterThanOrEqual(model.size.fontSize);
      for (const { x } of model.endLabels) expect(x).toBeGreaterThan(model.plot.right);
      expect(model.plot.right).toBeLessThan(width - 50);
    }
  });

  test('leave with a series that is switched off, while the plot keeps its place', () => {
    const all = toPlotModel(input({ series: lines }));
    const fewer = toPlotModel(input({ series: lines, hidden: ['a'] }));
    expect(fewer.endLabels.map(({ id }) => id)).toEqual(['b', 'c', 'd']);
    expect(fewer.plot.right).toBe(all.plot.right);
  });

  test('stand on the lines where the right edge has an axis, or they are too long for it', () => {
    const long = line('z', 'Gross production value at constant prices', [90, 80, 70, 60, 50]);
    const right = { ...line('r', 'Ratio', [8, 8, 8, 8, 8]), axis: 'right' as const };
    for (const series of [
      [...lines.slice(0, 1), long],
      [...lines.slice(0, 1), right],
    ]) {
      const model = toPlotModel(input({ series, twoAxes: true }));
      expect(model.endLabels.map(({ id }) => id)).toEqual(series.map(({ id }) => id));
      for (const { x } of model.endLabels) expect(x).toBeLessThan(model.plot.right);
    }
  });

  const longNames = lines.map((one) => ({ ...one, label: `${one.label} at market prices` }));

  test.each([
    ['beside a bar', [...lines, food], 520],
    ['beside points', [...lines, perCapita], 520],
    ['in a chart without room for them', longNames, 459],
  ])('are left to the legend %s', (_case, series, width) => {
    expect(toPlotModel(input({ series, width })).endLabels).toEqual([]);
  });
});

describe('lines alone', () => {
  const rwanda: ChartSeries = {
    id: 'RWA',
    label: 'Rwanda',
    unit: 'kg',
    axis: 'left',
    mark: 'line',
    colour: 'red',
    values: [10, 20, null, 20, 30],
  };
  const kenya: ChartSeries = {
    ...rwanda,
    id: 'KEN',
    label: 'Kenya',
    colour: 'blue',
    values: [5, null, 15, 25, 29.9],
  };

  test('demand one unit', () => {
    expect(() => toPlotModel(input({ series: [rwanda, { ...kenya, unit: 't' }] }))).toThrow('two units');
  });

  test('are named at their ends where names are few and short', () => {
    expect(namesFrom([rwanda, kenya])).toBe(340);
    // On a phone the values are below the names.
    expect(namesFrom([{ ...rwanda, label: 'Agricultural lands' }])).toBe(340);
    // The head of a panel names its only line.
    const alone = { ...rwanda, id: 'alone', axis: 'right', label: 'For every thousand inhabitants' } as const;
    expect(namesFrom([rwanda, kenya, alone])).toBe(340);
    expect(namesFrom([{ ...rwanda, label: 'Tanzania, United Republic of' }])).toBeNull();
    expect(namesFrom(Array.from({ length: 14 }, (_, i) => ({ ...rwanda, id: String(i) })))).toBeNull();
  });
});
