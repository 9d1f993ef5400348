import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { layoutScatter, Scatter, type ScatterInput, type ScatterPath } from './scatter.tsx';

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

describe('points over two axes', () => {
  it('have a ring in place of their marker where a figure is doubtful', () => {
    const points = [
      { year: 2000, x: 1, y: 1, state: 'official' },
      { year: 2001, x: 2, y: 9, state: 'official', isDoubtful: true },
    ] as const;
    const html = draw([path('a', [], { points })]);
    expect([html.match(/data-shape="/g)?.length, html.match(/<circle [^>]*r="4"/g)?.length]).toEqual([1, 1]);
  });

  it('are joined from year to year, and not over a missing year or a break', () => {
    const points: [number, number, number][] = [
      [2000, 1, 1],
      [2001, 2, 2],
      [2003, 3, 3],
      [2004, 4, 4],
      [2005, 5, 5],
    ];
    const lineOf = (more: Partial<ScatterPath>): string =>
      /<path d="([^"]*)" fill="none" stroke="var\(--accent\)" stroke-width="1\.5"/.exec(
        draw([path('a', points, more)]),
      )?.[1] ?? '';
    expect(lineOf({}).match(/M/g)).toHaveLength(2);
    // 2003 is alone then, and 2004 leads to 2005.
    expect(lineOf({ breaks: [2004] }).match(/[ML]/g)).toEqual(['M', 'L', 'M', 'L']);
  });

  it('drop what a logarithmic axis has no place for', () => {
    const model = layoutScatter(
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
    expect(model.paths[0]?.points.map(({ year }) => year)).toEqual([2001, 2003]);
  });

  it('have equal distances for equal multiples on logarithmic axes', () => {
    const { scales } = layoutScatter(
      input(
        [
          path('a', [
            [2000, 1, 1],
            [2002, 100, 1],
          ]),
        ],
        { log: true },
      ),
    );
    expect(scales.x(10) - scales.x(1)).toBeCloseTo(scales.x(100) - scales.x(10), 6);
  });

  it.each([340, 800])('say years only where there is room, %i px wide', (width) => {
    const paths = Array.from({ length: 8 }, (_, at) =>
      path(`p${at}`, [
        [2000, 1, 1],
        [2001, 1 + at / 100, 2],
      ]),
    );
    const { years } = layoutScatter(input(paths, { width }));
    for (const [at, one] of years.entries())
      for (const other of years.slice(at + 1))
        expect(Math.abs(one.x - other.x) > 20 || Math.abs(one.y - other.y) >= 11).toBe(true);
    for (const { x, anchor, text } of years)
      expect(anchor === 'start' ? x + text.length * 8 <= width + 8 : x <= width).toBe(true);
  });
});

it('the drawing of two paths', () => {
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
