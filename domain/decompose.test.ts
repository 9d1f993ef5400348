import { describe, expect, it } from 'vitest';
import { decompose, findDriver, toPoints } from './decompose.ts';

/** Beans, dry, of Brazil in FAO's file: hectares harvested and tonnes. */
const brazil = {
  2012: { area: 2_709_485, production: 2_794_854 },
  2022: { area: 2_635_041, production: 2_872_474 },
};

describe('area and yield', () => {
  it('split the change of Brazilian beans as worked out by hand', () => {
    // ΔP = 77,620 t; L = 77,620 ÷ ln(2,872,474 ÷ 2,794,854) = 2,833,486.81 t; L × ln(2,635,041 ÷ 2,709,485) = −78,940.48 t.
    const parts = decompose(brazil[2012], brazil[2022]);
    expect(parts?.change).toBe(77_620);
    expect(parts?.area).toBeCloseTo(-78_940.484, 2);
    expect(parts?.yield).toBeCloseTo(156_560.484, 2);
    const points = parts === null ? null : toPoints(parts, 2_794_854);
    expect(points?.change).toBeCloseTo(2.77725, 4);
    expect(points?.area).toBeCloseTo(-2.82449, 4);
    expect(points?.yield).toBeCloseTo(5.60174, 4);
    expect(parts && findDriver(parts)).toBe('other');
  });

  it('add up exactly, and the part of the yield is that of its own logarithm', () => {
    for (const [area, production] of [
      [0.5, 3],
      [1, 1],
      [7, 0.001],
      [1e7, 1e9],
    ] as const) {
      const parts = decompose({ area: 2, production: 5 }, { area, production });
      if (parts === null) throw new Error('All four figures are above zero.');
      expect(parts.area + parts.yield).toBeCloseTo(parts.change, 9);
      const mean = (production - 5) / Math.log(production / 5);
      expect(parts.yield / (mean * Math.log(production / area / (5 / 2)))).toBeCloseTo(1, 9);
    }
  });

  it('cancel where production stayed the same', () => {
    // L = 100; 100 × ln(20 ÷ 10) = 69.31.
    const parts = decompose({ area: 10, production: 100 }, { area: 20, production: 100 });
    expect(parts?.change).toBe(0);
    expect(parts?.area).toBeCloseTo(69.3147, 4);
    expect(parts?.yield).toBeCloseTo(-69.3147, 4);
  });

  it('have no answer from or to nothing', () => {
    const some = { area: 10, production: 100 };
    expect(decompose({ area: 0, production: 0 }, some)).toBeNull();
    expect(decompose(some, { area: 10, production: 0 })).toBeNull();
    expect(decompose(some, { area: Number.NaN, production: 1 })).toBeNull();
  });
});

describe('the driver of a change', () => {
  it('is told by which of the two counted most', () => {
    expect(findDriver({ change: 18, area: 6, yield: 12 })).toBe('yield');
    expect(findDriver({ change: -18, area: -12, yield: -6 })).toBe('area');
    expect(findDriver({ change: 10, area: 5, yield: 5 })).toBe('both');
  });
});
