import { seedColours } from '#catalog/germplasm/collections.ts';
import type { PriceSource } from '#contract/prices.ts';
import type { PointColumns } from '#domain/germplasm/points.ts';
import { type Dot, dotsPath } from '../../map/dots.ts';
import { type MapPlace, toGeography } from '../../map/geography.ts';
import { distanceToOutline, isInside } from '../../map/path-geometry.ts';
import { projectInto } from '../../map/project.ts';
import type { WorldShapes } from '../../map/world-shapes.ts';
import { countryView } from './journey-frame.ts';

/** Colour of a landrace's seed: one of the catalog's, several of them, or not stated. */
export type LandraceColour = (typeof seedColours)[number] | 'several' | 'unknown';

interface ColourHalves {
  halved: 'east-west' | 'north-south';
  /** In the east or north, and in the west or south. */
  leading: readonly [LandraceColour, LandraceColour];
}

interface LandraceLayer {
  colour: LandraceColour;
  d: string;
}

export interface Landraces {
  total: number;
  /** Distinct coordinates. */
  places: number;
  /** Landraces by colour, the most first; "not stated" is last. */
  colours: readonly { colour: LandraceColour; count: number }[];
  halves: ColourHalves | null;
  layers: readonly LandraceLayer[];
  source: PriceSource;
}

/** Dots per box unit. */
export const dotScale = 4;

/** Box units that a place may lie off the coarse coast of its country: about 30 km. */
const offCoast = 4;

/** Rounds in which colours are drawn over each other, so that none covers the others. */
const rounds = 3;

/** Pixels between dots of one place, and between places that are drawn as one. */
const dotStep = 2.6;
const together = 2;

/** Fewest landraces of one colour in a half of a country for a leading colour, and its least lead over the next. */
const leastOfOneColour = 60;
const leastLead = 1.2;

interface Landrace {
  place: number;
  colour: LandraceColour;
}

type Columns = Pick<PointColumns, 'latitudes' | 'longitudes' | 'places' | 'colours' | 'zero' | 'offLand'> & {
  source: PriceSource | null;
};

/** The landraces of a country, found by their coordinates; of all countries for `null`. `null` where the release has none at all. */
export function toLandraces(world: WorldShapes, columns: Columns, country: string | null): Landraces | null {
  const { source, latitudes, longitudes } = columns;
  if (source === null) return null;
  const isIn = placeFinder(world, country);
  const flagged = new Set([...columns.zero, ...columns.offLand]);
  const points = latitudes.map((latitude, at) => projectInto(world, longitudes[at] ?? 0, latitude));
  const isKept = points.map((point, at) => !flagged.has(at) && isIn(point));
  const landraces = columns.places.flatMap((place, row): Landrace[] =>
    isKept[place] === true ? [{ place, colour: colourOf(columns.colours[row] ?? 0) }] : [],
  );
  return {
    total: landraces.length,
    places: new Set(landraces.map(({ place }) => place)).size,
    colours: countColours(landraces).sort(
      (a, b) => Number(a.colour === 'unknown') - Number(b.colour === 'unknown'),
    ),
    halves: country === null ? null : toHalves(landraces, columns),
    layers: toLayers(landraces, points, countryView(world, country).unit),
    source,
  };
}

/** The colour of a sum of powers of 2. */
function colourOf(bits: number): LandraceColour {
  if (bits === 0) return 'unknown';
  return (bits & (bits - 1)) === 0 ? (seedColours[Math.log2(bits)] ?? 'unknown') : 'several';
}

function countColours(landraces: readonly Landrace[]): { colour: LandraceColour; count: number }[] {
  const counts = new Map<LandraceColour, number>();
  for (const { colour } of landraces) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return [...counts].map(([colour, count]) => ({ colour, count })).sort((a, b) => b.count - a.count);
}

/** Tells of points whether they lie in a country, or at sea and nearer to its coast than to any other. */
function placeFinder(world: WorldShapes, country: string | null): (point: Dot) => boolean {
  if (country === null) return () => true;
  const { byIso3, places } = toGeography(world);
  const ownShape = byIso3.get(country);
  if (ownShape === undefined) return () => false;
  const holds = (place: MapPlace, point: Dot): boolean =>
    isNear(place, point, 0) && isInside(place.shape.d, point);
  return (point) => {
    if (holds(ownShape, point)) return true;
    if (!isNear(ownShape, point, offCoast)) return false;
    const near = places.filter((place) => isNear(place, point, offCoast));
    if (near.some((place) => holds(place, point))) return false;
    const away = near.map((place) => distanceToOutline(place.shape.d, point));
    const least = Math.min(...away);
    return least < offCoast && near[away.indexOf(least)] === ownShape;
  };
}

const isNear = ({ bounds: [left, top, right, bottom] }: MapPlace, [x, y]: Dot, margin: number): boolean =>
  x >= left - margin && x <= right + margin && y >= top - margin && y <= bottom + margin;

/** The colour that clearly leads among the stated ones; none where that is several colours. */
function leadingColour(landraces: readonly Landrace[]): LandraceColour | null {
  const [first, next] = countColours(landraces.filter(({ colour }) => colour !== 'unknown'));
  if (first === undefined || first.colour === 'several') return null;
  return first.count >= leastLead * (next?.count ?? 0) ? first.colour : null;
}

/** The colours that lead on either side of the middle landrace of one colour, where they differ. */
function toHalves(landraces: readonly Landrace[], { latitudes, longitudes }: Columns): ColourHalves | null {
  const ofOne = landraces.filter(({ colour }) => colour !== 'several' && colour !== 'unknown');
  if (ofOne.length < leastOfOneColour) return null;
  const directions = [
    ['east-west', longitudes],
    ['north-south', latitudes],
  ] as const;
  for (const [halved, degrees] of directions) {
    const at = ({ place }: Landrace): number => degrees[place] ?? 0;
    const middle = ofOne.map(at).sort((a, b) => a - b)[Math.floor(ofOne.length / 2)] ?? 0;
    const first = leadingColour(landraces.filter((one) => at(one) >= middle));
    const second = leadingColour(landraces.filter((one) => at(one) < middle));
    if (first !== null && second !== null && first !== second) return { halved, leading: [first, second] };
  }
  return null;
}

/** More rows of cells than any map has. */
const mostRows = 1e6;

/** Positions of a place's colours, the most frequent in the middle. `unit`: box units of a pixel. */
function toLayers(
  landraces: readonly Landrace[],
  points: readonly Dot[],
  unit: number,
): readonly LandraceLayer[] {
  const size = Math.max(1 / dotScale, together * unit);
  const cells = new Map<number, { at: Dot; within: Landrace[] }>();
  for (const landrace of landraces) {
    const [x, y] = points[landrace.place] ?? [0, 0];
    const [column, row] = [Math.round(x / size), Math.round(y / size)];
    const key = column * mostRows + row;
    const cell = cells.get(key);
    if (cell === undefined) cells.set(key, { at: [column * size, row * size], within: [landrace] });
    else cell.within.push(landrace);
  }
  const dots = [...cells.values()].flatMap(({ at: [x, y], within }, index) =>
    countColours(within).map(({ colour }, place) => {
      const away = dotStep * unit * Math.sqrt(place);
      const dot: Dot = [
        Math.round(dotScale * (x + away * Math.cos(2.4 * place))),
        Math.round(dotScale * (y + away * Math.sin(2.4 * place))),
      ];
      return { colour, round: index % rounds, dot };
    }),
  );
  // The most frequent colours lie above the others.
  const colours = countColours(landraces).reverse();
  return Array.from({ length: rounds }, (_, round) =>
    colours.map(({ colour }) => ({
      colour,
      d: dotsPath(dots.flatMap((one) => (one.round === round && one.colour === colour ? [one.dot] : []))),
    })),
  )
    .flat()
    .filter(({ d }) => d !== '');
}
