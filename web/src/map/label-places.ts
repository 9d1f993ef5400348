import { textWidth } from '../charts/plot/text-width.ts';
import type { Geography, MapPlace } from './geography.ts';
import { isInside } from './path-geometry.ts';
import { type Frame, type MapView, toBox, toFrame } from './view.ts';

/** A country and what is written at it. */
export interface MapLabel {
  iso3: string;
  text: string;
}

type Point = readonly [number, number];
/** Left, top, right and bottom in pixels of the frame. */
type Box = readonly [number, number, number, number];

/** Where a label goes, in pixels of the frame. */
export interface PlacedLabel extends MapLabel {
  at: Point;
  /** Which part of the text stands at the point. */
  anchor: 'start' | 'middle' | 'end';
  /** From the country to the text, where the text stands beside it. */
  leader: readonly [Point, Point] | null;
}

/** Size of the labels' letters, and height of a line, in pixels of the frame. */
export const LETTERS = 11.5;
const LINE = 14;

/** Pixels between a leader's end and its text, and around texts. */
const GAP = 3;

/** The part of the frame's width that a text may stand from its country: on a phone it would else name another continent. */
const FARTHEST = 1 / 5;

/** How far from its country a text may stand, in pixels, and in how many directions it is tried. */
const REACHES = [16, 26, 38, 52, 68, 88, 112, 140];
const DIRECTIONS = 24;

/** Pixels between the points of a label, and of its leader, at which is asked whether they stand on land. */
const STEP = 4;

/**
 * Places labels in their order: on the country where there is room, else beside it with a leader, over the sea and never on another one, as
 * whose name it would be read. What finds no place inside the frame, clear of other countries and of the labels before it, is left out.
 */
export function placeLabels(
  labels: readonly MapLabel[],
  geography: Geography,
  view: MapView,
  frame: Frame,
): readonly PlacedLabel[] {
  const placed: { label: PlacedLabel; box: Box }[] = [];
  const placeAt = landAt(geography, view, frame);
  const marks = labels.flatMap(({ iso3 }) => {
    const place = geography.byIso3.get(iso3);
    return place === undefined ? [] : [{ iso3, at: toFrame(place.centre, view, frame) }];
  });
  for (const label of labels) {
    const place = geography.byIso3.get(label.iso3);
    if (place === undefined) continue;
    const at = toFrame(place.centre, view, frame);
    if (at[0] < 0 || at[1] < 0 || at[0] > frame.width || at[1] > frame.height) continue;
    const others = marks.filter(({ iso3 }) => iso3 !== label.iso3).map((mark) => mark.at);
    const isFree = (box: Box, leader: PlacedLabel['leader']): boolean =>
      box[0] >= GAP &&
      box[1] >= 0 &&
      box[2] <= frame.width - GAP &&
      box[3] <= frame.height &&
      !others.some((point) => holds(box, point)) &&
      !placed.some(
        (other) =>
          overlap(other.box, box) ||
          (leader !== null && (crosses(leader, other.box) || cross(leader, other.label.leader))) ||
          (other.label.leader !== null && crosses(other.label.leader, box)),
      );
    const found =
      placeOn(label, place, at, view.unit, isFree) ??
      placeBeside(label, place, at, frame.width * FARTHEST, isFree, placeAt);
    if (found !== null) placed.push(found);
  }
  return placed.map(({ label }) => label);
}

type Placed = { label: PlacedLabel; box: Box };
type IsFree = (box: Box, leader: PlacedLabel['leader']) => boolean;

/** Whether a label has room inside its country: its bounds, and its area, which is what thin countries lack. */
export function labelFits(place: MapPlace, text: string, unit: number): boolean {
  const width = textWidth(text, LETTERS) * unit;
  const [left, top, right, bottom] = place.bounds;
  return right - left > width && bottom - top > LINE * unit && place.area > width * LINE * unit * 1.5;
}

function placeOn(label: MapLabel, place: MapPlace, at: Point, unit: number, isFree: IsFree): Placed | null {
  if (!labelFits(place, label.text, unit)) return null;
  const half = textWidth(label.text, LETTERS) / 2;
  const box: Box = [at[0] - half, at[1] - LINE / 2, at[0] + half, at[1] + LINE / 2];
  return isFree(box, null) ? { label: { ...label, at, anchor: 'middle', leader: null }, box } : null;
}

function placeBeside(
  label: MapLabel,
  own: MapPlace,
  at: Point,
  farthest: number,
  isFree: IsFree,
  placeAt: PlaceAt,
): Placed | null {
  const width = textWidth(label.text, LETTERS);
  let best: Placed | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const reach of REACHES) {
    if (reach >= least || reach > farthest) break;
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      const angle = (2 * Math.PI * direction) / DIRECTIONS;
      const end: Point = [at[0] + reach * Math.cos(angle), at[1] + reach * Math.sin(angle)];
      // At the end of the leader a text ends or begins; straight above or below its country it has its middle there.
      const side = Math.sign(Math.round(Math.cos(angle) * 9));
      const x = end[0] + GAP * side;
      const y = side === 0 ? end[1] + (Math.sin(angle) * LINE) / 2 : end[1];
      const left = x - (width * (1 - side)) / 2;
      const box: Box = [left, y - LINE / 2, left + width, y + LINE / 2];
      const leader = [at, end] as const;
      if (!isFree(box, leader)) continue;
      // Where it can, a text stands on the sea rather than on its own land.
      let cost = reach;
      for (const row of [y - 5, y, y + 5])
        if (cost < least) cost += countOwn([left, row], [box[2], row], own, placeAt);
      if (cost >= least) continue;
      // A leader over several other countries would not say whose it is.
      const crossed = alongLine(at, end)
        .map(placeAt)
        .filter((place) => place !== null && place !== own);
      cost += crossed.length * STEP;
      if (cost >= least || crossed.some((place) => place !== crossed[0])) continue;
      least = cost;
      const anchor = (['end', 'middle', 'start'] as const)[side + 1] ?? 'start';
      best = { label: { ...label, at: [x, y], anchor, leader }, box };
    }
  }
  return best;
}

/** The country at a point of the frame, to the cell of STEP pixels; `null` is the sea. */
type PlaceAt = (point: Point) => MapPlace | null;

/** What was found in the last view: while years change, the land stays where it is. */
let seen: readonly [string, Geography | null, PlaceAt] = ['', null, () => null];

function landAt(geography: Geography, view: MapView, frame: Frame): PlaceAt {
  const key = [view.x, view.y, view.unit, frame.width, frame.height].join();
  if (seen[0] === key && seen[1] === geography) return seen[2];
  const known = new Map<number, MapPlace | null>();
  const rows = new Map<number, readonly MapPlace[]>();
  const placeAt: PlaceAt = (point) => {
    const [column = 0, row = 0] = point.map((pixels) => Math.round(pixels / STEP));
    const cell = column * 4096 + row;
    let place = known.get(cell);
    if (place === undefined) {
      const [x, y] = toBox([column * STEP, row * STEP], view, frame);
      const near = rows.get(row) ?? geography.places.filter(({ bounds }) => y >= bounds[1] && y <= bounds[3]);
      rows.set(row, near);
      place =
        near.find(({ bounds, shape }) => x >= bounds[0] && x <= bounds[2] && isInside(shape.d, [x, y])) ??
        null;
      known.set(cell, place);
    }
    return place;
  };
  seen = [key, geography, placeAt];
  return placeAt;
}

/** How many points of a line are on its own country; no number where one is on another. */
function countOwn(from: Point, to: Point, own: MapPlace, placeAt: PlaceAt): number {
  let count = 0;
  for (const point of alongLine(from, to)) {
    const place = placeAt(point);
    if (place === own) count++;
    else if (place !== null) return Number.POSITIVE_INFINITY;
  }
  return count;
}

/** Points of a line, no farther than STEP pixels from one another. */
function alongLine(from: Point, to: Point): readonly Point[] {
  const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / STEP);
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const part = step / steps;
    return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
  });
}

const overlap = (one: Box, other: Box): boolean =>
  one[0] < other[2] + GAP && other[0] < one[2] + GAP && one[1] < other[3] && other[1] < one[3];

const holds = ([left, top, right, bottom]: Box, [x, y]: Point): boolean =>
  x > left - GAP && x < right + GAP && y > top && y < bottom;

/** Whether a leader runs through a text: looked at every few pixels, unless it is far away. */
const crosses = ([from, to]: readonly [Point, Point], box: Box): boolean =>
  Math.max(from[0], to[0]) > box[0] - GAP &&
  Math.min(from[0], to[0]) < box[2] + GAP &&
  Math.max(from[1], to[1]) > box[1] &&
  Math.min(from[1], to[1]) < box[3] &&
  alongLine(from, to).some((point) => holds(box, point));

/** Whether two leaders cross. */
function cross(one: readonly [Point, Point], other: PlacedLabel['leader']): boolean {
  if (other === null) return false;
  const side = ([a, b]: readonly [Point, Point], [x, y]: Point): number =>
    Math.sign((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]));
  return side(one, other[0]) !== side(one, other[1]) && side(other, one[0]) !== side(other, one[1]);
}
