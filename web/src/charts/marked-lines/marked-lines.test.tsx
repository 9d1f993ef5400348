import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { markerPath, markerShapes } from '../plot/markers.ts';
import { MarkedLines } from './marked-lines.tsx';
import { type MarkedLinesInput, type MarkedSeries, toMarkedLinesModel } from './marked-lines-model.ts';

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
const model = (series: MarkedSeries[], more: Partial<MarkedLinesInput> = {}) =>
  toMarkedLinesModel({
    years,
    series,
    hidden: [],
    breaks: [],
    breakLabel: String,
    format,
    log: false,
    width: 700,
    ...more,
  });

describe('lines with markers', () => {
  it('have eight shapes that are all different', () => {
    expect(new Set(markerShapes.map((shape) => markerPath(shape, 0, 0, 4.5))).size).toBe(8);
  });

  it('mark the last figure, and no more than can be told apart', () => {
    const { layers, x } = model([line('a', 0)]);
    const markers = layers.find(({ kind }) => kind === 'points')?.dots.official ?? '';
    const at = [...markers.matchAll(/M([\d.]+),/g)].map(([, left]) => Number(left) + 4);
    expect(Math.max(...at)).toBeCloseTo(x.at(-1) ?? 0, 0);
    const apart = at
      .sort((a, b) => a - b)
      .map((one, index) => one - (at[index - 1] ?? Number.NEGATIVE_INFINITY));
    expect(Math.min(...apart)).toBeGreaterThanOrEqual(40);
    expect(at.length).toBeGreaterThan(5);
  });

  it('leave out lines that are switched off, and stand open where a figure is not official', () => {
    const { layers } = model(
      [line('a', 0), line('b', 1, { states: years.map(() => 'estimated') }), line('c', 2)],
      { hidden: ['c'] },
    );
    const markers = layers.filter(({ kind }) => kind === 'points');
    expect(markers.map(({ id, dots }) => [id, Object.keys(dots)])).toEqual([
      ['a', ['official']],
      ['b', ['estimated']],
    ]);
  });

  it('are as steep for equal multiples on a logarithmic axis', () => {
    const values = years.map((_, at) => 10 ** (at / 13));
    const [row] = model([line('a', 0, { values })], { log: true }).rows;
    const [first, middle, last] = [row?.y[0], row?.y[13], row?.y[26]].map((one) => one ?? 0);
    expect((first ?? 0) - (middle ?? 0)).toBeCloseTo((middle ?? 0) - (last ?? 0), 0);
  });
});

it('the drawing of two lines', () => {
  const short = [2020, 2021, 2022];
  const labels = {
    keyboardHint: 'Arrow keys',
    legend: 'Lines',
    total: '',
    noValue: 'No data',
    state: String,
    allOf: String,
    close: 'Close',
    flag: String,
    breakAt: String,
    announce: ({ period }: { period: number }) => String(period),
  };
  const html = renderToStaticMarkup(
    <MarkedLines
      id="lines"
      title="Production"
      description="Two countries"
      years={short}
      series={[
        line('Kenya', 0, { values: [1, 2, 3] }),
        line('Rwanda', 7, { values: [3, null, 1], dash: '7 3', colour: 'var(--ink)' }),
      ]}
      hidden={[]}
      breaks={[]}
      log={false}
      format={format}
      labels={labels}
      empty="No data"
    />,
  );
  expect(html).toMatchSnapshot();
});
