import { describe, expect, test } from 'vitest';
import { placeLabels } from './label-placement.ts';

describe('names at line ends', () => {
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
