import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { feature, mergeArcs } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { redrawnBorders } from '#catalog/regions/atlas-exceptions.ts';
import { redrawBorders } from '#domain/atlas/redraw-borders.ts';
import type { Shape, WorldShapes } from '#web/map/world-shapes.ts';
import { disputedLines } from './disputed.ts';
import { FAO_COUNTRIES, iso3Of, LEFT_OUT, POINTS, SPLITS } from './iso3-join.ts';
import { type Point, ringArea, ringCentre, toPathText } from './path-text.ts';
import { HEIGHT, project, unproject, WIDTH } from './projection.ts';

type Country = (Polygon | MultiPolygon) & { properties: { name: string } };
type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>;

/** Leftovers of the build, for the test that proves that nothing was lost. */
export interface ShapeReport {
  unmatchedGeometries: readonly string[];
  unusedSplits: readonly string[];
  missingCountries: readonly string[];
}

/** Triangles smaller than this many square box units are straightened out of a line. */
const SIMPLIFY = 4.5;
/** Islands smaller than this many square box units disappear, unless they are all that a country has. */
const SMALLEST_ISLAND = 20;
/** A country smaller than this many square box units (about 10,000 km²) gets a circle. */
const SMALL_COUNTRY = 175;
/** An outline smaller than this many square box units is not worth drawing under its circle. */
const SMALLEST_OUTLINE = 8;

/** Where the site reads the drawing; not kept in git, because it is made from the package in a second. */
export const TARGET = fileURLToPath(new URL('../../web/src/map/shapes.generated.json', import.meta.url));

/** Files that the drawing depends on. */
export const SOURCES: readonly string[] = [
  'build-shapes.ts',
  'disputed.ts',
  'iso3-join.ts',
  'path-text.ts',
  'projection.ts',
  '../../catalog/regions/atlas-exceptions.ts',
  '../../domain/atlas/redraw-borders.ts',
].map((name) => fileURLToPath(new URL(name, import.meta.url)));

/** Reads the atlas, and returns the drawing with a report. Pure apart from reading the package's file. */
export function worldShapes(): { world: WorldShapes; report: ShapeReport } {
  const { exact, simple } = projected(readAtlas());
  const { countries } = exact.objects;
  const unmatched: string[] = [];
  const plainLand: Country[] = [];
  const byIso3 = new Map<string, Country[]>();
  const usedSplits = new Set<string>();

  for (const geometry of countries.geometries) {
    if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') continue;
    const name = geometry.properties?.name ?? '';
    const exclusion = LEFT_OUT[name];
    if (exclusion?.draw) plainLand.push({ ...geometry, properties: { name } });
    if (exclusion) continue;
    const iso3 = iso3Of(geometry.id === undefined ? undefined : String(geometry.id), name);
    if (iso3 === null) {
      unmatched.push(name);
      continue;
    }
    for (const part of toPolygons({ ...geometry, properties: { name } })) {
      const centre = findCentre(exact, part);
      const split = SPLITS.find((candidate) => candidate.from === iso3 && inBox(centre, candidate.box));
      if (split) usedSplits.add(split.iso3);
      const owner = split?.iso3 ?? iso3;
      byIso3.set(owner, [...(byIso3.get(owner) ?? []), part]);
    }
  }

  const disputed = disputedLines(simple, countries);
  const shapes = [...byIso3].map(([iso3, parts]) => toShape(exact, simple, iso3, parts));
  for (const [iso3, [longitude, latitude]] of Object.entries(POINTS)) {
    shapes.push({ iso3, d: '', circle: rounded(project(longitude, latitude)) });
  }
  const drawn = shapes
    .filter((shape) => shape.d !== '' || shape.circle !== undefined)
    .sort((a, b) => (a.iso3 < b.iso3 ? -1 : 1));
  const present = new Set(drawn.map((shape) => shape.iso3));
  return {
    world: {
      viewBox: [0, 0, WIDTH, HEIGHT],
      shapes: drawn,
      land: toPathText(
        plainLand.flatMap((part) => toRings(simple, part)),
        true,
      ),
      disputed: toPathText(disputed, false),
    },
    report: {
      unmatchedGeometries: unmatched,
      unusedSplits: SPLITS.filter((split) => !usedSplits.has(split.iso3)).map((split) => split.iso3),
      missingCountries: FAO_COUNTRIES.filter((iso3) => !present.has(iso3)),
    },
  };
}

/** Writes the drawing where the site reads it, and returns it. */
export function buildShapes(target: string = TARGET): WorldShapes {
  const { world, report } = worldShapes();
  const lost = Object.entries(report).filter(([, list]) => list.length > 0);
  if (lost.length > 0)
    throw new Error(`The world's shapes are incomplete: ${JSON.stringify(Object.fromEntries(lost))}`);
  mkdirSync(dirname(target), { recursive: true });
  // Two builds may run at once: each writes aside, and the reader never sees half a file.
  const aside = `${target}.${process.pid}`;
  writeFileSync(aside, JSON.stringify(world));
  renameSync(aside, target);
  return world;
}

/** The atlas in degrees. */
function readAtlas(): Atlas {
  const require = createRequire(import.meta.url);
  const folder = dirname(require.resolve('world-atlas/package.json'));
  const atlas: Atlas = JSON.parse(readFileSync(join(folder, 'countries-50m.json'), 'utf8'));
  return redrawBorders(atlas, redrawnBorders);
}

/**
 * The atlas on the plane of the map, as it is for measuring, and with every line simplified once, so that neighbours
 * keep a common border. Both have the same arcs by number.
 */
function projected(atlas: Atlas): { exact: Atlas; simple: Atlas } {
  const arcs = atlas.arcs.map((arc) => onOneSide(arc.map(([x = 0, y = 0]) => project(x, y))));
  const plane = presimplify({ type: 'Topology', objects: atlas.objects, arcs } satisfies Atlas);
  return { exact: plane, simple: simplify(plane, SIMPLIFY) };
}

/** An island that the edge of the map cuts in two keeps to the side where it begins, and is not torn across the map. */
function onOneSide(points: [number, number][]): [number, number][] {
  const start = points[0]?.[0] ?? 0;
  return points.map(([x, y]) => (Math.abs(x - start) < WIDTH / 2 ? [x, y] : [start, y]));
}

function toPolygons(country: Country): Country[] {
  if (country.type === 'Polygon') return [country];
  return country.arcs.map((arcs) => ({ type: 'Polygon', arcs, properties: country.properties }));
}

function toRings(topology: Atlas, country: Polygon | MultiPolygon): Point[][] {
  const polygons =
    country.type === 'Polygon'
      ? [feature(topology, country).geometry.coordinates]
      : feature(topology, country).geometry.coordinates;
  return polygons.flat().map((ring) => ring.map(([x = 0, y = 0]): Point => [x, y]));
}

function findCentre(topology: Atlas, part: Country): Point {
  const ring = toRings(topology, part)[0] ?? [];
  return unproject(...ringCentre(ring));
}

function inBox(
  [x, y]: Point,
  [west, south, east, north]: readonly [number, number, number, number],
): boolean {
  return x >= west && x <= east && y >= south && y <= north;
}

function toShape(exact: Atlas, simple: Atlas, iso3: string, parts: readonly Country[]): Shape {
  const exactRings = parts.flatMap((part) => toRings(exact, part));
  const area = exactRings.reduce((sum, ring) => sum + ringArea(ring), 0);
  const largest = exactRings.reduce((best, ring) => (size(ring) > size(best) ? ring : best), []);
  const small = Math.abs(area) < SMALL_COUNTRY;
  const smallestIsland = small ? SMALLEST_OUTLINE : SMALLEST_ISLAND;
  const merged = parts.length === 1 && parts[0] ? parts[0] : mergeArcs(simple, [...parts]);
  const rings = toRings(simple, merged).filter((ring) => size(ring) >= smallestIsland);
  const d = toPathText(rings, true);
  return small && FAO_COUNTRIES.includes(iso3)
    ? { iso3, d, circle: rounded(ringCentre(largest)) }
    : { iso3, d };
}

function size(ring: readonly Point[]): number {
  return Math.abs(ringArea(ring));
}

function rounded([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)];
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const world = buildShapes();
  console.log(`${world.shapes.length} countries and territories → ${TARGET}`);
}
