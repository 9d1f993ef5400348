import { expect, it } from 'vitest';
import { shareOf } from './plant.tsx';

const part = (count: number, chosen = false) => ({ count, chosen });

it('shades parts by how many attack them, not at all where none does, and the chosen one alone', () => {
  const parts = [part(16), part(8), part(0)];
  // 12 and 40 × 16 / 16; 12 and 40 × 8 / 16.
  expect(parts.map((one) => shareOf(one, parts))).toEqual([52, 32, 0]);
  const chosen = [part(16), part(8, true), part(0)];
  expect(chosen.map((one) => shareOf(one, chosen))).toEqual([0, 60, 0]);
});
