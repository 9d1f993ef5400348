import { describe, expect, it } from 'vitest';
import { type DotCell, dotsPath, placeDots, placeDotsByCell, seededNumbers } from './dots.ts';

/** A square of 100, and an islet of 4 beside it. */
const square = 'M0 0l100 0 0 100-100 0zM400 0l4 0 0 4-4 0z';
const within = { seed: 404, top: -1000, bottom: 1000 };

describe('placeDots', () => {
  it('places the same dots for the same seed, and others for another', () => {
    const dots = placeDots(square, 40, within);
    expect(dots).toHaveLength(40);
    expect(placeDots(square, 40, within)).toEqual(dots);
    expect(placeDots(square, 40, { ...within, seed: 405 })).not.toEqual(dots);
  });

  it('keeps inside the outline, off its islets, and between top and bottom', () => {
    for (const [x, y] of placeDots(square, 60, { ...within, top: 20, bottom: 70 })) {
      expect(x).toBeLessThanOrEqual(100);
      expect(y).toBeGreaterThanOrEqual(20);
      expect(y).toBeLessThanOrEqual(70);
    }
    expect(placeDots(square, 5, { ...within, top: 200 })).toEqual([]);
    expect(placeDots('', 5, within)).toEqual([]);
  });

  it('spreads them: each quarter of a square has about a quarter, of the first ones too', () => {
    const dots = placeDots(square, 400, within);
    for (const some of [dots, dots.slice(0, 200)]) {
      const inFirst = some.filter(([x, y]) => x < 50 && y < 50).length;
      expect(Math.abs(inFirst - some.length / 4)).toBeLessThan(some.length / 25);
    }
  });
});

describe('placeDotsByCell', () => {
  /** A cell of 50 by 100 that begins at the left or in the middle of the square. */
  const cell = (left: number, share: number): DotCell => ({
    share,
    at: (across, down) => [left + 50 * across, 100 * down],
  });

  it('gives each cell its part of the dots, of the first ones too', () => {
    const cells = [cell(0, 0.2), cell(50, 0.8)];
    const dots = placeDotsByCell(square, 100, { seed: 404, cells, area: 5000 });
    expect(dots).toHaveLength(100);
    for (const some of [dots, dots.slice(0, 50)]) {
      const inFirst = some.filter(([x]) => x < 50).length;
      expect(Math.abs(inFirst - some.length / 5)).toBeLessThanOrEqual(2);
    }
  });

  it('has all dots inside the outline, where a cell lies off it, too', () => {
    const dots = placeDotsByCell(square, 30, { seed: 7, cells: [cell(0, 0.5), cell(200, 0.5)], area: 5000 });
    expect(dots).toHaveLength(30);
    for (const [x] of dots) expect(x).toBeLessThanOrEqual(50);
    expect(placeDotsByCell(square, 3, { seed: 7, cells: [], area: 5000 })).toEqual([]);
  });
});

it('writes dots as points that follow their neighbours', () => {
  expect(
    dotsPath([
      [30, 5],
      [10, 2],
      [12, 40],
      [14, 30],
    ]),
  ).toBe('m10 2h0m20 3h0m-16 25h0m-2 10h0');
});

it('draws numbers between 0 and 1 from a seed, about a half of them below a half', () => {
  const next = seededNumbers(7);
  const numbers = Array.from({ length: 2000 }, next);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  expect(Math.abs(numbers.filter((value) => value < 0.5).length - 1000)).toBeLessThan(100);
});
