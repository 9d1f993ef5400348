import { expect, it } from 'vitest';
import { redrawBorders } from './redraw-borders.ts';

const border = { north: '1', south: '2', reason: '' };

/** Two countries on a coast in the west: the line between them runs from the coast at 2° N to 4° N inland. */
const atlas = {
  // Steps of half a degree, from 10° E.
  transform: { scale: [0.5, 0.5] as [number, number], translate: [10, 0] as [number, number] },
  arcs: [
    // The line: from (14, 4) inland west to (12, 3), and south-west to the coast at (10, 2).
    [
      [8, 8],
      [-4, -2],
      [-4, -2],
    ],
    // The northern coast: from (10, 2) to (10, 3), (11, 5) and (10, 8).
    [
      [0, 4],
      [0, 2],
      [2, 4],
      [-2, 6],
    ],
    // Inland border of the north: from (10, 8) back to (14, 4).
    [
      [0, 16],
      [8, -8],
    ],
    // Southern border and coast: from (14, 4) by (14, 0) and (10, 0) to (10, 2).
    [
      [8, 8],
      [0, -8],
      [-8, 0],
      [0, 4],
    ],
  ],
  objects: {
    countries: {
      type: 'GeometryCollection',
      geometries: [
        { type: 'Polygon', id: '1', arcs: [[2, 0, 1]] },
        { type: 'Polygon', id: '2', arcs: [[3, ~0]] },
      ],
    },
  },
};

/** Corners of a country's ring, in order. */
function ringOf(redrawn: typeof atlas, id: string): number[][] {
  const geometry = redrawn.objects.countries.geometries.find((country) => country.id === id);
  return (geometry?.arcs[0] ?? []).flatMap((arc) => {
    const points = redrawn.arcs[arc < 0 ? ~arc : arc] ?? [];
    return (arc < 0 ? [...points].reverse() : points).slice(1);
  });
}

it('draws the border along the parallel of its inland end, and cuts the coast there', () => {
  const redrawn = redrawBorders(atlas, [border]);
  expect(ringOf(redrawn, '1')).toEqual([
    [14, 4],
    [10.5, 4],
    [11, 5],
    [10, 8],
  ]);
  expect(ringOf(redrawn, '2')).toEqual([
    [14, 0],
    [10, 0],
    [10, 2],
    [10, 3],
    [10.5, 4],
    [14, 4],
  ]);
});

it('refuses an atlas in which the two countries are not neighbours', () => {
  expect(() => redrawBorders(atlas, [{ ...border, south: '3' }])).toThrow('3 is not one polygon');
});
