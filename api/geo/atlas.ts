import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { z } from 'zod';
import { redrawnBorders } from '#catalog/regions/atlas-exceptions.ts';
import { redrawBorders } from '#domain/atlas/redraw-borders.ts';

/** Longitude and latitude in degrees. */
export type Position = readonly [number, number];
/** Outer ring, then holes. */
type PolygonRings = readonly (readonly Position[])[];

export interface AtlasPolygon {
  /** Mean of the positions of its exact outer ring. */
  middle: Position;
  /** Rings that enclose something, simplified; the exact ones where none of those does. */
  rings: PolygonRings;
  isSimple: boolean;
}

/** A geometry of the atlas: its ISO 3166 number where it has one, its name, its outline. */
export interface AtlasCountry {
  m49: string | null;
  name: string;
  polygons: readonly AtlasPolygon[];
}

type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>;

/** Triangles of a line smaller than this many square degrees are straightened out: a third of the bytes remain. */
const smallestTriangle = 0.012;

const topology = z.custom<Atlas>((value) => typeof value === 'object' && value !== null && 'arcs' in value);

/**
 * Natural Earth's countries at 1:50 million, out of the `world-atlas` package. Neighbours are simplified together and
 * keep a common border; some borders are drawn anew. Positions are rounded to hundredths of a degree, about a kilometre.
 */
export function readAtlas(): readonly AtlasCountry[] {
  const require = createRequire(import.meta.url);
  const published = topology.parse(
    JSON.parse(readFileSync(require.resolve('world-atlas/countries-50m.json'), 'utf8')),
  );
  const exact = presimplify(redrawBorders(published, redrawnBorders));
  const simple = simplify(exact, smallestTriangle);
  const simplified = toPolygons(simple);
  return toPolygons(exact).map((country, index) => ({
    m49: country.id,
    name: country.name,
    polygons: country.polygons.map((rings, part) =>
      toPolygon(rings, simplified[index]?.polygons[part] ?? []),
    ),
  }));
}

function toPolygon(exact: PolygonRings, simplified: PolygonRings): AtlasPolygon {
  const outer = exact[0] ?? [];
  const mean = (axis: 0 | 1): number =>
    outer.reduce((sum, position) => sum + position[axis], 0) / Math.max(1, outer.length);
  const simple = withoutFlatRings(simplified);
  const isSimple = simple.length > 0;
  return { middle: [mean(0), mean(1)], rings: isSimple ? simple : withoutFlatRings(exact), isSimple };
}

/** Rings with an area; none when the outer ring itself is flat. */
function withoutFlatRings(rings: PolygonRings): PolygonRings {
  const [outer] = rings;
  if (outer === undefined || isFlat(outer)) return [];
  return rings.filter((ring) => !isFlat(ring));
}

/** A ring of fewer than four positions, first and last being the same, encloses nothing. */
function isFlat(ring: readonly Position[]): boolean {
  return ring.length < 4;
}

function toPolygons(atlas: Atlas): { id: string | null; name: string; polygons: PolygonRings[] }[] {
  return feature(atlas, atlas.objects.countries).features.map(({ id, properties, geometry }) => {
    const about = { id: id === undefined ? null : String(id).padStart(3, '0'), name: properties.name };
    if (geometry.type === 'Polygon') return { ...about, polygons: [rounded(geometry.coordinates)] };
    if (geometry.type === 'MultiPolygon') return { ...about, polygons: geometry.coordinates.map(rounded) };
    return { ...about, polygons: [] };
  });
}

const hundredths = (degrees = 0): number => Math.round(degrees * 100) / 100;

/** Rounds a polygon, and drops positions that rounding made equal to the one before. */
function rounded(rings: readonly (readonly number[])[][]): PolygonRings {
  return rings.map((ring) => {
    const positions = ring.map(
      ([longitude, latitude]): Position => [hundredths(longitude), hundredths(latitude)],
    );
    return positions.filter((position, index) => {
      const before = positions[index - 1];
      return before === undefined || before[0] !== position[0] || before[1] !== position[1];
    });
  });
}
