import { describe, expect, it } from 'vitest';
import { layoutSeeds } from './seeds.tsx';

const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

describe('seeds over years', () => {
  it('stack in their year and stand in a box at the right without one', () => {
    const { seeds, base, axisEnd, box, tallest } = layoutSeeds([1990, 2010, 2010, null], 1000);
    const [first, low, high, boxed] = seeds;
    expect(low?.x).toBe(high?.x);
    expect(first?.x).toBeLessThan(low?.x ?? 0);
    // 24 wide and 0.7 of that high: the middles are 16.8 apart.
    expect((low?.y ?? 0) - (high?.y ?? 0)).toBeCloseTo(16.8);
    expect(low?.y).toBeLessThan(base);
    expect(boxed?.x).toBeGreaterThan(axisEnd);
    expect(box?.count).toBe(1);
    expect(tallest).toMatchObject({ year: 2010, count: 2 });
  });

  it('have those without a year below where the drawing is narrow', () => {
    const { seeds, base, height } = layoutSeeds([1990, 2010, null], 340);
    expect(seeds[2]?.y).toBeGreaterThan(base);
    expect(seeds[2]?.y).toBeLessThan(height);
  });

  it('are smaller where more than fit would be in one year, and no stack is higher than the drawing', () => {
    const many = layoutSeeds([1990, ...times(100, 2010)], 1000);
    expect(many.seeds[0]?.width).toBeLessThan(4);
    expect(Math.min(...many.seeds.map(({ y }) => y))).toBeGreaterThan(0);
    const unknown = layoutSeeds(times(800, null), 340);
    expect(Math.min(...unknown.seeds.map(({ y }) => y))).toBeGreaterThan(0);
    expect(Math.max(...unknown.seeds.map(({ y }) => y))).toBeLessThan(unknown.height);
  });

  it('have years on the axis that keep apart, of one year its own', () => {
    const { ticks } = layoutSeeds([1982, 2020], 340);
    expect(ticks.map(({ year }) => year)).toEqual([1982, 1990, 2000, 2010, 2020]);
    expect(layoutSeeds([2012, 2012], 340).ticks.map(({ year }) => year)).toEqual([2012]);
  });
});
