import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { feature, mergeArcs, mesh } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import {
  codeOfUnnumbered,
  redrawnBorders,
  shapeSplits,
  statePoints,
} from '#catalog/regions/atlas-exceptions.ts';
import { redrawBorders } from '#domain/atlas/redraw-borders.ts';
import type { Shape, WorldShapes } from '#web/map/world-shapes.ts';
import { type Point, ringArea, ringCentre, toPathText } from './path-text.ts';
import { HEIGHT, project, unproject, WIDTH } from './projection.ts';

/**
 * Joins the world-atlas geometries (Natural Earth, ids are ISO 3166 numeric strings) to ISO 3166 alpha-3 codes.
 *
 * The published ids are not enough by themselves: five geometries have no id, `036` is used twice, and some areas
 * with their own statistics are hidden inside another country's shape. Each exception is a row with its reason; the
 * server's own shapes share those in `catalog/regions/atlas-exceptions.ts`.
 */

const NUMERIC_TO_ISO3 = `
004AFG 008ALB 012DZA 016ASM 020AND 024AGO 028ATG 031AZE 032ARG 036AUS 040AUT 044BHS 048BHR 050BGD 051ARM 052BRB
056BEL 060BMU 064BTN 068BOL 070BIH 072BWA 076BRA 084BLZ 086IOT 090SLB 092VGB 096BRN 100BGR 104MMR 108BDI 112BLR
116KHM 120CMR 124CAN 132CPV 136CYM 140CAF 144LKA 148TCD 152CHL 156CHN 158TWN 170COL 174COM 178COG 180COD 184COK
188CRI 191HRV 192CUB 196CYP 203CZE 204BEN 208DNK 212DMA 214DOM 218ECU 222SLV 226GNQ 231ETH 232ERI 233EST 234FRO
238FLK 239SGS 242FJI 246FIN 248FIN 250FRA 258PYF 260ATF 262DJI 266GAB 268GEO 270GMB 275PSE 276DEU 288GHA 296KIR
300GRC 304GRL 308GRD 316GUM 320GTM 324GIN 328GUY 332HTI 340HND 344HKG 348HUN 352ISL 356IND 360IDN 364IRN 368IRQ
372IRL 376ISR 380ITA 384CIV 388JAM 392JPN 398KAZ 400JOR 404KEN 408PRK 410KOR 414KWT 417KGZ 418LAO 422LBN 426LSO
428LVA 430LBR 434LBY 438LIE 440LTU 442LUX 446MAC 450MDG 454MWI 458MYS 462MDV 466MLI 470MLT 478MRT 480MUS 484MEX
492MCO 496MNG 498MDA 499MNE 500MSR 504MAR 508MOZ 512OMN 516NAM 520NRU 524NPL 528NLD 531CUW 533ABW 534SXM 540NCL
548VUT 554NZL 558NIC 562NER 566NGA 570NIU 574NFK 578NOR 580MNP 583FSM 584MHL 585PLW 586PAK 591PAN 598PNG 600PRY
604PER 608PHL 612PCN 616POL 620PRT 624GNB 626TLS 630PRI 634QAT 642ROU 643RUS 646RWA 652BLM 654SHN 659KNA 660AIA
662LCA 663MAF 666SPM 670VCT 674SMR 678STP 682SAU 686SEN 688SRB 690SYC 694SLE 702SGP 703SVK 704VNM 705SVN 706SOM
710ZAF 716ZWE 724ESP 728SSD 729SDN 732ESH 740SUR 748SWZ 752SWE 756CHE 760SYR 762TJK 764THA 768TGO 776TON 780TTO
784ARE 788TUN 792TUR 795TKM 796TCA 800UGA 804UKR 807MKD 818EGY 826GBR 831GGY 832JEY 833IMN 834TZA 840USA 850VIR
854BFA 858URY 860UZB 862VEN 876WLF 882WSM 887YEM 894ZMB`;

/** Geometries that no country's figures cover; drawn as plain land, or not at all. */
export const LEFT_OUT: Readonly<Record<string, { draw: boolean; reason: string }>> = {
  'Siachen Glacier': {
    draw: true,
    reason: 'claimed by two countries, has no code: plain land inside dashed lines',
  },
  Antarctica: { draw: false, reason: 'has no agriculture and would take a fifth of the map' },
  'Indian Ocean Ter.': {
    draw: false,
    reason: 'two Australian islands far smaller than a pixel, without figures',
  },
  'Heard I. and McDonald Is.': { draw: false, reason: 'uninhabited' },
  Vatican: { draw: false, reason: 'smaller than a pixel, without crop figures' },
};

/** Polygons that leave the country they are published in. */
export const SPLITS = shapeSplits;

/** States that the shapes lack: longitude and latitude, in degrees. */
const POINTS = statePoints;

/** Every country and territory that FAOSTAT reports on, which the map must therefore show as a shape or a circle. */
export const FAO_COUNTRIES: readonly string[] = `
AFG AGO ALB AND ARE ARG ARM ATG AUS AUT AZE BDI BEL BEN BFA BGD BGR BHR BHS BIH BLR BLZ BOL BRA BRB BRN BTN BWA CAF
CAN CHE CHL CHN CIV CMR COD COG COK COL COM CPV CRI CUB CYP CZE DEU DJI DMA DNK DOM DZA ECU EGY ERI ESP EST ETH FIN
FJI FRA FRO FSM GAB GBR GEO GHA GIN GLP GMB GNB GNQ GRC GRD GTM GUF GUY HKG HND HRV HTI HUN IDN IND IRL IRN IRQ ISL
ISR ITA JAM JOR JPN KAZ KEN KGZ KHM KIR KNA KOR KWT LAO LBN LBR LBY LCA LKA LSO LTU LUX LVA MAC MAR MDA MDG MDV MEX
MHL MKD MLI MLT MMR MNE MNG MOZ MRT MTQ MUS MWI MYS NAM NCL NER NGA NIC NIU NLD NOR NPL NRU NZL OMN PAK PAN PER PHL
PLW PNG POL PRI PRK PRT PRY PSE PYF QAT REU ROU RUS RWA SAU SDN SEN SGP SLB SLE SLV SMR SOM SRB SSD STP SUR SVK SVN
SWE SWZ SYC SYR TCD TGO THA TJK TKL TKM TLS TON TTO TUN TUR TUV TWN TZA UGA UKR URY USA UZB VCT VEN VNM VUT WLF WSM
XKX YEM ZAF ZMB ZWE
ABW ASM BMU CYM ESH FLK GRL GUM LIE MCO MNP MSR MYT SHN SPM VGB VIR AIA TCA`
  .trim()
  .split(/\s+/);

const byNumeric: ReadonlyMap<string, string> = new Map(
  NUMERIC_TO_ISO3.trim()
    .split(/\s+/)
    .map((entry) => [entry.slice(0, 3), entry.slice(3)]),
);

/** The ISO3 code of a world-atlas geometry, or null when the table has none. */
export function iso3Of(id: string | undefined, name: string): string | null {
  const coded = id === undefined ? undefined : byNumeric.get(id);
  return coded ?? codeOfUnnumbered[name] ?? null;
}

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
function disputedLines(
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
  const visibleShapes = shapes
    .filter((shape) => shape.d !== '' || shape.circle !== undefined)
    .sort((a, b) => (a.iso3 < b.iso3 ? -1 : 1));
  const present = new Set(visibleShapes.map((shape) => shape.iso3));
  return {
    world: {
      viewBox: [0, 0, WIDTH, HEIGHT],
      shapes: visibleShapes,
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
