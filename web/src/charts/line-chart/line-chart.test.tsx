import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PlotFormat, PlotLabels } from '../plot/plot-text.ts';
import { LineChart, type LineSeries } from './line-chart.tsx';

const labels: PlotLabels = {
  keyboardHint: 'Arrow keys',
  legend: 'Series',
  total: 'Total',
  noValue: 'no data',
  close: 'Close',
  flag: (letter) => letter,
  breakAt: (year) => `new ${year}`,
  announce: (reading) => String(reading.period),
};
const format: PlotFormat = {
  axis: (ticks, side) => ({ labels: ticks.map(String), head: side === 'left' ? '1000 t' : '%' }),
  period: String,
  value: String,
};
const rwanda: LineSeries = { id: 'RWA', label: 'Rwanda', unit: 'kg', colour: 'red', values: [10, 20, 15] };

const render = (series: readonly LineSeries[], onToggle?: (id: string) => void): string =>
  renderToStaticMarkup(
    <LineChart
      id="supply"
      title="Supply"
      description="Rwanda leads"
      periods={[2000, 2001, 2002]}
      series={series}
      breaks={[2002]}
      format={format}
      labels={labels}
      empty="No data"
      onToggle={onToggle}
    />,
  );

test('a break has its year, and the line ends there', () => {
  const html = render([rwanda]);
  expect(html).toContain('>new 2002</text>');
  expect(html).toMatch(/stroke="red"[^>]*><path d="M[^"M]+"/);
});

test('lines have names at their ends where these have room, and no legend there', () => {
  const html = render([rwanda, { ...rwanda, id: 'KEN', label: 'Kenya' }]);
  expect(html).toContain('data-below="340"');
  expect(html.match(/>Kenya</g)).toHaveLength(4);
});
