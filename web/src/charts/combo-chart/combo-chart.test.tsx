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
  state: (state) => `state ${state}`,
  allOf: (state) => `all ${state}`,
  close: 'Close',
  flag: (letter) => letter,
  breakAt: (year) => `new ${year}`,
  announce: (reading) => String(reading.period),
};
const format: PlotFormat = { tick: String, period: String, value: (value) => value.toFixed(2) };
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
  test('is a whole drawing on the server', () => {
    expect(
      /<svg[^>]*role="img".*?<\/svg>/s.exec(render())?.[0].replaceAll('><', '>\n<'),
    ).toMatchInlineSnapshot(`
      "<svg class="drawing" role="img" aria-labelledby="uses-title uses-desc" viewBox="0 0 520 400">
      <title id="uses-title">Beans: uses, Rwanda</title>
      <desc id="uses-desc">Food leads</desc>
      <g class="marks" font-size="12.5" font-family="var(--font-sans)">
      <defs>
      <pattern id="uses-texture-not-stated" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="translate(32,0) scale(1.000,1)" stroke="none">
      <path d="M2,2h0M6,6h0" stroke="var(--paper)" stroke-width="1.6" stroke-linecap="round">
      </path>
      </pattern>
      <pattern id="uses-texture-estimated" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="translate(32,0) scale(1.000,1)" stroke="none">
      <path d="M0,0L8,8M-1,7L1,9M7,-1L9,1" stroke="var(--paper)" stroke-width="0.8" stroke-linecap="round">
      </path>
      </pattern>
      <pattern id="uses-texture-computed" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="translate(32,0) scale(1.000,1)" stroke="none">
      <path d="M0,0L8,8M-1,7L1,9M7,-1L9,1M8,0L0,8M-1,1L1,-1M7,9L9,7" stroke="var(--paper)" stroke-width="0.8" stroke-linecap="round">
      </path>
      </pattern>
      </defs>
      <g fill="var(--use-food)">
      <path d="M32,370H512M32,301.2H512M32,232.4H512M32,163.6H512M32,94.8H512M32,26H512" stroke="var(--rule)" stroke-width="1" fill="none">
      </path>
      <text x="24" y="370" dy="0.32em" text-anchor="end">0</text>
      <text x="24" y="301.2" dy="0.32em" text-anchor="end">20</text>
      <text x="24" y="232.4" dy="0.32em" text-anchor="end">40</text>
      <text x="24" y="163.6" dy="0.32em" text-anchor="end">60</text>
      <text x="24" y="94.8" dy="0.32em" text-anchor="end">80</text>
      <text x="24" y="26" dy="0.32em" text-anchor="end">100</text>
      <text x="0" y="14" text-anchor="start" font-weight="600">1000 t</text>
      </g>
      <g fill="var(--use-food)">
      <path d="M112,198h80v172h-80Z">
      </path>
      <path d="M352,26h80v344h-80Z">
      </path>
      <path d="M352,26h80v344h-80Z" fill="url(#uses-texture-estimated)">
      </path>
      </g>
      <path d="M32,370H512" stroke="var(--ink-2)" stroke-width="1" fill="none">
      </path>
      <g fill="var(--ink-2)">
      <text x="152" y="392" text-anchor="middle">2000</text>
      <text x="392" y="392" text-anchor="middle">2001</text>
      </g>
      </g>
      <g>
      <rect x="372" y="378" width="40" height="19" fill="var(--paper)">
      </rect>
      <g transform="translate(392,0)">
      <path d="M0,26V378" stroke="var(--ink)" stroke-width="1" fill="none">
      </path>
      </g>
      <g transform="translate(392,0)">
      <rect x="-20" y="378" width="40" height="19" rx="3" fill="var(--ink)">
      </rect>
      <text y="392" text-anchor="middle" fill="var(--paper)" font-size="12.5" font-family="var(--font-sans)" font-weight="600">2001</text>
      </g>
      </g>
      </svg>"
    `);
  });

  test('names the drawing and hands its keys to the reader', () => {
    const html = render();
    expect(html).toContain(
      'role="application" tabindex="0" aria-label="Beans: uses, Rwanda" aria-describedby="uses-hint"',
    );
    expect(html).toContain('aria-labelledby="uses-title uses-desc"');
    expect(html).toContain('<p id="uses-hint" class="hidden">Arrow keys</p>');
    expect(html).toContain('role="status" aria-live="polite"></p>');
  });

  test('has pressed buttons when series can be switched, a plain key otherwise', () => {
    expect(render({ onToggle: () => undefined })).toContain('aria-pressed="true"');
    expect(render({ onToggle: () => undefined, hidden: ['5142'] })).toContain('aria-pressed="false"');
    expect(render()).not.toContain('<button');
  });

  test('explains textures where there are several states, and says it of a single one', () => {
    expect(render()).toContain('state estimated');
    expect(render({ series: [{ ...food, states: [] }] })).not.toContain('texture');
    const one = render({ series: [{ ...food, states: ['computed', 'computed'] }] });
    expect(one).toContain('all computed');
    expect(one).not.toContain('texture');
  });

  test('shows what is given for an empty chart, in a box of the same height', () => {
    const html = render({ series: [{ ...food, values: [null, null] }] });
    expect(html).toContain('<div class="frame"><div class="empty">No data for this year</div></div>');
    expect(html).not.toContain('<svg');
  });

  test('carries no style attribute, which a strict content policy would drop', () => {
    expect(render()).not.toContain('style=');
  });
});
