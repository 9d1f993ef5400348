import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Scatter } from './scatter.tsx';
import { type ScatterInput, type ScatterPath, toScatterModel } from './scatter-model.ts';

const path = (
  id: string,
  points: [year: number, x: number, y: number][],
  more: Partial<ScatterPath> = {},
): ScatterPath => ({
  id,
  label: id,
  colour: 'var(--accent)',
  shape: 'circle',
  points: points.map(([year, x, y]) => ({ year, x, y, state: 'official' })),
  breaks: [],
  ...more,
});
const axis = (ticks: readonly number[]) => ({ labels: ticks.map(String), head: 't' });
const input = (paths: ScatterPath[], more: Partial<ScatterInput> = {}): ScatterInput => ({
  paths,
  log: false,
  width: 500,
  axis: { x: axis, y: axis },
  year: String,
  ...more,
});
const lines = (d: string): number => d.split('M').length - 1;

describe('points over two axes', () => {
  it('stand where their figures are, larger to the right and to the top', () => {
    const [drawn] = toScatterModel(
      input([
        path('a', [
          [2000, 0, 0],
          [2001, 5, 10],
          [2002, 10, 20],
        ]),
      ]),
    ).paths;
    const [first, middle, last] = drawn?.points ?? [];
    expect((middle?.px ?? 0) * 2).toBeCloseTo((first?.px ?? 0) + (last?.px ?? 0), 0);
    expect((middle?.py ?? 0) * 2).toBeCloseTo((first?.py ?? 0) + (last?.py ?? 0), 0);
    expect((last?.py ?? 0) < (first?.py ?? 0)).toBe(true);
  });

  it('have a ring in place of their marker where a figure is doubtful', () => {
    const points = [
      { year: 2000, x: 1, y: 1, state: 'official' },
      { year: 2001, x: 2, y: 9, state: 'official', isDoubtful: true },
    ] as const;
    const [drawn] = toScatterModel(input([path('a', [], { points })])).paths;
    expect([lines(drawn?.hollow ?? ''), drawn?.markers.map(({ d }) => lines(d))]).toEqual([1, [1]]);
  });

  it('are joined from year to year, and not over a missing year or a break', () => {
    const points: [number, number, number][] = [
      [2000, 1, 1],
      [2001, 2, 2],
      [2003, 3, 3],
      [2004, 4, 4],
      [2005, 5, 5],
    ];
    const [whole] = toScatterModel(input([path('a', points)])).paths;
    expect(lines(whole?.line ?? '')).toBe(2);
    const [cut] = toScatterModel(input([path('a', points, { breaks: [2004] })])).paths;
    // 2003 stands alone then, and 2004 leads to 2005.
    expect(lines(cut?.line ?? '')).toBe(2);
    expect(cut?.line.match(/L/g)).toHaveLength(2);
  });

  it('drop what a logarithmic axis has no place for, and count it', () => {
    const model = toScatterModel(
      input(
        [
          path('a', [
            [2000, 0, 5],
            [2001, 10, 5],
            [2002, 100, -1],
            [2003, 1000, 50],
          ]),
        ],
        { log: true },
      ),
    );
    expect(model.dropped).toBe(2);
    expect(model.paths[0]?.points.map(({ year }) => year)).toEqual([2001, 2003]);
    expect(toScatterModel(input([path('a', [[2000, 0, -5]])])).dropped).toBe(0);
  });

  it('have equal distances for equal multiples on logarithmic axes', () => {
    const [drawn] = toScatterModel(
      input(
        [
          path('a', [
            [2000, 1, 1],
            [2001, 10, 1],
            [2002, 100, 1],
          ]),
        ],
        { log: true },
      ),
    ).paths;
    const [a, b, c] = (drawn?.points ?? []).map(({ px }) => px);
    expect((b ?? 0) - (a ?? 0)).toBeCloseTo((c ?? 0) - (b ?? 0), 0);
  });

  it.each([340, 800])('say years only where there is room, %i px wide', (width) => {
    const paths = Array.from({ length: 8 }, (_, at) =>
      path(`p${at}`, [
        [2000, 1, 1],
        [2001, 1 + at / 100, 2],
      ]),
    );
    const { years } = toScatterModel(input(paths, { width }));
    for (const [at, one] of years.entries())
      for (const other of years.slice(at + 1))
        expect(Math.abs(one.x - other.x) > 20 || Math.abs(one.y - other.y) >= 11).toBe(true);
    for (const { x, anchor, text } of years)
      expect(anchor === 'start' ? x + text.length * 8 <= width + 8 : x <= width).toBe(true);
  });
});

it('the drawing of two paths', () => {
  const draw = (paths: ScatterPath[]): string =>
    renderToStaticMarkup(
      <Scatter
        id="scatter"
        title="Yield against area"
        description="Two countries"
        hint="Arrow keys"
        legend="Lines"
        paths={paths}
        log={false}
        axis={{ x: axis, y: axis }}
        year={String}
        announce={({ label }, { year }) => `${label} ${year}`}
        empty="No data"
      />,
    );
  expect(
    draw([
      path('Kenya', [
        [2000, 1, 4],
        [2001, 2, 3],
      ]),
      path(
        'Rwanda',
        [
          [2000, 3, 1],
          [2001, 4, 2],
        ],
        { shape: 'star', dash: '7 3', colour: 'var(--ink)' },
      ),
    ]),
  ).toMatchSnapshot();
  expect(draw([path('Kenya', [])])).toContain('No data');
});
