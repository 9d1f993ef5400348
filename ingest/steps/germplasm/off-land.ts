import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

type Land = Topology<{ land: GeometryCollection }>;
type Ring = readonly (readonly number[])[];
type Outline =
  | { type: 'Polygon'; coordinates: readonly Ring[] }
  | { type: 'MultiPolygon'; coordinates: readonly (readonly Ring[])[] };

/** A ring of land with the box around it, in degrees. */
interface Piece {
  rings: readonly Ring[];
  west: number;
  east: number;
  south: number;
  north: number;
}

/** Kilometres from the map's simplified coast, within which a point counts as on land. */
const tolerance = 10;
const kilometresOfDegree = 111.2;

/** Land of Natural Earth at 1:10 million. */
function readLand(): readonly Piece[] {
  const path = createRequire(import.meta.url).resolve('world-atlas/land-10m.json');
  const atlas = JSON.parse(readFileSync(path, 'utf8')) as Land;
  return feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) => {
    const outline = geometry as Outline;
    const pieces = outline.type === 'Polygon' ? [outline.coordinates] : outline.coordinates;
    return pieces.map((rings): Piece => {
      const outer = rings[0] ?? [];
      const [xs, ys] = [outer.map(([x = 0]) => x), outer.map(([, y = 0]) => y)];
      return {
        rings,
        ...{ west: Math.min(...xs), east: Math.max(...xs) },
        ...{ south: Math.min(...ys), north: Math.max(...ys) },
      };
    });
  });
}

/** Whether a point lies within the rings: each edge to the east of it changes sides. */
function isWithin(rings: readonly Ring[], longitude: number, latitude: number): boolean {
  let inside = false;
  for (const ring of rings)
    for (let at = 1; at < ring.length; at++) {
      const [x1 = 0, y1 = 0] = ring[at - 1] ?? [];
      const [x2 = 0, y2 = 0] = ring[at] ?? [];
      if (y1 > latitude !== y2 > latitude && longitude < x1 + ((latitude - y1) / (y2 - y1)) * (x2 - x1))
        inside = !inside;
    }
  return inside;
}

/** Kilometres to the nearest edge, on a plane that touches the globe at the point: near enough for some tens of them. */
function distanceTo(rings: readonly Ring[], longitude: number, latitude: number): number {
  const across = kilometresOfDegree * Math.cos((latitude * Math.PI) / 180);
  let least = Infinity;
  for (const ring of rings)
    for (let at = 1; at < ring.length; at++) {
      const [x1 = 0, y1 = 0] = ring[at - 1] ?? [];
      const [x2 = 0, y2 = 0] = ring[at] ?? [];
      const [ax, ay] = [(x1 - longitude) * across, (y1 - latitude) * kilometresOfDegree];
      const [dx, dy] = [(x2 - x1) * across, (y2 - y1) * kilometresOfDegree];
      const along = Math.max(0, Math.min(1, -(ax * dx + ay * dy) / (dx * dx + dy * dy || 1)));
      least = Math.min(least, Math.hypot(ax + along * dx, ay + along * dy));
    }
  return least;
}

/** Tells of coordinates whether they lie off the land: more than 10 km from any. Lakes are land. */
export function makeOffLand(): (longitude: number, latitude: number) => boolean {
  const land = readLand();
  return (longitude, latitude) => {
    const margin = 0.3;
    const near = land.filter(
      ({ west, east, south, north }) =>
        longitude > west - margin &&
        longitude < east + margin &&
        latitude > south - margin &&
        latitude < north + margin,
    );
    if (near.some(({ rings }) => isWithin(rings, longitude, latitude))) return false;
    return near.every(({ rings }) => distanceTo(rings, longitude, latitude) > tolerance);
  };
}
