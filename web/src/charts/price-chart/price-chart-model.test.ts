import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { SERVER_CHART_WIDTH } from '../plot/chart-size.ts';
import { type PriceChartInput, toPriceChartModel } from './price-chart-model.ts';
import { priceSize, STRIP_HEIGHT } from './price-size.ts';

const january2020 = 2020 * 12;

/** Six months: one alone, a gap of two, three in a row. */
const input: PriceChartInput = {
  months: Array.from({ length: 6 }, (_, index) => january2020 + index),
  series: [
    {
      id: 'median',
      label: 'Median',
      unit: 'SLC/Kg',
      colour: 'red',
      values: [100, null, null, 120, 110, 130],
      band: { low: [90, null, null, 100, 100, 120], high: [110, null, null, 150, 120, 140] },
    },
  ],
  hidden: [],
  markets: [1, null, null, 4, 2, 2],
  suspects: [
    { month: january2020 + 3, price: 20 },
    { month: january2020 + 4, price: 1300 },
    { month: january2020 - 1, price: 50 },
  ],
  breaks: [],
  breakLabel: String,
  format: { axis: (ticks) => ({ labels: ticks.map(String), head: 'SLC/Kg' }), period: String },
  marketsLabel: 'Markets',
  width: 340,
};

describe('a price chart', () => {
  const { plot, strip, suspects, height } = toPriceChartModel(input);
  const line = plot.layers.find(({ kind }) => kind === 'line');
  const band = plot.layers.find(({ kind }) => kind === 'band');

  it('draws a month alone as a dot, and no line across months without prices', () => {
    expect(line?.dots.official?.match(/M/g)).toHaveLength(1);
    expect(line?.paths.official?.match(/M/g)).toHaveLength(1);
    expect(line?.paths.official?.match(/L/g)).toHaveLength(2);
  });

  it('has the lowest and highest prices around the median', () => {
    const [x] = plot.x;
    expect(band?.paths.official).toContain(`M${(x ?? 0) - 2}`);
    expect(plot.axes[0]?.ticks.map(({ text }) => text)).toEqual(['0', '50', '100', '150']);
  });

  it('counts the markets of each month in a strip, as high as the most', () => {
    expect(strip?.most).toBe(4);
    expect(strip?.path.match(/M/g)).toHaveLength(4);
    const heights = [...(strip?.path ?? '').matchAll(/v([\d.]+)/g)].map(([, text]) => Number(text));
    expect(heights[1]).toBeCloseTo(4 * (heights[0] ?? 0), 0);
    expect(height - plot.size.height).toBe(STRIP_HEIGHT);
  });

  it('does not stretch the axis to a suspect: what is above it stands at its edge, what is outside its months nowhere', () => {
    expect(suspects.dots.match(/M/g)).toHaveLength(1);
    const [, y] = /,([\d.]+)h0/.exec(suspects.dots) ?? [];
    const [zero, fifty] = plot.axes[0]?.ticks ?? [];
    expect(Number(y)).toBeCloseTo((zero?.y ?? 0) - 0.4 * ((zero?.y ?? 0) - (fifty?.y ?? 0)), 0);
    expect(suspects.beyond.match(/M/g)).toHaveLength(1);
  });

  it('ends a line at a new currency', () => {
    const broken = toPriceChartModel({ ...input, breaks: [january2020 + 5] });
    const after = broken.plot.layers.find(({ kind }) => kind === 'line');
    expect(after?.dots.official?.match(/M/g)).toHaveLength(2);
    expect(broken.plot.breaks).toHaveLength(1);
  });

  it('without counts has no strip, and the plot its height', () => {
    const without = toPriceChartModel({ ...input, markets: [] });
    expect(without.strip).toBeNull();
    expect(without.plot.size.height).toBe(height);
  });
});

test('the drawing is 530 px high where there is room, and its letters never below 11', () => {
  expect([299, 300, 400, 500, 700, 1000, 1200, 1400, 1600, 3000].map((width) => priceSize(width))).toEqual(
    [
      [320, 11],
      [360, 11.5],
      [400, 12],
      [440, 12.5],
      [480, 13],
      [530, 14],
      [530, 14.5],
      [530, 15],
      [530, 16],
      [530, 16],
    ].map(([height, fontSize]) => expect.objectContaining({ height, fontSize })),
  );
});

test('the style sheet reserves the heights of the drawings, and squeezes to them what the server drew', () => {
  const sheet = readFileSync(new URL('./price-chart.module.css', import.meta.url), 'utf8');
  const drawn = priceSize(SERVER_CHART_WIDTH).height;
  const frames = [
    ...sheet.matchAll(
      /(?:max-width: ([\d.]+)rem\) \{\s*)?\.frame \{\s*--squeeze: ([\d.]+);[^}]*?height: ([\d.]+)rem/g,
    ),
  ].map(([, limit, squeeze, height]) => [limit === undefined ? 2000 : 16 * Number(limit), squeeze, height]);
  expect(frames.map(([limit]) => Math.ceil(Number(limit)))).toEqual([2000, 1000, 700, 500, 400, 300]);
  for (const [limit, squeeze, height] of frames) {
    expect(priceSize(Number(limit)).height).toBe(16 * Number(height));
    expect(Number(squeeze)).toBeCloseTo(drawn / (16 * Number(height)), 4);
  }
});
