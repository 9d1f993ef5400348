import { mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Point } from './path-text.ts';
import { unproject } from './projection.ts';

interface DisputedLine {
  /** The two sides, as the geometries are named in world-atlas. */
  between: readonly [string, string];
  /** West, south, east, north in degrees: only this part of the line is disputed. */
  within?: readonly [number, number, number, number];
}

/**
 * Boundaries without agreement, as far as the geometry has them. The list follows the notes under United Nations maps; a line's
 * absence or presence implies nothing about the status of a territory.
 */
const DISPUTED: readonly DisputedLine[] = [
  { between: ['Morocco', 'W. Sahara'] },
  { between: ['Serbia', 'Kosovo'] },
  { between: ['Cyprus', 'N. Cyprus'] },
  { between: ['Israel', 'Palestine'] },
  { between: ['Israel', 'Syria'] },
  { between: ['Russia', 'Ukraine'], within: [32.5, 45, 35.5, 46.5] },
  { between: ['India', 'Pakistan'], within: [73, 32.4, 78, 37.5] },
  { between: ['India', 'China'], within: [76.5, 31, 81, 36.5] },
  { between: ['India', 'China'], within: [91.5, 26.5, 97.6, 30] },
  { between: ['India', 'Siachen Glacier'] },
  { between: ['Pakistan', 'Siachen Glacier'] },
  { between: ['China', 'Siachen Glacier'] },
  { between: ['Sudan', 'S. Sudan'] },
  { between: ['Sudan', 'Egypt'], within: [31, 21, 38, 24] },
];

/** The disputed parts of the boundaries, as open lines in box units. */
export function disputedLines(
  topology: Topology,
  countries: GeometryCollection<{ name: string }>,
): readonly (readonly Point[])[] {
  return DISPUTED.flatMap(({ between, within }) => {
    const line = mesh(topology, countries, (a, b) => {
      const names = [a, b].map((side) => ('properties' in side ? shortName(side.properties) : ''));
      return a !== b && names.includes(between[0]) && names.includes(between[1]);
    });
    const lines = line.coordinates.map((part) => part.map(([x = 0, y = 0]): Point => [x, y]));
    return within === undefined ? lines : lines.flatMap((part) => clip(part, within));
  });
}

function shortName(properties: unknown): string {
  return typeof properties === 'object' && properties !== null && 'name' in properties
    ? String(properties.name)
    : '';
}

/** The runs of points that lie inside the box. */
function clip(
  line: readonly Point[],
  [west, south, east, north]: readonly [number, number, number, number],
): Point[][] {
  const runs: Point[][] = [[]];
  for (const point of line) {
    const [longitude, latitude] = unproject(point[0], point[1]);
    if (longitude >= west && longitude <= east && latitude >= south && latitude <= north)
      runs.at(-1)?.push(point);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs.filter((run) => run.length > 1);
}
