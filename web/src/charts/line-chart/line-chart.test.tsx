import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PlotFormat, PlotLabels } from '../plot/plot-text.ts';
import { LineChart } from './line-chart.tsx';
import type { LineSeries } from './line-chart-model.ts';

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
const format: PlotFormat = { tick: String, period: String, value: String };
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

test('the drawing of a line with a break', () => {
  expect(
    /<svg[^>]*role="img".*?<\/svg>/s.exec(render([rwanda]))?.[0].replaceAll('><', '>\n<'),
  ).toMatchInlineSnapshot(`
    "<svg class="drawing" role="img" aria-labelledby="supply-title supply-desc" viewBox="0 0 520 400">
    <title id="supply-title">Supply</title>
    <desc id="supply-desc">Rwanda leads</desc>
    <g class="marks" font-size="12.5" font-family="var(--font-sans)">
    <g fill="red">
    <path d="M24,370H451M24,288.5H451M24,207H451M24,125.5H451M24,44H451" stroke="var(--rule)" stroke-width="1" fill="none">
    </path>
    <text x="16" y="370" dy="0.32em" text-anchor="end">0</text>
    <text x="16" y="288.5" dy="0.32em" text-anchor="end">5</text>
    <text x="16" y="207" dy="0.32em" text-anchor="end">10</text>
    <text x="16" y="125.5" dy="0.32em" text-anchor="end">15</text>
    <text x="16" y="44" dy="0.32em" text-anchor="end">20</text>
    <text x="0" y="14" text-anchor="start" font-weight="600">kg</text>
    </g>
    <path d="M24,370H451" stroke="var(--ink-2)" stroke-width="1" fill="none">
    </path>
    <g fill="var(--ink-2)">
    <g>
    <path d="M308.7,38V370" stroke="var(--ink-2)" stroke-dasharray="3 3" fill="none">
    </path>
    <text x="308.7" y="34" text-anchor="start">new 2002</text>
    </g>
    </g>
    <g fill="none" stroke="red" stroke-width="2" stroke-linejoin="round">
    <path d="M95.2,207L237.5,44">
    </path>
    <path d="M377.3,125.5a2.5,2.5 0 1 0 5,0a2.5,2.5 0 1 0 -5,0Z" fill="red" stroke="var(--paper)" stroke-width="1">
    </path>
    </g>
    <g fill="var(--ink-2)">
    <text x="95.2" y="392" text-anchor="middle">2000</text>
    <text x="237.5" y="392" text-anchor="middle">2001</text>
    <text x="379.8" y="392" text-anchor="middle">2002</text>
    </g>
    <g>
    <text x="465" y="125.5" dy="0.32em" fill="color-mix(in oklab, red 60%, var(--ink))" stroke="var(--paper)" stroke-width="3" stroke-linejoin="round" paint-order="stroke" font-weight="600">Rwanda</text>
    </g>
    </g>
    </svg>"
  `);
});

test('the legend gives way to names at the line ends, unless it switches series or names are long', () => {
  expect(render([rwanda])).toContain('data-narrow-only="true"');
  expect(render([rwanda], () => undefined)).not.toContain('data-narrow-only');
  expect(render([{ ...rwanda, label: 'Tanzania, United Republic of' }])).not.toContain('data-narrow-only');
});
