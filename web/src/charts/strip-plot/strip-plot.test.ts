import { describe, expect, it } from 'vitest';
import { layoutStrips, type StripRow } from './strip-plot.tsx';

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

const draw = (rows: readonly StripRow[], width = 400) => layoutStrips(rows, width);

describe('a strip plot', () => {
  it('has one scale from zero to a round value above all, within the width', () => {
    const { ticks, scales, width } = draw([row('farm', [1, 5]), row('storage', [2, 38])]);
    expect(ticks).toEqual([0, 10, 20, 30, 40]);
    expect(scales.x(0)).toBeGreaterThan(0);
    expect(scales.x(40)).toBeLessThan(width - 4);
  });

  it('moves points apart that would cover each other, and no others', () => {
    const [strip] = draw([row('farm', [5, 5, 5, 30])]).rows;
    expect(strip?.ys.map((y) => y - (strip?.y ?? 0))).toEqual([0, -7, 7, 0]);
  });

  it('joins neighbours of the chain alone, and is as high in every width', () => {
    const rows = [row('farm', [1]), row('storage', [2]), row('whole', [3], false)];
    expect(draw(rows).rows.map(({ isJoined }) => isJoined)).toEqual([true, false, false]);
    expect(draw(rows, 800).height).toBe(draw(rows, 320).height);
  });

  it('has an axis where nothing is lost', () => {
    expect(draw([row('farm', [0])]).ticks[0]).toBe(0);
  });
});
