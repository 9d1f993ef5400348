/** Left, top, right and bottom in box units. */
export type Bounds = readonly [number, number, number, number];

export interface Measures {
  centre: readonly [number, number];
  /** Around the pieces that matter: far-away islets do not widen a zoom to the country. */
  bounds: Bounds;
  /** In square box units, all pieces. */
  area: number;
}

interface Ring {
  area: number;
  centre: readonly [number, number];
  bounds: Bounds;
}

/** A piece smaller than this part of the largest one does not count for the bounds. */
const MINOR_PIECE = 0.03;

/** Not shipped with the shapes, because this takes about a millisecond for the whole world. */
export function measure(d: string): Measures | null {
  const rings = d.split('M').slice(1).map(measureRing);
  const largest = rings.reduce<Ring | null>(
    (best, ring) => (best && best.area >= ring.area ? best : ring),
    null,
  );
  if (largest === null) return null;
  const main = rings.filter((ring) => ring.area >= largest.area * MINOR_PIECE);
  return {
    centre: largest.centre,
    bounds: unite(main.map((ring) => ring.bounds)) ?? largest.bounds,
    area: rings.reduce((sum, ring) => sum + ring.area, 0),
  };
}

/** The smallest bounds around all, or null of none. */
export function unite(all: readonly Bounds[]): Bounds | null {
  if (all.length === 0) return null;
  return all.reduce<[number, number, number, number]>(
    (sum, [left, top, right, bottom]) => [
      Math.min(sum[0], left),
      Math.min(sum[1], top),
      Math.max(sum[2], right),
      Math.max(sum[3], bottom),
    ],
    [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
}

const read = new Map<string, readonly (readonly number[])[]>();

/** The numbers of an outline, ring by ring, cached: a pointer needs the same few outlines with every move. */
function toRings(d: string): readonly (readonly number[])[] {
  const before = read.get(d);
  if (before !== undefined) return before;
  const rings = d
    .split('M')
    .slice(1)
    .map((ring) => ring.match(/-?\d+/g)?.map(Number) ?? []);
  read.set(d, rings);
  return rings;
}

/** Distance from a point to the nearest edge of an outline, in box units; infinite for an empty one. */
export function distanceToOutline(d: string, [px, py]: readonly [number, number]): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const numbers of toRings(d)) {
    let x = numbers[0] ?? 0;
    let y = numbers[1] ?? 0;
    for (let i = 2; i < numbers.length; i += 2) {
      const dx = numbers[i] ?? 0;
      const dy = numbers[i + 1] ?? 0;
      const along = Math.max(0, Math.min(1, ((px - x) * dx + (py - y) * dy) / (dx * dx + dy * dy)));
      nearest = Math.min(nearest, Math.hypot(px - x - along * dx, py - y - along * dy));
      x += dx;
      y += dy;
    }
  }
  return nearest;
}

/** Height of a strip of an outline, in box units: less than a letter of a label on the map of the world. */
const STRIP = 64;

const strips = new Map<string, ReadonlyMap<number, readonly number[]>>();

/** The edges of an outline by the strips that they reach into, four numbers each: from and to. Level ones are left out. */
function toStrips(d: string): ReadonlyMap<number, readonly number[]> {
  const before = strips.get(d);
  if (before !== undefined) return before;
  const made = new Map<number, number[]>();
  const add = (x: number, y: number, nextX: number, nextY: number): void => {
    if (y === nextY) return;
    const last = Math.floor(Math.max(y, nextY) / STRIP);
    for (let strip = Math.floor(Math.min(y, nextY) / STRIP); strip <= last; strip++) {
      const edges = made.get(strip);
      if (edges === undefined) made.set(strip, [x, y, nextX, nextY]);
      else edges.push(x, y, nextX, nextY);
    }
  };
  for (const numbers of toRings(d)) {
    const [x0 = 0, y0 = 0] = numbers;
    let [x, y] = [x0, y0];
    for (let i = 2; i < numbers.length; i += 2) {
      const [nextX, nextY] = [x + (numbers[i] ?? 0), y + (numbers[i + 1] ?? 0)];
      add(x, y, nextX, nextY);
      [x, y] = [nextX, nextY];
    }
    add(x, y, x0, y0);
  }
  strips.set(d, made);
  return made;
}

/** Where a level line crosses the edges of an outline. */
function crossings(d: string, py: number): number[] {
  const edges = toStrips(d).get(Math.floor(py / STRIP)) ?? [];
  const found: number[] = [];
  for (let i = 0; i < edges.length; i += 4) {
    const x = edges[i] ?? 0;
    const y = edges[i + 1] ?? 0;
    const nextX = edges[i + 2] ?? 0;
    const nextY = edges[i + 3] ?? 0;
    if (y > py !== nextY > py) found.push(x + ((nextX - x) * (py - y)) / (nextY - y));
  }
  return found;
}

/** What of a level line lies inside an outline: from each number of even index up to the one behind it. */
export const spansAt = (d: string, py: number): readonly number[] => crossings(d, py).sort((a, b) => a - b);

/** Whether a point lies inside an outline: a line from it to the right crosses the edges an odd number of times. */
export const isInside = (d: string, [px, py]: readonly [number, number]): boolean =>
  crossings(d, py).filter((x) => px < x).length % 2 === 1;

function measureRing(text: string): Ring {
  const numbers = text.match(/-?\d+/g)?.map(Number) ?? [];
  const x0 = numbers[0] ?? 0;
  const y0 = numbers[1] ?? 0;
  let [x, y, left, top, right, bottom] = [x0, y0, x0, y0, x0, y0];
  let [area, cx, cy] = [0, 0, 0];
  for (let i = 2; i <= numbers.length; i += 2) {
    const closing = i >= numbers.length - 1;
    const nextX = closing && i >= numbers.length ? x0 : x + (numbers[i] ?? 0);
    const nextY = closing && i >= numbers.length ? y0 : y + (numbers[i + 1] ?? 0);
    // Relative to the ring's start, so that small rings far from the origin keep their precision.
    const cross = (x - x0) * (nextY - y0) - (nextX - x0) * (y - y0);
    area += cross / 2;
    cx += (x + nextX - 2 * x0) * cross;
    cy += (y + nextY - 2 * y0) * cross;
    [x, y] = [nextX, nextY];
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  const centre: readonly [number, number] =
    area === 0 ? [(left + right) / 2, (top + bottom) / 2] : [x0 + cx / (6 * area), y0 + cy / (6 * area)];
  return { area: Math.abs(area), centre, bounds: [left, top, right, bottom] };
}
