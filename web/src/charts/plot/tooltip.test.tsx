import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { PlotFormat, PlotLabels } from './plot-text.ts';
import { type Reading, toReading } from './reading.ts';
import type { ChartSeries } from './series.ts';
import { Tooltip } from './tooltip.tsx';

const format: PlotFormat = {
  axis: (ticks, side) => ({ labels: ticks.map(String), head: side === 'left' ? '1000 t' : '%' }),
  period: String,
  value: (value, series) => `${value.toFixed(2)}${series.id === '12' ? '*' : ''}`,
};
const labels: PlotLabels = {
  keyboardHint: '',
  legend: '',
  total: 'Supply',
  noValue: 'no data',
  close: 'Close',
  flag: (letter) => ({ '': 'not stated', E: 'estimated', I: 'imputed' })[letter] ?? letter,
  breakAt: (year) => `new method from ${year}`,
  announce: () => '',
};
const explain: PlotLabels['explain'] = ({ series }, period) => ({
  key: `BRA.${series.id}.${period}`,
  href: `?explain=BRA.${series.id}.${period}`,
  label: `Explain ${series.label}`,
});
const production: ChartSeries = {
  id: '8',
  label: 'Production',
  unit: '1000 t',
  axis: 'left',
  mark: 'bar',
  colour: 'red',
  values: [100.256],
  flags: ['I'],
  states: ['estimated'],
};
const exports: ChartSeries = {
  ...production,
  id: '9',
  label: 'Exports',
  values: [15.5],
  flags: ['E'],
  negate: true,
};
const ratio: ChartSeries = {
  ...production,
  id: '12',
  label: 'Ratio',
  unit: '%',
  axis: 'right',
  mark: 'line',
  values: [null],
};

const reading = (...series: ChartSeries[]): Reading => {
  const found = toReading(
    {
      periods: [2010],
      breakPeriods: [2010],
      partial: [],
      rows: series.map((one) => ({ series: one, y: [] })),
    },
    0,
  );
  if (found === null) throw new Error('The reading lies outside of the chart');
  return found;
};
const render = (
  pinned: boolean,
  active: number | null = null,
  held = false,
  explained = false,
  series: readonly ChartSeries[] = [production, exports, ratio],
): string =>
  renderToStaticMarkup(
    <Tooltip
      reading={reading(...series)}
      active={active}
      format={format}
      labels={explained ? { ...labels, explain } : labels}
      pinned={pinned}
      held={held}
      place={{ side: 'right', distance: '2.5rem', top: '2rem' }}
      onClose={() => undefined}
    />,
  );
const plain = (html: string): string => html.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|');

describe('the card of a year', () => {
  test('lists all series, the total, the flags and the change of method', () => {
    expect(plain(render(false))).toBe(
      '|2010|new method from 2010|Production|100.26|I|1000 t|Exports|−|15.50|E|1000 t|Ratio|no data|E| estimated|I| imputed|',
    );
  });

  test('sums what stands on one side of zero, and gives zero as a figure', () => {
    const imports = { ...production, id: '5611', label: 'Imports', values: [0], cutNonPositive: true };
    expect(plain(render(false, null, false, false, [production, imports]))).toBe(
      '|2010|new method from 2010|Production|100.26|I|1000 t|Imports|0.00|I|1000 t|Supply|100.26|1000 t|I| imputed|',
    );
    const none = { ...exports, values: [0], flags: ['A'], states: ['official'] as const };
    expect(plain(render(false, null, false, false, [production, none]))).toBe(
      '|2010|new method from 2010|Production|100.26|I|1000 t|Exports|0.00|1000 t|I| imputed|',
    );
  });

  test('says of a figure without a flag that nothing is stated', () => {
    const blank = { ...production, flags: [''], states: ['not-stated'] as const };
    expect(plain(render(false, null, false, false, [blank]))).toBe(
      '|2010|new method from 2010|Production|100.26|1000 t| not stated|',
    );
  });

  test('marks the row that the keyboard is on', () => {
    expect(render(false, 1).match(/<tr data-active="true">.*?<\/tr>/)?.[0]).toContain('Exports');
    expect(render(false)).not.toContain('data-active');
  });

  test('floats beside the marks, hidden from screen readers, which get a sentence', () => {
    expect(render(false)).toContain('style="right:2.5rem;top:2rem" inert=""');
    expect(render(false)).not.toContain('<button');
  });

  test('can be closed when it is pinned', () => {
    expect(render(true)).toContain('data-pinned="true"');
    expect(render(true)).toContain('aria-label="Close"');
    expect(render(true)).not.toContain('inert');
  });

  test('leads from each figure to its explanation, and can be reached where a click holds it', () => {
    const links = render(false, null, true, true).match(/<a [^>]*>[^<]*/g);
    expect(links).toEqual([
      '<a class="explain" href="?explain=BRA.8.2010" aria-label="Explain Production" data-explain="BRA.8.2010">100.26',
      '<a class="explain" href="?explain=BRA.9.2010" aria-label="Explain Exports" data-explain="BRA.9.2010">15.50',
    ]);
    expect(render(false, null, true, true)).not.toContain('inert');
    expect(render(false, null, true)).toContain('aria-label="Close"');
    expect(render(false)).not.toContain('<a ');
  });
});
