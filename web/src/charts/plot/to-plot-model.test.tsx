import { describe, expect, test } from 'vitest';
import { namesFrom } from './end-labels.ts';
import type { ChartSeries } from './series.ts';
import { count, drawnIn, feed, food, input, perCapita } from './testing/plot-input.tsx';
import { toPlotModel } from './to-plot-model.ts';

describe('a combined chart, 520 wide', () => {
  // Letters of 12.5 px make lines of 18 px. "100" is 3 × 0.64 × 12.5 = 24 px wide, and 8 px are between it and the
  // plot: 32…512 across, 26…370 down, so a year has 96 px and a thousand tonnes 3.44 px.
  const model = toPlotModel(input());

  test('lays out plot, years and ticks', () => {
    expect(model.plot).toEqual({ left: 32, right: 512, top: 26, bottom: 370 });
    expect(model.band).toBe(96);
    expect(model.x).toEqual([80, 176, 272, 368, 464]);
    expect(model.axes[0]?.ticks).toEqual([
      { y: 370, text: '0' },
      { y: 301.2, text: '20' },
      { y: 232.4, text: '40' },
      { y: 163.6, text: '60' },
      { y: 94.8, text: '80' },
      { y: 26, text: '100' },
    ]);
    expect(model.zeros).toEqual([370]);
    expect(model.axes[0]?.head).toEqual({
      name: '',
      text: '1000 t',
      x: 0,
      y: 14,
      anchor: 'start',
      glyph: null,
    });
  });

  test('stacks bars, and a gap is no bar', () => {
    // 60 up from zero is 206.4 px, 40 on top of it 137.6 px; a bar fills 82 % of its band, 79 px.
    const food = drawnIn(model, 'var(--use-food)');
    expect(food).toContain('d="M40.6,163.6h78.7v206.4h-78.7Z');
    expect(drawnIn(model, 'var(--use-feed)')).toContain('d="M40.6,26h78.7v137.6h-78.7Z');
    expect(count(food, 'Z')).toBe(4);
    expect(model.rows[0]?.y).toEqual([163.6, 301.2, null, 232.4, 232.4]);
    expect(model.rows[1]?.y).toEqual([26, null, null, 198, 232.4]);
  });

  test('gives the axis of one series its colour and the axis of several the ink', () => {
    const two = toPlotModel(
      input({ series: [food, feed, { ...perCapita, colour: 'green' }], twoAxes: true }),
    );
    expect(two.axes.map(({ side, colour, head }) => [side, colour, head.text, head.glyph?.id])).toEqual([
      ['left', 'var(--ink-2)', '1000 t', undefined],
      ['right', 'green', '%', '645'],
    ]);
  });

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

  test('do not put negative labels on the axis that has none', () => {
    expect(model.axes[1]?.ticks.every(({ text }) => Number(text) >= 0)).toBe(true);
    expect(model.axes[0]?.ticks.some(({ text }) => Number(text) < 0)).toBe(true);
  });

  test('a dashed line with a gap leaves a dot', () => {
    const line = drawnIn(model, 'var(--ink)');
    expect(line).toContain('stroke-dasharray="5 3"');
    expect([count(line, '<circle'), line.match(/d="M[^"]*L[^"]*" stroke-dasharray/g)?.length]).toEqual([
      1, 1,
    ]);
  });
});

describe('panels', () => {
  const ratio: ChartSeries = { ...perCapita, mark: 'line', unit: '%', values: [90, 80, null, 85, 85] };
  const model = toPlotModel(input({ series: [food, feed, ratio] }));
  const [left, right] = model.axes;

  test('a second unit has a panel of its own below, with its labels at the left and its own zero', () => {
    expect(model.axes.map(({ at }) => at)).toEqual(['left', 'left']);
    const heights = model.axes.map(({ ticks }) => ticks.map(({ y }) => y));
    expect(Math.max(...(heights[0] ?? []))).toBeLessThan(Math.min(...(heights[1] ?? [])));
    expect(model.zeros).toEqual([left?.ticks[0]?.y, right?.ticks[0]?.y]);
    expect(right?.head).toMatchObject({ text: '%', x: 0, anchor: 'start' });
    // The head is between the panels.
    expect(right?.head.y).toBeGreaterThan(Math.max(...(heights[0] ?? [])));
    expect(right?.head.y).toBeLessThan(Math.min(...(heights[1] ?? [])));
    for (const y of model.rows[2]?.y ?? []) {
      if (y !== null) expect(y).toBeGreaterThanOrEqual(right?.ticks.at(-1)?.y ?? 0);
    }
  });

  test('what is left of them has the whole height', () => {
    const alone = toPlotModel(input({ series: [food, ratio], hidden: ['645'] }));
    expect(alone.zeros).toEqual([alone.plot.bottom]);
    expect(alone.axes[0]?.ticks.at(-1)?.y).toBe(alone.plot.top);
  });

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
  test('a break stands at the edge of its first year and cuts lines and areas', () => {
    const line: ChartSeries = { ...food, mark: 'line', values: [1, 2, 3, 4, 5] };
    const area: ChartSeries = { ...line, id: 'area', mark: 'area', colour: 'green' };
    const model = toPlotModel(input({ series: [line, area], breaks: [2003, 1990] }));
    // A line of text for the label moves the plot down by 18 px; ticks of one letter leave 16 px to the left.
    expect(model.plot).toMatchObject({ left: 16, top: 44 });
    expect(model.breaks).toEqual([{ x: 313.6, text: 'new 2003', textX: 313.6, anchor: 'start' }]);
    expect(drawnIn(model, 'var(--use-food)')).toMatch(/d="M[^M"]*M[^M"]*"/);
    expect(count(drawnIn(model, 'green'), 'Z')).toBe(2);
  });

  test('a seam is a tick at the axis, and cuts nothing', () => {
    const line: ChartSeries = { ...food, mark: 'line', values: [1, 2, 3, 4, 5], seams: [2003, 1990] };
    const model = toPlotModel(input({ series: [line] }));
    expect(model.seams).toEqual({ x: [model.scales.x(2002.5)], y: model.plot.bottom });
    expect(drawnIn(model, 'var(--use-food)')).toMatch(/d="M[^M"]*"/);
  });

  test('years of which only parts are known have a band that says so, and a break beside it loses its text', () => {
    const partial = [{ from: 2000, to: 2001, label: 'Only food is known', text: 'Only food is known.' }];
    const model = toPlotModel(input({ partial, breaks: [2001, 2004] }));
    expect(model.spans).toEqual([{ x: 32, y: 44, width: 192, height: 326, text: 'Only food is known' }]);
    expect(model.breaks.map(({ text }) => text)).toEqual(['', 'new 2004']);
    expect(model.partial).toEqual(partial);
    const long = [{ from: 2003, to: 2004, label: 'What people eat and nothing else', text: '' }];
    expect(toPlotModel(input({ partial: long })).spans[0]?.text).toBe('');
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
  // "Rwanda" is R 0.7 + w 0.86 + a n d a 4 × 0.6 = 3.96 em of 14.5 px, bold 64 px, and 14 px are before it.
  const model = toPlotModel(input({ series: [rwanda, kenya] }));

  test('keep room for the names at their ends', () => {
    expect(model.plot).toEqual({ left: 24, right: 442, top: 26, bottom: 370 });
    expect(model.endLabels.map(({ id, x }) => [id, x])).toEqual([
      ['RWA', 456],
      ['KEN', 456],
    ]);
  });

  test('part names that would touch and connect them to their lines', () => {
    // The lines end at 26 and 27.1; names are 18 px high and part around 26.6.
    expect(model.endLabels.map(({ y }) => y)).toEqual([27.75, 45.75]);
    expect(model.endLabels[1]?.connector).toBe('M404.2,27.1L452,45.8');
    expect(model.endLabels[0]?.connector).toBe('');
  });

  test('have gaps that stay gaps, and dots for lone years', () => {
    const shapes = ['red', 'blue'].map((colour) => {
      const drawn = drawnIn(model, colour);
      return [/d="M[^"]*"/.exec(drawn)?.[0].match(/M/g)?.length, drawn.includes('<circle')];
    });
    expect(shapes).toEqual([
      [2, false],
      [1, true],
    ]);
  });

  test('may begin near the smallest value', () => {
    const high = toPlotModel(
      input({ series: [{ ...rwanda, values: [100, 110, 104, 106, 108] }], zero: false }),
    );
    expect(high.axes[0]?.ticks[0]).toEqual({ y: 370, text: '100' });
    expect(high.zeros).toEqual([]);
  });

  test('have a band between bounds, over which the axis reaches', () => {
    const band = { low: [5, 10, null, 10, 20], high: [15, 30, null, 30, 60] };
    const banded = toPlotModel(input({ series: [{ ...rwanda, band }] }));
    expect(drawnIn(banded, 'red')).toMatch(/fill-opacity="0.16"><path d="[^Z]*Z[^Z]*Z"/);
    expect(banded.axes[0]?.ticks.at(-1)).toEqual({ y: 26, text: '60' });
  });

  test('demand one unit', () => {
    expect(() => toPlotModel(input({ series: [rwanda, { ...kenya, unit: 't' }] }))).toThrow('two units');
  });

  test('are named at their ends where names are few and short', () => {
    expect(namesFrom([rwanda, kenya])).toBe(340);
    expect(namesFrom([{ ...rwanda, label: 'Agricultural lands' }])).toBe(560);
    expect(namesFrom([{ ...rwanda, label: 'Tanzania, United Republic of' }])).toBeNull();
    expect(namesFrom(Array.from({ length: 14 }, (_, i) => ({ ...rwanda, id: String(i) })))).toBeNull();
  });
});
