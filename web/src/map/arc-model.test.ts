import { describe, expect, it } from 'vitest';
import { type ArcFlow, toArcModel } from './arc-model.ts';

const places: Readonly<Record<string, readonly [number, number]>> = { A: [0, 0], B: [100, 0], C: [0, 200] };
const placeOf = (code: string) => places[code] ?? null;
const flow = (from: string, to: string, value: number): ArcFlow => ({ id: `${from}-${to}`, from, to, value });
/** A map 700 pixels wide: the widest line has ten. */
const size = { width: 700, unit: 1 };

/** The numbers of a path. */
const numbers = (d: string): readonly number[] =>
  [...d.matchAll(/-?\d+(\.\d+)?/g)].map(([text]) => Number(text));

describe('arcs', () => {
  it('are as wide as their flows, the thinnest a pixel', () => {
    const { arcs } = toArcModel([flow('A', 'B', 500), flow('A', 'C', 50), flow('B', 'A', 1)], placeOf, size);
    expect(arcs.map(({ flow: { id }, width }) => [id, width])).toEqual([
      ['A-B', 10],
      ['A-C', 1],
      ['B-A', 1],
    ]);
    const closer = toArcModel([flow('A', 'B', 500)], placeOf, { ...size, unit: 0.5 });
    expect(closer.arcs[0]?.width).toBe(5);
  });

  it('bend to their own left, so that there and back lie apart, and point at their end', () => {
    const { arcs } = toArcModel([flow('A', 'B', 1), flow('B', 'A', 1)], placeOf, size);
    // From (0, 0) to (100, 0) the middle is 20 above the straight line, and on the way back 20 below it.
    expect(arcs.map(({ d }) => numbers(d).slice(0, 4))).toEqual([
      [0, 0, 50, -20],
      [100, 0, 50, 20],
    ]);
    expect(arcs.map(({ head }) => numbers(head).slice(0, 2))).toEqual([
      [100, 0],
      [0, 0],
    ]);
  });

  it('are discs where a flow stays in its country, as wide as its line would be, up to a part of the map', () => {
    const { arcs, discs } = toArcModel(
      [flow('A', 'B', 500), flow('A', 'A', 1000), flow('B', 'B', 1), flow('C', 'C', 99_999)],
      placeOf,
      size,
    );
    expect(arcs).toHaveLength(1);
    expect(discs.map(({ x, y, r }) => [x, y, r])).toEqual([
      [0, 0, 10],
      [100, 0, 2.5],
      [0, 200, 29.2],
    ]);
    expect(toArcModel([flow('A', 'A', 3)], placeOf, size).discs[0]?.r).toBe(29.2);
  });

  it('leave out, and name, what has an end that is not on the map', () => {
    const { arcs, unplaced } = toArcModel([flow('A', 'X', 2), flow('A', 'B', 1)], placeOf, size);
    expect([arcs.length, unplaced.map(({ id }) => id)]).toEqual([1, ['A-X']]);
    expect(toArcModel([], placeOf, size)).toEqual({ arcs: [], discs: [], unplaced: [] });
  });

  it('have heads that leave the line of neighbours in sight', () => {
    const near = (code: string) => (code === 'A' ? ([0, 0] as const) : ([4, 0] as const));
    const [arc] = toArcModel([flow('A', 'B', 9)], near, size).arcs;
    for (const number of numbers(arc?.head ?? '')) expect(Math.abs(number)).toBeLessThanOrEqual(4.1);
    const same = toArcModel([flow('A', 'B', 9)], () => [1, 1], size);
    expect(same.arcs).toEqual([]);
  });
});
