import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { PlotFormat, PlotLabels } from '../plot/plot-text.ts';
import type { ChartSeries } from '../plot/series.ts';
import { ComboChart, type ComboChartProps } from './combo-chart.tsx';

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
  value: (value) => value.toFixed(2),
};
const food: ChartSeries = {
  id: '5142',
  label: 'Food',
  unit: '1000 t',
  axis: 'left',
  mark: 'bar',
  colour: 'var(--use-food)',
  values: [50, 100],
  flags: ['A', 'E'],
  states: ['official', 'estimated'],
};

const render = (part: Partial<ComboChartProps> = {}): string =>
  renderToStaticMarkup(
    <ComboChart
      id="uses"
      title="Beans: uses, Rwanda"
      description="Food leads"
      years={[2000, 2001]}
      series={[food]}
      hidden={[]}
      breaks={[]}
      year={2001}
      format={format}
      labels={labels}
      empty="No data for this year"
      {...part}
    />,
  );

describe('the markup of a combined chart', () => {
  test('names the drawing and hands its keys to the reader', () => {
    const html = render();
    expect(html).toContain(
      'role="application" tabindex="0" aria-label="Beans: uses, Rwanda" aria-describedby="uses-hint"',
    );
    expect(html).toContain('aria-labelledby="uses-560-title uses-560-desc"');
    expect(html).toContain('<p id="uses-hint" class="visually-hidden">Arrow keys</p>');
    expect(html).toContain('role="status" aria-live="polite"></p>');
  });

  test('is a list of choices when series can be switched, a plain key otherwise', () => {
    const series = [food, { ...food, id: '5521', label: 'Feed' }];
    expect(render({ series, onToggle: () => undefined })).toContain(
      'role="option" class="entry" aria-selected="true"',
    );
    expect(render({ onToggle: () => undefined, hidden: ['5142'] })).toContain('aria-selected="false"');
    expect(render()).not.toContain('role="option"');
    // A panel of one series is named by its head.
    expect(render()).not.toContain('class="legend"');
  });

  test('draws figures alike, whoever made them', () => {
    const both = render({ series: [{ ...food, values: [50, 60], states: ['official', 'official'] }] });
    expect(render({ series: [{ ...food, values: [50, 60], states: ['official', 'estimated'] }] })).toBe(both);
  });

  test('shows what is given for an empty chart', () => {
    const html = render({ series: [{ ...food, values: [null, null] }] });
    expect(html).toContain('<div class="frame"><div class="empty">No data for this year</div></div>');
    expect(html).not.toContain('<svg');
  });
});
