import { describe, expect, test } from 'vitest';
import { placeLabels } from './label-placement.ts';

const at = (...ys: number[]) => ys.map((y, index) => ({ id: String(index), y }));

describe('names at line ends', () => {
  test('stay where they are when they have room', () => {
    expect([...(placeLabels(at(50, 100), 16, 0, 200) ?? [])]).toEqual([
      ['0', 50],
      ['1', 100],
    ]);
  });
  test('part evenly when they meet', () => {
    const placed = placeLabels(at(100, 104), 16, 0, 200);
    expect(placed?.get('0')).toBe(94);
    expect(placed?.get('1')).toBe(110);
  });
  test('stay inside the plot', () => {
    const placed = placeLabels(at(2, 3, 198), 16, 0, 200);
    expect(placed?.get('0')).toBe(8);
    expect(placed?.get('1')).toBe(24);
    expect(placed?.get('2')).toBe(192);
  });
  test('do not fit when they need more than there is', () => {
    expect(placeLabels(at(1, 2, 3), 16, 0, 47)).toBeNull();
    expect(placeLabels(at(1, 2, 3), 16, 0, 48)).not.toBeNull();
  });
  test('never overlap, whatever the ends are', () => {
    let seed = 11;
    const random = (): number => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    for (let round = 0; round < 200; round += 1) {
      const wanted = Array.from({ length: 8 }, (_, index) => ({ id: String(index), y: random() * 300 }));
      const placed = placeLabels(wanted, 16, 0, 300);
      const ys = [...wanted].sort((a, b) => a.y - b.y).map(({ id }) => placed?.get(id) ?? Number.NaN);
      for (const [index, y] of ys.entries()) {
        expect(y).toBeGreaterThanOrEqual(8 - 1e-9);
        expect(y).toBeLessThanOrEqual(292 + 1e-9);
        if (index > 0) expect(y - (ys[index - 1] ?? 0)).toBeGreaterThanOrEqual(16 - 1e-9);
      }
    }
  });
});
