import { expect, it } from 'vitest';
import { wallCells, wallDomain, wallRings } from './clock-wall.tsx';

it('has rings from 70 to 130, or as far as the furthest usual month', () => {
  expect(wallDomain([{ usual: [95, 112] }])).toEqual({ min: 70, max: 130 });
  expect(wallDomain([{ usual: [95, 112] }, { usual: [58, 141] }])).toEqual({ min: 50, max: 150 });
});

it('has the ring of 100 on every clock, whether or not the reach is a multiple of two rings', () => {
  expect(wallRings({ min: 70, max: 130 }, 20)).toEqual([80, 100, 120]);
  expect(wallRings({ min: 60, max: 140 }, 20)).toEqual([60, 80, 100, 120, 140]);
  expect(wallRings({ min: 70, max: 130 }, 10)).toEqual([70, 80, 90, 100, 110, 120, 130]);
});

it('places clocks around the first one, which takes two by two', () => {
  expect(wallCells(5, 4)).toEqual([
    { column: 0, row: 0 },
    { column: 2, row: 0 },
    { column: 3, row: 0 },
    { column: 2, row: 1 },
    { column: 3, row: 1 },
  ]);
  expect(wallCells(3, 2).at(-1)).toEqual({ column: 1, row: 2 });
});
