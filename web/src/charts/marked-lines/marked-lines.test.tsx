import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { markerPath, markerShapes } from '../plot/markers.ts';
import { MarkedLines, type MarkedLinesProps } from './marked-lines.tsx';

type MarkedSeries = MarkedLinesProps['series'][number];

const years = Array.from({ length: 40 }, (_, at) => 1984 + at);
const line = (id: string, at: number, more: Partial<MarkedSeries> = {}): MarkedSeries => ({
  id,
  label: id,
  unit: 't',
  colour: 'var(--accent)',
  shape: markerShapes[at] ?? 'circle',
  values: years.map((_, year) => 10 + at + year),
  ...more,
});
const format = {
  axis: (ticks: readonly number[]) => ({ labels: ticks.map(String), head: 't' }),
  period: String,
  value: String,
};
const labels = {
  keyboardHint: 'Arrow keys',
  legend: 'Lines',
  total: '',
  noValue: 'No data',
  close: 'Close',
  flag: String,
  breakAt: String,
  announce: ({ period }: { period: number }) => String(period),
};
const draw = (series: MarkedSeries[], more: Partial<MarkedLinesProps> = {}): string =>
  renderToStaticMarkup(
    <MarkedLines
      id="lines"
      title="Production"
      description="Two countries"
      years={years}
      series={series}
      breaks={[]}
      log={false}
      format={format}
      labels={labels}
      empty="No data"
      {...more}
    />,
  );
/** Left ends of the markers in the widest layout, 1000 across. */
const markersIn = (html: string): number[] =>
  [...(html.split('<div class="layout"').at(-1) ?? '').matchAll(/data-shape="[a-z]+" d="M([\d.]+),/g)].map(
    ([, left]) => Number(left),
  );

describe('lines with markers', () => {
  it('have eight shapes that are all different', () => {
    expect(new Set(markerShapes.map((shape) => markerPath(shape, 0, 0, 4.5))).size).toBe(8);
  });

  it('mark the last figure, and no more than can be told apart', () => {
    const at = markersIn(draw([line('a', 0)])).sort((a, b) => a - b);
    expect(at.length).toBeGreaterThan(5);
    for (const [index, one] of at.entries())
      if (index > 0) expect(one - (at[index - 1] ?? 0)).toBeGreaterThanOrEqual(40);
    // Its name takes less than a tenth of the width.
    expect(Math.max(...at)).toBeGreaterThan(900);
  });

  it('draw the line that others are compared with wider', () => {
    const html = draw([line('a', 0, { isMain: true }), line('c', 2, { colour: 'red' })]);
    expect(html).toContain('stroke="var(--accent)" stroke-width="3" stroke-linejoin');
    expect(html).toContain('stroke="red" stroke-width="2" stroke-linejoin');
  });

  it('have their names and last values at their ends in every width', () => {
    const long = 'Mozambique';
    const written = (ticks: readonly number[]) => ({ ...format.axis(ticks), write: String });
    const drawings = draw([line(long, 0), line('b', 1)], {
      format: { ...format, axis: written },
    })
      .split('<div class="layout"')
      .slice(1);
    expect(drawings.length).toBeGreaterThan(1);
    for (const drawing of drawings) expect(drawing).toMatch(new RegExp(`>${long}<tspan[^>]*>\\s?\\d`));
  });

  it('draw nothing that is not above zero on a logarithmic axis', () => {
    const values = years.map((_, at) => (at === 5 ? 0 : 10 ** (at / 13)));
    expect(draw([line('a', 0, { values })], { log: true })).toMatch(/d="M[^M"]+M[^M"]+"[^>]*><\/path><\/g>/);
  });
});

it('the drawing of two lines', () => {
  const short = [2020, 2021, 2022];
  const html = draw(
    [
      line('Kenya', 0, { values: [1, 2, 3] }),
      line('Rwanda', 7, { values: [3, null, 1], dash: '7 3', colour: 'var(--ink)' }),
    ],
    { years: short },
  );
  expect(html.split('<div class="layout"').at(-1)).toMatchSnapshot();
});
