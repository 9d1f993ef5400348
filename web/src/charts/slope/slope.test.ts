import { describe, expect, it } from 'vitest';
import { endText, type SlopeItem, toSlopeModel } from './slope-model.ts';

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
    const { lines } = toSlopeModel({
      items: [item('a', 10, 30), item('b', 20, 5, { selected: true })],
      log: false,
      width: 520,
    });
    expect((lines[0]?.y1 ?? 0) > (lines[1]?.y1 ?? 0)).toBe(true);
    expect((lines[0]?.y2 ?? 0) < (lines[1]?.y2 ?? 0)).toBe(true);
    expect(lines.map(({ colour }) => colour)).toEqual(['var(--edge)', 'var(--accent)']);
  });

  it('have their labels at their points where there is room, and say the change of those on top alone', () => {
    const items = [
      item('a', 10, 30, { emphasised: true }),
      item('b', 20, 5),
      item('c', 40, 60, { selected: true, emphasised: true }),
    ];
    const { lines } = toSlopeModel({ items, log: false, width: 520 });
    expect(lines.map((line) => line.item.id)).toEqual(['b', 'a', 'c']);
    expect(lines.map(({ colour }) => colour)).toEqual(['var(--edge)', 'var(--ink)', 'var(--accent)']);
    for (const line of lines) expect([line.left.y, line.right.y]).toEqual([line.y1, line.y2]);
    expect(lines.map((line) => endText(line.item))).toEqual([' 5', ' 30 (20)', ' 60 (20)']);
  });

  it('are as steep for equal multiples on a logarithmic scale', () => {
    const { lines } = toSlopeModel({ items: [item('a', 1, 10), item('b', 10, 100)], log: true, width: 520 });
    const [a, b] = lines.map(({ y1, y2 }) => y1 - y2);
    expect(a).toBeCloseTo(b ?? 0, 0);
  });

  it.each([330, 520, 800])('never let two labels touch, %i px wide', (width) => {
    const items = Array.from({ length: 11 }, (_, index) =>
      item(`country ${index}`, 100 + index / 10, 100 + index / 7),
    );
    const { lines, fontSize, height, right } = toSlopeModel({ items, log: false, width });
    const apart = (ys: number[], least: number): boolean =>
      ys
        .sort((one, other) => one - other)
        .every((y, index) => index === 0 || y - (ys[index - 1] ?? 0) >= least - 0.2);
    expect(
      apart(
        lines.map((line) => line.left.y),
        1.2 * fontSize,
      ),
    ).toBe(true);
    expect(
      apart(
        lines.map((line) => line.right.y),
        1.2 * fontSize,
      ),
    ).toBe(true);
    expect(Math.max(...lines.map((line) => line.right.y)) + fontSize / 2).toBeLessThanOrEqual(height);
    expect(right).toBeGreaterThan(width * 0.3);
  });

  it('draw nothing for nothing', () => {
    expect(toSlopeModel({ items: [], log: false, width: 400 }).lines).toEqual([]);
  });
});
