import { expect, test } from 'vitest';
import { areaPath, linePath, rectPath, tenth } from './paths.ts';

test('coordinates have one decimal at most, and no negative zero', () => {
  expect(tenth(1.2499)).toBe(1.2);
  expect(Object.is(tenth(-0.01), 0)).toBe(true);
});

test('path data of lines, areas and bars', () => {
  const points = [
    { x: 0, y: 10 },
    { x: 5.55, y: 2 },
  ];
  expect(linePath(points)).toBe('M0,10L5.6,2');
  expect(
    areaPath(points, [
      { x: 0, y: 20 },
      { x: 5.55, y: 20 },
    ]),
  ).toBe('M0,10L5.6,2L5.6,20L0,20Z');
  expect(areaPath([], [])).toBe('');
  expect(rectPath({ x: 1, y: 2, width: 3, height: 4 })).toBe('M1,2h3v4h-3Z');
});
