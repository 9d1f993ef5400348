import { expect, it } from 'vitest';
import { plateBeans } from './plate.tsx';

it('has a hundred beans, of which any number clockwise from the top is a sector', () => {
  const beans = plateBeans(100);
  expect(beans).toHaveLength(100);
  expect(beans.slice(0, 25).every(({ x, y }) => x >= 0 && y <= 0)).toBe(true);
  expect(beans.slice(0, 50).every(({ x }) => x >= 0)).toBe(true);
  expect(beans.every(({ x, y }) => Math.hypot(x, y) < 90)).toBe(true);
});
