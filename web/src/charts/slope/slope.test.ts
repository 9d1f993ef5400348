import { describe, expect, it } from 'vitest';
import { layoutSlope, type SlopeItem } from './slope.tsx';

const item = (id: string, from: number, to: number, more: Partial<SlopeItem> = {}): SlopeItem => ({
  id,
  label: id,
  from,
  to,
  fromLabel: String(from),
  toLabel: String(to),
  changeLabel: `${to - from}`,
  exact: [String(from), String(to)],
  colour: 'var(--ink)',
  ...more,
});

describe('lines between two years', () => {
  it('are as steep for equal multiples on a logarithmic scale', () => {
    const { lines } = layoutSlope({ items: [item('a', 1, 10), item('b', 10, 100)], log: true, width: 520 });
    const [a, b] = lines.map(({ ends: [from, to] }) => from - to);
    expect(a).toBeCloseTo(b ?? 0, 0);
  });

  it.each([330, 520, 800])('never let two labels touch, %i px wide', (width) => {
    const items = Array.from({ length: 11 }, (_, index) =>
      item(`country ${index}`, 100 + index / 10, 100 + index / 7),
    );
    const { lines, fontSize, height, right } = layoutSlope({ items, log: false, width });
    const apart = (ys: number[], least: number): boolean =>
      ys
        .sort((one, other) => one - other)
        .every((y, index) => index === 0 || y - (ys[index - 1] ?? 0) >= least - 0.2);
    expect(
      apart(
        lines.map(({ labels: [left] }) => left),
        1.2 * fontSize,
      ),
    ).toBe(true);
    expect(
      apart(
        lines.map(({ labels: [, end] }) => end),
        1.2 * fontSize,
      ),
    ).toBe(true);
    expect(Math.max(...lines.map(({ labels: [, end] }) => end)) + fontSize / 2).toBeLessThanOrEqual(height);
    expect(right).toBeGreaterThan(width * 0.3);
  });

  it('draw nothing for nothing', () => {
    expect(layoutSlope({ items: [], log: false, width: 400 }).lines).toEqual([]);
  });
});
