import { describe, expect, it } from 'vitest';
import { arcPath, clusterRadius, clusterUnit, toClusters } from './cluster-model.ts';

describe('clusters', () => {
  // Cells are 44 pixels: at one unit a pixel the first two places share a cell, the third has its own, the fourth is empty.
  const places = {
    x: [10, 30, 100, 10],
    y: [10, 10, 10, 100],
    counts: [
      [3, 0, 1, 0],
      [0, 1, 0, 0],
    ],
  };

  it('gather the places of a cell at the mean of their points, the largest first', () => {
    expect(toClusters(places, 1)).toEqual([
      { x: 15, y: 10, count: 4, groups: [3, 1], places: 2, place: 0 },
      { x: 100, y: 10, count: 1, groups: [1, 0], places: 1, place: 2 },
    ]);
  });

  it('part when the map is nearer, and lose no point', () => {
    expect(toClusters(places, 0.25).map(({ count }) => count)).toEqual([3, 1, 1]);
    expect(toClusters(places, 100).map(({ count }) => count)).toEqual([5]);
  });

  it('are one where they would lie over each other, whatever cells they are in', () => {
    // 4 pixels apart on both sides of a cell's edge; a third is 60 pixels away.
    const close = { x: [42, 46, 106], y: [10, 10, 10], counts: [[5, 2, 1]] };
    expect(toClusters(close, 1)).toEqual([
      { x: (42 * 5 + 46 * 2) / 7, y: 10, count: 7, groups: [7], places: 2, place: 0 },
      { x: 106, y: 10, count: 1, groups: [1], places: 1, place: 2 },
    ]);
  });

  it('are gathered for steps of √2', () => {
    expect(clusterUnit(10, 10)).toBe(10);
    expect(clusterUnit(9.5, 10)).toBe(10);
    expect(clusterUnit(7, 10)).toBeCloseTo(10 / Math.SQRT2, 10);
    expect(clusterUnit(2.4, 10)).toBe(2.5);
  });

  it('have room for their numbers', () => {
    expect(clusterRadius(1)).toBe(5);
    // At 11 px a digit is some 6.5 px wide; the ring takes 4 px of the radius.
    for (const count of [9, 99, 999, 9999])
      expect(2 * (clusterRadius(count) - 3), String(count)).toBeGreaterThan(String(count).length * 6.2);
    expect(clusterRadius(12_648)).toBeLessThanOrEqual(22);
  });
});

describe('arcs', () => {
  it('begin at the top and go round clockwise', () => {
    expect(arcPath(0, 0, 10, 0, 0.25)).toBe('M0,-10A10 10 0 0 1 10,0');
    expect(arcPath(0, 0, 10, 0.25, 1)).toBe('M10,0A10 10 0 1 1 0,-10');
    expect(arcPath(5, 5, 10, 0, 1)).toBe('M5,-5A10 10 0 1 1 5,15A10 10 0 1 1 5,-5');
  });
});
