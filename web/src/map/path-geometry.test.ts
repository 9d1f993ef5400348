import { describe, expect, it } from 'vitest';
import { distanceToOutline, isInside, measure, unite } from './path-geometry.ts';

const SQUARE = 'M10 20l10 0 0 10-10 0z';

describe('measure', () => {
  it('measures a square written in relative steps', () => {
    expect(measure(SQUARE)).toEqual({ centre: [15, 25], bounds: [10, 20, 20, 30], area: 100 });
  });

  it('takes the centre from the largest piece, and lets tiny pieces not widen the bounds', () => {
    const measures = measure(`M900 900l1 0 0 1-1 0z${SQUARE}`);
    expect(measures).toEqual({ centre: [15, 25], bounds: [10, 20, 20, 30], area: 101 });
  });

  it('counts pieces that matter', () => {
    expect(measure(`${SQUARE}M40 20l4 0 0 5-4 0z`)?.bounds).toEqual([10, 20, 44, 30]);
  });

  it('knows nothing of an empty outline', () => {
    expect(measure('')).toBeNull();
    expect(unite([])).toBeNull();
  });
});

describe('distanceToOutline', () => {
  it('is the way to the nearest edge', () => {
    expect(distanceToOutline(SQUARE, [15, 12])).toBe(8);
    expect(distanceToOutline(SQUARE, [23, 34])).toBe(5);
    expect(distanceToOutline('', [0, 0])).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('isInside', () => {
  it('knows inside from outside, in every piece and not in its holes', () => {
    const withHole = `${SQUARE}M13 23l4 0 0 4-4 0zM40 20l4 0 0 5-4 0`;
    expect(isInside(withHole, [11, 21])).toBe(true);
    expect(isInside(withHole, [15, 25])).toBe(false);
    expect(isInside(withHole, [41, 24])).toBe(true);
    expect(isInside(withHole, [30, 22])).toBe(false);
    expect(isInside('', [0, 0])).toBe(false);
  });

  it('knows it at every height of a tall outline, above the box and below its upper edge', () => {
    const slope = 'M0 -200l300 600-300 0z';
    for (let y = -260; y <= 460; y += 4) {
      const isIn = y >= -200 && y < 400;
      expect(isInside(slope, [(y + 200) / 2 - 1, y]), `left of the edge at ${y}`).toBe(isIn && y > -198);
      expect(isInside(slope, [(y + 200) / 2 + 1, y]), `right of the edge at ${y}`).toBe(false);
    }
  });
});
