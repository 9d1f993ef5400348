import { describe, expect, it } from 'vitest';
import { layoutStrips, type StripRow } from './strip-plot.tsx';

const row = (id: string, values: readonly number[], outlier?: string): StripRow => ({
  ...{ id, label: id, href: '', count: '', summary: '', faded: false, outlier },
  ...{ middle: { early: '', late: '' }, medians: { early: null, late: null } },
  points: values.map((value) => ({ value, low: value, high: value, text: String(value), early: false })),
});

describe('a strip plot', () => {
  it('has one scale from zero to a round value above all, within the width', () => {
    const { ticks, shareOf } = layoutStrips([row('farm', [1, 5]), row('storage', [2, 38])]);
    expect(ticks).toEqual([0, 10, 20, 30, 40]);
    expect(shareOf(0)).toBeGreaterThan(0);
    expect(shareOf(40)).toBeLessThan(1);
    // Halfway between both ends of the scale.
    expect(shareOf(20) - shareOf(0)).toBeCloseTo(shareOf(40) - shareOf(20));
  });

  it('moves points apart that would cover each other, and no others; a row is as high as they need', () => {
    const [apart, piled] = layoutStrips([row('farm', [5, 30]), row('storage', [5, 5, 5, 30])]).rows;
    expect(apart?.offsets).toEqual([0, 0]);
    expect(piled?.offsets).toEqual([0, -10, 10, 0]);
    expect(piled?.height).toBeGreaterThan(apart?.height ?? 0);
  });

  it('writes the name of a point at the end of the scale below it, and of another beside it', () => {
    const [late, beside] = layoutStrips([
      row('storage', [5, 38], 'Ethiopia 1994'),
      row('retail', [5, 20], 'Sri Lanka 2018'),
    ]).rows;
    expect([late?.isBelow, beside?.isBelow]).toEqual([true, false]);
  });

  it('has an axis where nothing is lost', () => {
    expect(layoutStrips([row('farm', [0])]).ticks[0]).toBe(0);
  });
});
