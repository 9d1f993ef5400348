export interface PlacedGroups {
  x: ArrayLike<number>;
  y: ArrayLike<number>;
  /** Group × place: `counts[group][place]`. */
  counts: readonly ArrayLike<number>[];
}

export interface Cluster {
  x: number;
  y: number;
  count: number;
  groups: readonly number[];
  places: number;
  place: number;
}

/** Side of a cell in CSS pixels: two circles of ordinary size just fit beside each other. */
const CELL = 44;

/** Radius of a mark in pixels: a single point is a dot, and a circle must hold its number. */
export function clusterRadius(count: number): number {
  return count === 1 ? 5 : Math.min(22, 8 + 3.3 * Math.log10(count) + (count > 99 ? 2 : 0));
}

/** Units per pixel in steps of √2, so that circles stay the same while the map is moved, and change seldom while it is zoomed. */
export function clusterUnit(unit: number, home: number): number {
  return home / 2 ** (Math.round(Math.log2(home / unit) * 2) / 2);
}

/** Of two circles that lie over each other by more than this part of their radii one is made. */
const APART = 0.85;

/** Cells of a row and of the next one have numbers far apart: no map is a million cells wide. */
const ROW = 1_000_000;

type Growing = { -readonly [Name in keyof Cluster]: Cluster[Name] } & { groups: number[]; most: number };

/** Moves a cluster to the mean of itself and of what joins it; the groups are left to the caller. */
function grow(into: Growing, { x, y, count, places, place, most }: Omit<Growing, 'groups'>): void {
  const all = into.count + count;
  into.x = (into.x * into.count + x * count) / all;
  into.y = (into.y * into.count + y * count) / all;
  into.count = all;
  into.places += places;
  if (most > into.most) {
    into.most = most;
    into.place = place;
  }
}

function take(into: Growing, other: Growing): void {
  grow(into, other);
  for (const [group, count] of other.groups.entries()) into.groups[group] = (into.groups[group] ?? 0) + count;
}

/** By the cells of a grid that is fixed to the map; larger marks first, so that small ones stay above them. */
export function toClusters({ x, y, counts }: PlacedGroups, unit: number): readonly Cluster[] {
  const cell = CELL * unit;
  const cellOf = (px: number, py: number): number => Math.floor(py / cell) * ROW + Math.floor(px / cell);
  const cells = new Map<number, Growing>();
  for (let place = 0; place < x.length; place++) {
    // Thousands of places at every choice of a filter: no list of groups is made for one that only adds to a cell.
    let count = 0;
    for (const groupCounts of counts) count += groupCounts[place] ?? 0;
    if (count === 0) continue;
    const [px, py] = [x[place] ?? 0, y[place] ?? 0];
    const key = cellOf(px, py);
    const into = cells.get(key);
    if (into === undefined) {
      const groups = counts.map((groupCounts) => groupCounts[place] ?? 0);
      cells.set(key, { x: px, y: py, count, groups, places: 1, place, most: count });
      continue;
    }
    grow(into, { x: px, y: py, count, places: 1, place, most: count });
    for (let group = 0; group < counts.length; group++)
      into.groups[group] = (into.groups[group] ?? 0) + (counts[group]?.[place] ?? 0);
  }
  const clusters = new Map<number, Growing[]>();
  for (const one of [...cells.values()].sort((a, b) => b.count - a.count || a.place - b.place)) {
    const key = cellOf(one.x, one.y);
    const near = [-ROW, 0, ROW].flatMap((row) =>
      [-1, 0, 1].flatMap((column) => clusters.get(key + row + column) ?? []),
    );
    const over = near.find(
      (other) =>
        Math.hypot(other.x - one.x, other.y - one.y) <
        APART * unit * (clusterRadius(other.count) + clusterRadius(one.count)),
    );
    if (over === undefined) clusters.set(key, [...(clusters.get(key) ?? []), one]);
    else take(over, one);
  }
  return [...clusters.values()]
    .flat()
    .map(({ most: _, ...one }) => one)
    .sort((a, b) => b.count - a.count || a.place - b.place);
}

/** An arc of a ring between two shares of a whole turn, from the top, clockwise; as the `d` of a path without its ends joined. */
export function arcPath(x: number, y: number, radius: number, from: number, to: number): string {
  const point = (share: number): string => {
    const angle = (share - 0.25) * 2 * Math.PI;
    return `${round(x + radius * Math.cos(angle))},${round(y + radius * Math.sin(angle))}`;
  };
  const r = round(radius);
  // A whole turn has no arc of its own.
  if (to - from > 0.9999) return `M${point(0)}A${r} ${r} 0 1 1 ${point(0.5)}A${r} ${r} 0 1 1 ${point(0)}`;
  return `M${point(from)}A${r} ${r} 0 ${to - from > 0.5 ? 1 : 0} 1 ${point(to)}`;
}

/** Shape of a single point of a group, so that groups differ without their colour. */
export const groupShapes = ['circle', 'square', 'triangle', 'ring'] as const;

export type GroupShape = (typeof groupShapes)[number];

export function shapePath(shape: GroupShape, x: number, y: number, radius: number): string {
  const r = radius;
  if (shape === 'square')
    return `M${round(x - r)},${round(y - r)}h${round(2 * r)}v${round(2 * r)}h${round(-2 * r)}z`;
  if (shape === 'triangle')
    return `M${round(x)},${round(y - 1.2 * r)}L${round(x + 1.15 * r)},${round(y + r)}H${round(x - 1.15 * r)}z`;
  return arcPath(x, y, r, 0, 1);
}

const round = (value: number): number => Math.round(value * 100) / 100;
