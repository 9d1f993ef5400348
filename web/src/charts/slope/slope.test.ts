import { describe, expect, it } from 'vitest';
import { colourOf, layoutSlope, type SlopeItem } from './slope.tsx';

const item = (id: string, from: number, to: number, more: Partial<SlopeItem> = {}): SlopeItem => ({
  id,
  label: id,
  from,
  to,
  fromLabel: String(from),
  toLabel: String(to),
  changeLabel: `${to - from}`,
  ...more,
});

describe('lines between two years', () => {
  it('keep the order of the values on both sides and mark the selected one', () => {
    const { lines } = layoutSlope({
      items: [item('a', 10, 30), item('b', 20, 5, { selected: true })],
      log: false,
      width: 520,
    });
    const [a, b] = lines.map(({ ends }) => ends);
    expect([(a?.[0] ?? 0) > (b?.[0] ?? 0), (a?.[1] ?? 0) < (b?.[1] ?? 0)]).toEqual([true, true]);
    expect(lines.map(({ item: one }) => colourOf(one))).toEqual(['var(--edge)', 'var(--accent)']);
  });

  it('have their labels at their points where there is room, and say the change of those on top alone', () => {
    const items = [
      item('a', 10, 30, { emphasised: true }),
      item('b', 20, 5),
      item('c', 40, 60, { selected: true, emphasised: true }),
    ];
    const { lines } = layoutSlope({ items, log: false, width: 520 });
    expect(lines.map((line) => line.item.id)).toEqual(['b', 'a', 'c']);
    expect(lines.map((line) => colourOf(line.item))).toEqual(['var(--edge)', 'var(--ink)', 'var(--accent)']);
    for (const { ends, labels } of lines) expect(labels).toEqual(ends);
    expect(lines.map(({ text }) => text)).toEqual(['b 5', 'a 30 (20)', 'c 60 (20)']);
  });

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
