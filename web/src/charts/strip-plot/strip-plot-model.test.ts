import { describe, expect, it } from 'vitest';
import { POINT, type StripRow, toStripPlotModel } from './strip-plot-model.ts';

const row = (id: string, values: readonly number[], linked = true): StripRow => ({
  id,
  label: id,
  summary: '',
  median: values[Math.floor(values.length / 2)] ?? 0,
  low: values[0] ?? 0,
  high: values.at(-1) ?? 0,
  points: values.map((value) => ({ value, text: String(value) })),
  linked,
});

const draw = (rows: readonly StripRow[], width = 400) =>
  toStripPlotModel({ rows, width, formatValue: (value) => `${value}%` });

describe('a strip plot', () => {
  it('has one scale from zero to a round value above all, within the width', () => {
    const { ticks, rows, width } = draw([row('farm', [1, 5]), row('storage', [2, 38])]);
    expect(ticks.map(({ label }) => label)).toEqual(['0%', '10%', '20%', '30%', '40%']);
    const xs = rows.flatMap(({ points }) => points.map(({ x }) => x));
    expect(Math.min(...xs)).toBeGreaterThan(ticks[0]?.x ?? 0);
    expect(Math.max(...xs)).toBeLessThan(width - POINT);
    // The scale is even: 38 lies at 95 % of the way from 0 to 40.
    const [first, last] = [ticks[0]?.x ?? 0, ticks.at(-1)?.x ?? 0];
    expect(rows[1]?.highX).toBeCloseTo(first + 0.95 * (last - first), 0);
  });

  it('moves points apart that would cover each other, and no others', () => {
    const [strip] = draw([row('farm', [5, 5, 5, 30])]).rows;
    expect(strip?.points.map(({ y }) => y - strip.y)).toEqual([0, -7, 7, 0]);
  });

  it('joins neighbours of the chain alone, and is as high in every width', () => {
    const rows = [row('farm', [1]), row('storage', [2]), row('whole', [3], false)];
    expect(draw(rows).rows.map(({ linkTo }) => linkTo !== null)).toEqual([true, false, false]);
    expect(draw(rows, 800).height).toBe(draw(rows, 320).height);
  });

  it('draws nothing lost as a point at zero', () => {
    const { rows, ticks } = draw([row('farm', [0])]);
    expect(rows[0]?.points[0]?.x).toBe(ticks[0]?.x);
  });
});
