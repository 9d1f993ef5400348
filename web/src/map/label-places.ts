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
const FARTHEST = 1 / 6;

/** How far from its country a text may stand, in pixels, and in how many directions it is tried. */
const REACHES = [16, 26, 38, 52, 68, 88];
const DIRECTIONS = 16;

/** Pixels between the points of a label at which is asked whether it stands on land. */
const STEP = 7;

/** Pixels of leader that a label takes rather than stand with a fourteenth of its points on land. */
const LAND_COST = 8;

/** With more fourteenths than these on land, a label would be read as the name of what it stands on. */
const MOST_LAND = 2;

/**
 * Places labels in their order: on the country where there is room, else beside it with a leader, over the sea for the most part.
 * What finds no place inside the frame, clear of other countries and of the labels before it, is left out.
 */
export function placeLabels(
  labels: readonly MapLabel[],
  geography: Geography,
  view: MapView,
  frame: Frame,
): readonly PlacedLabel[] {
  const placed: { label: PlacedLabel; box: Box }[] = [];
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
      placeBeside(
        label,
        at,
        frame.width * FARTHEST,
        isFree,
        landUnder(reachable(label, at), geography, view, frame),
      );
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

/** All that a label beside its country may stand on. */
function reachable({ text }: MapLabel, [x, y]: Point): Box {
  const reach = Math.max(...REACHES) + GAP;
  const width = textWidth(text, LETTERS);
  return [x - reach - width, y - reach - LINE, x + reach + width, y + reach + LINE];
}

function placeBeside(
  label: MapLabel,
  at: Point,
  farthest: number,
  isFree: IsFree,
  land: (box: Box, most: number) => number,
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
      const covered = land(box, Math.min(MOST_LAND, (least - reach) / LAND_COST));
      const cost = reach + LAND_COST * covered;
      if (covered > MOST_LAND || cost >= least) continue;
      least = cost;
      const anchor = (['end', 'middle', 'start'] as const)[side + 1] ?? 'start';
      best = { label: { ...label, at: [x, y], anchor, leader }, box };
    }
  }
  return best;
}

/**
 * How much of a text would stand on land, in fourteenths of its box; where that is more than `most`, anything above it. `around` holds
 * all boxes that are asked for.
 */
function landUnder(
  around: Box,
  geography: Geography,
  view: MapView,
  frame: Frame,
): (box: Box, most: number) => number {
  const placesIn = ([left, top, right, bottom]: Box, places: readonly MapPlace[]): readonly MapPlace[] => {
    const [boxLeft, boxTop] = toBox([left, top], view, frame);
    const [boxRight, boxBottom] = toBox([right, bottom], view, frame);
    return places.filter(
      ({ bounds }) =>
        bounds[0] <= boxRight && bounds[2] >= boxLeft && bounds[1] <= boxBottom && bounds[3] >= boxTop,
    );
  };
  const within = placesIn(around, geography.places);
  return (box, most) => {
    const [left, top, right, bottom] = box;
    const steps = Math.max(6, Math.ceil((right - left) / STEP));
    const near = placesIn(box, within);
    let count = 0;
    for (const y of [top + 2, bottom - 2]) {
      for (let step = 0; step <= steps; step++) {
        const [x, boxY] = toBox([left + ((right - left) * step) / steps, y], view, frame);
        const isLand = near.some(
          ({ bounds, shape }) =>
            x >= bounds[0] &&
            x <= bounds[2] &&
            boxY >= bounds[1] &&
            boxY <= bounds[3] &&
            isInside(shape.d, [x, boxY]),
        );
        if (!isLand) continue;
        count++;
        if ((count * 7) / (steps + 1) > most) return Number.POSITIVE_INFINITY;
      }
    }
    return (count * 7) / (steps + 1);
  };
}

const overlap = (one: Box, other: Box): boolean =>
  one[0] < other[2] + GAP && other[0] < one[2] + GAP && one[1] < other[3] && other[1] < one[3];

const holds = ([left, top, right, bottom]: Box, [x, y]: Point): boolean =>
  x > left - GAP && x < right + GAP && y > top && y < bottom;

/** Whether a leader runs through a text: looked at every few pixels. */
function crosses([from, to]: readonly [Point, Point], box: Box): boolean {
  const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 4);
  for (let step = 0; step <= steps; step++) {
    const part = step / steps;
    if (holds(box, [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part])) return true;
  }
  return false;
}

/** Whether two leaders cross. */
function cross(one: readonly [Point, Point], other: PlacedLabel['leader']): boolean {
  if (other === null) return false;
  const side = ([a, b]: readonly [Point, Point], [x, y]: Point): number =>
    Math.sign((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]));
  return side(one, other[0]) !== side(one, other[1]) && side(other, one[0]) !== side(other, one[1]);
}
