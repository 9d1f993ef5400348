import { BOLD, textWidth } from '../charts/plot/text-width.ts';
import { alongLine, type Box, cross, GAP, holds, overlap, type Point, runsThrough, STEP } from './boxes.ts';
import type { Geography, MapPlace } from './geography.ts';
import { landAt, type PlaceAt } from './land-at.ts';
import { circleRadius } from './pick.ts';
import { type Frame, type MapView, toFrame } from './view.ts';

export interface MapLabel {
  iso3: string;
  name: string;
  text: string;
  /** Of the chosen country, or of the highest: its letters are larger, and it is never left out. */
  leads: boolean;
  /** The map's title has its country: it is written over others rather than left out. */
  isNamed?: boolean;
  ground?: string;
}

/** Where a label goes, in pixels of the frame. */
export interface PlacedLabel extends MapLabel {
  at: Point;
  anchor: 'start' | 'middle' | 'end';
  leader: readonly [Point, Point] | null;
}

/** Size of the labels' letters, and height of their lines, in pixels of the frame. */
export const LETTERS = 13;
export const LEADING_LETTERS = 15;
const LINE = 18;

const MOST = 7;

/** The part of the frame's width that a text may be away from its country: farther it would name another continent. */
const FARTHEST = 0.2;

/** The part of the equator that a leader may run over other countries: what Uganda is away from its ocean. */
const OVER_LAND = 22 / 360;

/** Pixels between the columns and rows that are tried for texts, and so many rows up and down. */
const ACROSS = 10;
const DOWN = 10;
const ROWS = 7;

/** Countries nearer to each other than so many pixels have their texts in one column. */
const TOGETHER = 80;

/** Pixels from the middle of a country to its upper and lower end, up to which a text is beyond them. */
const FARTHEST_OFF = 48;

interface Placed {
  label: PlacedLabel;
  box: Box;
}

const LONGEST = 140;

const lineWidth = (name: string, text: string, leads: boolean): number =>
  leads
    ? textWidth(`${name} ${text}`, LEADING_LETTERS) * BOLD
    : textWidth(`${name} `, LETTERS) + textWidth(text, LETTERS) * BOLD;

/** The words of a long name that are in a line of their own, above the others and the figure; as even as they can be. */
export function wordsAbove({ name, text, leads }: MapLabel): string {
  const words = name.split(' ');
  const widthWith = (count: number): number =>
    Math.max(
      lineWidth(words.slice(0, count).join(' '), '', leads),
      lineWidth(words.slice(count).join(' '), text, leads),
    );
  if (lineWidth(name, text, leads) <= LONGEST) return '';
  const counts = words.map((_, at) => at + 1).sort((one, other) => widthWith(one) - widthWith(other));
  return words.slice(0, counts[0]).join(' ');
}

function sizeOf(label: MapLabel): readonly [number, number] {
  const above = wordsAbove(label);
  const { name, text, leads } = label;
  if (above === '') return [lineWidth(name, text, leads), LINE];
  const rest = lineWidth(name.slice(above.length).trim(), text, leads);
  return [Math.max(lineWidth(above, '', leads), rest), 2 * LINE - 2];
}

interface Candidate {
  label: MapLabel;
  place: MapPlace;
  at: Point;
}

interface Ground {
  frame: Frame;
  unit: number;
  placeAt: PlaceAt;
  circles: readonly Point[];
  /** Pixels that a leader may run over other countries. */
  farthestOverLand: number;
  rows: number;
  /** Texts may be over other countries. */
  mayCover?: boolean;
}

type IsFree = (box: Box, leader: PlacedLabel['leader']) => boolean;

/** The corners that zoom buttons take: a column above, on phones a row below. A narrow frame may be on either. */
const buttonsOf = ({ width, height }: Frame): readonly Box[] => [
  [0, 0, 36, 98],
  ...(width < 640 ? [[0, height - 40, 136, height] as const] : []),
];

/**
 * Places the first labels whose countries are in the frame: on the country where there is room, else in the sea beside its land, those of
 * neighbours in one column, at the ends of leaders that do not cross. What finds no place is left out, but for the one that leads. Where
 * `onLand` is false all are beside: what is drawn on the countries is not covered.
 */
export function placeLabels(
  labels: readonly MapLabel[],
  geography: Geography,
  view: MapView,
  frame: Frame,
  onLand = true,
): readonly PlacedLabel[] {
  const placeAt = landAt(geography, view, frame);
  const circles = geography.places.flatMap((place) =>
    place.shape.circle === undefined || circleRadius(place, view.unit) === 0
      ? []
      : [toFrame(place.shape.circle, view, frame)],
  );
  const ground = {
    ...{ frame, unit: view.unit, placeAt, circles },
    farthestOverLand: (OVER_LAND * geography.box[2]) / view.unit,
    // Without texts on land, more of them need a place at sea.
    rows: onLand ? ROWS : 2 * ROWS,
  };
  const candidates = labels
    .flatMap((label): Candidate[] => {
      const place = geography.byIso3.get(label.iso3);
      if (place === undefined) return [];
      const at = toFrame(place.centre, view, frame);
      const isIn = at[0] > 0 && at[1] > 0 && at[0] < frame.width && at[1] < frame.height;
      return isIn ? [{ label, place, at }] : [];
    })
    .slice(0, MOST);
  const placed: Placed[] = [];
  const buttons = buttonsOf(frame);
  const isFree: IsFree = (box, leader) =>
    box[0] >= GAP &&
    box[1] >= 0 &&
    box[2] <= frame.width - GAP &&
    box[3] <= frame.height &&
    !buttons.some((button) => overlap(box, button, GAP)) &&
    !candidates.some(({ at }) => at !== leader?.[0] && leader !== null && holds(box, at)) &&
    placed.every((other) => areApart(other, box, leader));
  const beside: Candidate[] = [];
  for (const one of candidates) {
    const found = onLand ? placeOn(one, ground, isFree) : null;
    if (found === null) beside.push(one);
    else placed.push(found);
  }
  // What the title names has its place before others.
  for (const isFirst of [true, false]) {
    const some = beside.filter(({ label }) => (label.isNamed === true) === isFirst);
    for (const group of neighbours(some)) {
      const { texts } = placeBeside(group, ground, isFree);
      const [first, ...others] = group;
      const isLost = first?.label.leads && !texts.some(({ label }) => label.iso3 === first.label.iso3);
      // The one that leads has its place before the leaders of others are around it: at a sea farther off rather than on other land.
      if (isLost) {
        const far = { ...ground, farthestOverLand: 2 * ground.farthestOverLand };
        placed.push(nearestColumn([first], far, isFree)?.texts[0] ?? placeAnyhow(first, ground, isFree));
      }
      placed.push(...(isLost ? placeBeside(others, ground, isFree).texts : texts));
    }
    const left = some.filter(({ label }) => !placed.some((other) => other.label.iso3 === label.iso3));
    for (const one of left) {
      const found =
        (isFirst && nearestColumn([one], { ...ground, mayCover: true }, isFree)?.texts[0]) ||
        placeAnyhow(one, ground, isFree);
      const hasRoom = isFree(found.box, found.label.leader) && (isFirst || isSea(found.box, ground));
      if (one.label.leads || hasRoom) placed.push(found);
    }
  }
  return placed.map(({ label }) => label);
}

/** Candidates by groups of those that lie near to each other, the most important first. */
function neighbours(candidates: readonly Candidate[]): readonly (readonly Candidate[])[] {
  const groups: Candidate[][] = [];
  for (const one of candidates) {
    const near = groups.find((group) =>
      group.some(({ at }) => Math.hypot(at[0] - one.at[0], at[1] - one.at[1]) < TOGETHER),
    );
    if (near === undefined) groups.push([one]);
    else near.push(one);
  }
  return groups;
}

/** Whether a text has room inside its country: its bounds, and its area, which is what thin countries lack. */
function fits(place: MapPlace, [width, height]: readonly [number, number], unit: number): boolean {
  const [left, top, right, bottom] = place.bounds;
  return (
    right - left > 1.1 * width * unit &&
    bottom - top > height * unit &&
    place.area > width * height * unit * unit * 1.5
  );
}

function placeOn({ label, place, at }: Candidate, { unit, placeAt }: Ground, isFree: IsFree): Placed | null {
  const size = sizeOf(label);
  if (!fits(place, size, unit)) return null;
  const box = boxOf(at, 'middle', size);
  return isFree(box, null) && overOthers(box, place, placeAt) === 0
    ? { label: { ...label, at, anchor: 'middle', leader: null }, box }
    : null;
}

function boxOf(
  [x, y]: Point,
  anchor: PlacedLabel['anchor'],
  [width, height]: readonly [number, number],
): Box {
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return [left, y - height / 2, left + width, y + height / 2];
}

/** Texts of neighbours in a column at sea, on the side of shorter leaders; without room for all the least important try apart. */
function placeBeside(group: readonly Candidate[], ground: Ground, isFree: IsFree): Column {
  let best: Column = { texts: [], cost: 0 };
  for (let count = group.length; count > 0; count--) {
    const first = nearestColumn(group.slice(0, count), ground, isFree);
    if (first === null) continue;
    const others = placeBeside(
      group.slice(count),
      ground,
      (box, leader) => isFree(box, leader) && first.texts.every((other) => areApart(other, box, leader)),
    );
    const found = { texts: [...first.texts, ...others.texts], cost: first.cost + others.cost };
    const isBetter =
      found.texts.length > best.texts.length ||
      (found.texts.length === best.texts.length && found.cost < best.cost);
    if (isBetter) best = found;
    if (group.length > 2) break;
  }
  // Where the most important one has no place, the others may have.
  return best.texts.length === 0 && group.length > 1 ? placeBeside(group.slice(1), ground, isFree) : best;
}

interface Column {
  texts: readonly Placed[];
  cost: number;
}

function nearestColumn(group: readonly Candidate[], ground: Ground, isFree: IsFree): Column | null {
  let nearest: Column | null = null;
  for (const anchor of ['start', 'end'] as const)
    for (const ordered of orders(group, anchor)) {
      const nearerThan: number = nearest?.cost ?? Number.POSITIVE_INFINITY;
      nearest = columnOf(ordered, { anchor, nearerThan }, ground, isFree) ?? nearest;
    }
  return nearest;
}

/** Leaders of neighbours do not cross where texts are in the order of their countries, seen along the leaders: level, or up or down to the column. */
const slopes = [0, 1, -1];

function orders(group: readonly Candidate[], anchor: 'start' | 'end'): readonly (readonly Candidate[])[] {
  const all = slopes.map((slope) => {
    const heightOf = ({ at }: Candidate): number => at[1] - slope * (anchor === 'start' ? at[0] : -at[0]);
    return [...group].sort((a, b) => heightOf(a) - heightOf(b));
  });
  return all.filter(
    (order, index) => !all.slice(0, index).some((other) => other.every((one, at) => one === order[at])),
  );
}

/** The nearest column of texts on one side, in this order; `null` where there is none that is nearer than another one. */
function columnOf(
  group: readonly Candidate[],
  { anchor, nearerThan }: { anchor: 'start' | 'end'; nearerThan: number },
  ground: Ground,
  isFree: IsFree,
): Column | null {
  const side = anchor === 'start' ? 1 : -1;
  const sizes = group.map(({ label }) => sizeOf(label));
  const heights = apartRows(group.map(({ at }, index) => ({ y: at[1], height: sizes[index]?.[1] ?? LINE })));
  const outmost = Math.max(...group.map(({ at }) => side * at[0]));
  const { frame, farthestOverLand, placeAt, rows } = ground;
  const farthest = Math.max(90, FARTHEST * frame.width);
  let best: Column | null = null;
  let least = nearerThan;
  const heightOf = (index: number, step: number): number => (heights[index] ?? 0) + step * DOWN;
  const distanceOf = (x: number, step: number): number =>
    group.reduce((sum, { at }, index) => {
      const up = heightOf(index, step) - at[1];
      return sum + Math.hypot(x - at[0], up) + Math.abs(up) / 2;
    }, 0);
  for (let step = -rows; step <= rows; step++)
    for (let x = side * (outmost + 2 * ACROSS); side * x < outmost + farthest; x += side * ACROSS) {
      const texts: Placed[] = [];
      let cost = distanceOf(x, step);
      // Farther columns to the side are no nearer.
      if (cost >= least) break;
      for (const [index, { label, place, at }] of group.entries()) {
        const y = heightOf(index, step);
        const box = boxOf([x, y], anchor, sizes[index] ?? [0, LINE]);
        const leader = [at, [x - side * GAP, y]] as const;
        if (!isFree(box, leader) || !texts.every((other) => areApart(other, box, leader))) break;
        if (!ground.mayCover && !isSea(box, ground)) break;
        const over = overLand(leader, place, placeAt);
        cost += over;
        if (over > farthestOverLand || cost >= least) break;
        texts.push({ label: { ...label, at: [x, y], anchor, leader }, box });
      }
      if (texts.length === group.length) {
        best = { texts, cost };
        least = cost;
      }
    }
  return best;
}

/** Pixels of a leader over other countries than its own. */
const overLand = ([from, to]: readonly [Point, Point], own: MapPlace, placeAt: PlaceAt): number =>
  STEP *
  alongLine(from, to).filter(([x, y]) => {
    const place = placeAt(x, y);
    return place !== null && place !== own;
  }).length;

/** Pixels of a text's edge over other countries than its own. */
const overOthers = ([left, top, right, bottom]: Box, own: MapPlace, placeAt: PlaceAt): number =>
  Math.max(
    ...[top + 3, bottom - 3].map((y) =>
      overLand(
        [
          [left, y],
          [right, y],
        ],
        own,
        placeAt,
      ),
    ),
  );

const areApart = (other: Placed, box: Box, leader: PlacedLabel['leader']): boolean =>
  !overlap(other.box, box, GAP) &&
  !(leader !== null && (runsThrough(leader, other.box) || cross(leader, other.label.leader))) &&
  !(other.label.leader !== null && runsThrough(other.label.leader, box));

/** Rising places of texts, as near to those of their countries as texts of these heights can be. */
function apartRows(texts: readonly { y: number; height: number }[]): readonly number[] {
  const middle = texts.reduce((sum, { y }) => sum + y, 0) / texts.length;
  const rows: number[] = [];
  for (const [index, { y, height }] of texts.entries()) {
    const least = (height + (texts[index - 1]?.height ?? 0)) / 2 + 3;
    rows.push(Math.max(y, (rows.at(-1) ?? Number.NEGATIVE_INFINITY) + least));
  }
  const shift = rows.reduce((sum, row) => sum + row, 0) / rows.length - middle;
  return rows.map((row) => row - shift);
}

/** Above or below its country, wherever the middle of that is in the frame: where it covers less of other countries and no other text. */
function placeAnyhow(
  { label, place, at }: Candidate,
  { frame, unit, placeAt, rows }: Ground,
  isFree: IsFree,
): Placed {
  const size = sizeOf(label);
  const half = size[0] / 2;
  // Off a country that is not much higher than the text, whose borders would run through it.
  const ownHalf = (place.bounds[3] - place.bounds[1]) / 2 / unit;
  const away = size[1] / 2 + (ownHalf < FARTHEST_OFF ? Math.max(LINE / 2, ownHalf) : LINE / 2);
  const x = Math.max(GAP + half, Math.min(frame.width - GAP - half, at[0]));
  const placedAt = (y: number): Placed => ({
    label: {
      ...label,
      at: [x, y],
      anchor: 'middle',
      leader: [at, [x, y + Math.sign(at[1] - y) * (size[1] / 2)]],
    },
    box: boxOf([x, y], 'middle', size),
  });
  const costOf = ({ box, label: { leader, at: middle } }: Placed): number => {
    const isWritable = box[1] >= 0 && box[3] <= frame.height && isFree(box, leader);
    return overOthers(box, place, placeAt) + Math.abs(middle[1] - at[1]) / 4 + (isWritable ? 0 : frame.width);
  };
  const places = Array.from({ length: rows }, (_, row) => away + row * DOWN).flatMap((off) =>
    [at[1] - off, at[1] + off].map((y) => {
      const placed = placedAt(y);
      return { placed, cost: costOf(placed) };
    }),
  );
  return places.reduce((best, one) => (one.cost < best.cost ? one : best)).placed;
}

function isSea(box: Box, { placeAt, circles }: Ground): boolean {
  const [left, top, right, bottom] = box;
  for (const y of [top + 3, bottom - 3])
    for (let x = left - 2; x <= right + 2; x += STEP) if (placeAt(x, y) !== null) return false;
  return !circles.some((point) => holds(box, point));
}
