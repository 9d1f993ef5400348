import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { PriceChart, type PriceChartLabels, type PriceDrawing } from './price-chart.tsx';

const labels: PriceChartLabels = {
  keyboardHint: 'Arrow keys',
  legend: 'Lines',
  total: '',
  noValue: 'No data',
  close: 'Close',
  flag: String,
  breakAt: String,
  announce: (reading) => String(reading.period),
  markets: (most) => `Number of markets ${most}`,
  band: 'Lowest to highest price',
  suspect: 'Suspect price',
  monthNote: () => null,
};
const format = {
  axis: (ticks: readonly number[]) => ({ labels: ticks.map(String), head: 'SLC/Kg' }),
  period: String,
  value: String,
  tick: (month: number) => `m${month % 12}`,
};
const months = [24240, 24241, 24242];
const median = { id: 'median', label: 'Median', unit: 'SLC/Kg', colour: 'red', values: [100, 110, null] };

const draw = (values: readonly (number | null)[], more: Partial<PriceDrawing> = {}): string =>
  renderToStaticMarkup(
    <PriceChart
      id="price"
      title="Consumer price"
      description="110 in February"
      drawing={{
        months,
        series: [{ ...median, values, band: { low: [90, 100, null], high: [110, 130, null] } }],
        markets: [2, 3, null],
        suspects: [{ month: 24241, price: 10 }],
        breaks: [],
        format,
        labels,
        ...more,
      }}
      hidden={[]}
      empty="No data"
    />,
  );

const widest = (markup: string): string => markup.split('<div class="layout"').at(-1) ?? '';

describe('a price chart', () => {
  const january2020 = 2020 * 12;
  /** Six months: one alone, a gap of two, three in a row. */
  const six: Partial<PriceDrawing> = {
    months: Array.from({ length: 6 }, (_, index) => january2020 + index),
    series: [
      {
        ...median,
        values: [100, null, null, 120, 110, 130],
        band: { low: [90, null, null, 100, 100, 120], high: [110, null, null, 150, 120, 140] },
      },
    ],
    markets: [1, null, null, 4, 2, 2],
    suspects: [
      { month: january2020 + 3, price: 20 },
      { month: january2020 + 4, price: 1300 },
      { month: january2020 - 1, price: 50 },
    ],
  };
  /** The widest layout. */
  const html = widest(draw([], six));
  const line = (markup: string): string => /stroke="red"[^>]*><path d="([^"]+)"/.exec(markup)?.[1] ?? '';

  it('draws a month alone as a dot, and no line across months without prices', () => {
    expect(html).toMatch(
      /<g fill="red" stroke="var\(--paper\)" stroke-width="1"><circle [^>]*><\/circle><\/g>/,
    );
    expect([line(html).match(/M/g)?.length, line(html).match(/L/g)?.length]).toEqual([1, 2]);
  });

  it('has the lowest and highest prices around the median, which the axis reaches', () => {
    expect(html).toMatch(/<g fill="red" fill-opacity="0.16"><path d="M[^Z]*ZM[^Z]*Z"/);
    expect([...html.matchAll(/text-anchor="end">([^<]+)</g)].map(([, text]) => text).slice(0, 4)).toEqual([
      '0',
      '50',
      '100',
      '150',
    ]);
  });

  it('counts the markets of each month in a strip, as high as the most', () => {
    const strip = /fill-opacity="0.55"><g fill="var\(--ink-2\)"><path d="([^"]+)"/.exec(html)?.[1] ?? '';
    const heights = [...strip.matchAll(/v([\d.]+)/g)].map(([, text]) => Number(text));
    expect(heights).toHaveLength(4);
    expect(heights[1]).toBeCloseTo(4 * (heights[0] ?? 0), 0);
    expect(html).toContain('Number of markets 4</text>');
  });

  it('does not stretch the axis to a suspect: what is above it stands at its edge, what is outside its months nowhere', () => {
    expect(html.match(/r="3\.125"/g)).toHaveLength(1);
    expect(html.match(/l4,-7l4,7Z/g)).toHaveLength(1);
  });

  it('ends a line at a new currency', () => {
    const broken = draw([], { ...six, breaks: [january2020 + 5] });
    expect(line(broken).match(/L/g)).toHaveLength(1);
  });

  it('without counts has no strip, and its height nevertheless', () => {
    const without = widest(draw([], { ...six, markets: [] }));
    expect(without).not.toContain('dy="0.7em"');
    for (const markup of [html, without]) expect(markup).toContain('viewBox="0 0 1000 530"');
  });
});

test('the drawing of a few months', () => {
  expect(widest(draw([100, 110, null]))).toMatchSnapshot();
});

test('without any price the chart says so', () => {
  const html = draw([null, null, null]);
  expect(html).toContain('No data');
  expect(html).not.toContain('<svg');
});
