import { describe, expect, test } from 'vitest';
import type { PlotInput } from './plot-model.ts';
import type { ChartSeries } from './series.ts';
import { count, drawnIn, feed, food, input, perCapita } from './testing/plot-input.tsx';
import { toPlotModel } from './to-plot-model.ts';

describe('the trend of one measure', () => {
  const format: PlotInput['format'] = {
    axis: (ticks, side) => ({
      labels: ticks.map(String),
      head: side === 'left' ? 't' : 'kg',
      isUnit: true,
      write: (value) => String(value),
    }),
    period: String,
  };
  const years = Array.from({ length: 14 }, (_, at) => 2010 + at);
  const harvest: ChartSeries = { ...food, values: [10, 20, 30, 40, 40, 40, 40, 40, 40, 40, 30, 30, 40, 50] };
  const yields: ChartSeries = { ...perCapita, mark: 'line', values: years.map((year) => year - 2000) };
  const change: PlotInput['change'] = {
    from: { periods: [2011, 2012, 2013], mean: 30 },
    to: { periods: [2021, 2022, 2023], mean: 40 },
    text: '+33%',
    note: (write) => `${write(30)} → ${write(40)}`,
  };
  const model = toPlotModel(input({ periods: years, series: [harvest, yields], format, change, width: 560 }));

  test('labels the first and the last bar, and the end of the line below in its own panel of 70 pixels', () => {
    expect(model.startLabel?.text).toBe('10');
    expect(model.endLabels.map(({ text, value }) => [text, value])).toEqual([
      ['', '50'],
      ['', '23'],
    ]);
    const [, lower] = model.axes;
    // The panel ends with its figures, at 23 kg.
    expect((lower?.ticks[0]?.y ?? 0) - model.scales.right(23)).toBe(70);
    expect(model.axes.map(({ head }) => [head.name, head.text, head.x])).toEqual([
      ['Food', 't', 0],
      ['Per capita', 'kg', 0],
    ]);
  });

  test('has the means of a change over their own bars, as high as the bars would be', () => {
    const [from, to] = model.change?.means ?? [];
    expect([from?.y, to?.y]).toEqual([30, 40].map((mean) => Math.round(model.scales.left(mean) * 10) / 10));
    expect(from?.x).toBeCloseTo(model.x[2] ?? 0, 0);
    expect(to?.x).toBeCloseTo(model.x[12] ?? 0, 0);
    expect(model.change?.note?.text).toBe('30 → 40');
    expect(model.change?.text.y).toBeLessThan(model.plot.top);
  });

  test('has pale bars but for the newest and those of the change', () => {
    const bars = drawnIn(model, 'var(--use-food)');
    const shapes = [...bars.matchAll(/<path d="([^"]+)"(?: fill="([^"]+)")?>/g)].map(([, d = '', fill]) => [
      count(d, 'Z'),
      fill?.match(/--(pale|half)/)?.[0],
    ]);
    expect(shapes).toEqual([
      [8, '--pale'],
      [5, '--half'],
      [1, undefined],
    ]);
  });

  test('is not that of a stack, of two axes at one plot, or of a logarithmic scale', () => {
    for (const more of [{ series: [food, feed] }, { twoAxes: true, series: [harvest, yields] }])
      expect(toPlotModel(input({ ...more, change })).change).toBeNull();
    expect(
      toPlotModel(input({ periods: years, series: [{ ...harvest, mark: 'line' }], log: true, change }))
        .change,
    ).toBeNull();
  });
});
