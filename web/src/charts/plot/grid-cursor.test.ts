import { describe, expect, it } from 'vitest';
import { type GridCursor, moveInGrid } from './grid-cursor.ts';

const walk = (keys: readonly string[], lengths: readonly number[]): GridCursor | null =>
  keys.reduce<GridCursor | null>((cursor, key) => moveInGrid(cursor, key, lengths), null);

describe('keys of a drawing', () => {
  it('open at the first point, whichever arrow was pressed', () => {
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])
      expect(moveInGrid(null, key, [3, 3])).toEqual({ series: 0, point: 0 });
    expect(moveInGrid(null, 'ArrowDown', [0, 2])).toEqual({ series: 1, point: 0 });
  });

  it('step through points and series, and stop at the ends', () => {
    expect(walk(['Home', 'ArrowRight', 'ArrowRight', 'ArrowRight'], [3, 2])).toEqual({ series: 0, point: 2 });
    expect(walk(['Home', 'ArrowLeft'], [3, 2])).toEqual({ series: 0, point: 0 });
    expect(walk(['End', 'ArrowDown'], [3, 2])).toEqual({ series: 1, point: 1 });
    expect(walk(['Home', 'ArrowDown', 'ArrowDown'], [3, 2])).toEqual({ series: 1, point: 0 });
    expect(walk(['Home', 'ArrowUp'], [3, 2])).toEqual({ series: 0, point: 0 });
  });

  it('pass over a series without points', () => {
    expect(walk(['Home', 'ArrowDown'], [2, 0, 2])).toEqual({ series: 2, point: 0 });
    expect(walk(['Home', 'ArrowDown'], [2, 0])).toEqual({ series: 0, point: 0 });
  });

  it('let a single series be read up and down', () => {
    expect(walk(['Home', 'ArrowDown', 'ArrowDown', 'ArrowUp'], [4])).toEqual({ series: 0, point: 1 });
    expect(walk(['End'], [4])).toEqual({ series: 0, point: 3 });
  });

  it('end with Escape and never begin without points', () => {
    expect(walk(['Home', 'Escape'], [4])).toBeNull();
    expect(walk(['Home'], [0, 0])).toBeNull();
  });
});
