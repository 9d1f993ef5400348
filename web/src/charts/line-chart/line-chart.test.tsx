import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PlotFormat, PlotLabels } from '../plot/plot-text.ts';
import { LineChart, type LineSeries } from './line-chart.tsx';

const labels: PlotLabels = {
  keyboardHint: 'Arrow keys',
  legend: 'Series',
  total: 'Total',
  noValue: 'no data',
  state: (state) => `state ${state}`,
  allOf: (state) => `all ${state}`,
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
      hidden={[]}
      breaks={[2002]}
      format={format}
      labels={labels}
      empty="No data"
      onToggle={onToggle}
    />,
  );

test('a break is a dashed line with its year, and the line ends there', () => {
  const html = render([rwanda]);
  expect(html).toContain('stroke-dasharray="3 3"');
  expect(html).toContain('>new 2002</text>');
});

test('before its box is measured a chart has a legend, since its drawing is a phone’s and names no lines', () => {
  const html = render([rwanda]);
  expect(html).toContain('<ul class="legend" aria-label="');
  expect(html).not.toContain('data-narrow-only');
  expect(html).toContain('preserveAspectRatio="none"');
});
