import type { Point } from './boxes.ts';

/** A flow between two places; of the same place at both ends it stays within it. */
export interface ArcFlow {
  id: string;
  from: string;
  to: string;
  value: number;
}

interface Arc {
  flow: ArcFlow;
  d: string;
  head: string;
  width: number;
}

/** What stays within a place: a disc as wide as its flow's line would be. */
interface ArcDisc {
  flow: ArcFlow;
  x: number;
  y: number;
  r: number;
}

export interface ArcModel {
  arcs: readonly Arc[];
  discs: readonly ArcDisc[];
  unplaced: readonly ArcFlow[];
}

/** The widest line is such a part of the map's width; the thinnest have so many pixels. */
const WIDEST = 1 / 70;
const THINNEST = 1;
/** A disc has so many pixels across at least, and is such a part of the map's width at most. */
const LEAST_DISC = 5;
const GREATEST_DISC = 1 / 12;
/** How far an arc leaves the straight line, as a part of its length: to its own left, so that both directions are apart. */
const BEND = 0.2;
const HEAD = 1.6;
const LEAST_HEAD = 6;

const round = (value: number): number => Math.round(value * 10) / 10;
const text = (...points: readonly Point[]): string =>
  points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');

/** Widths of arcs and discs are to one scale, in box units. `width` is the map's in pixels, `unit` box units per pixel. */
export function toArcModel(
  flows: readonly ArcFlow[],
  placeOf: (code: string) => Point | null,
  { width, unit }: { width: number; unit: number },
): ArcModel {
  const placed = flows.map((flow) => ({ flow, from: placeOf(flow.from), to: placeOf(flow.to) }));
  const unplaced = placed.flatMap(({ flow, from, to }) => (from === null || to === null ? [flow] : []));
  const placedFlows = placed.flatMap(({ flow, from, to }) => (from === null || to === null ? [] : [flow]));
  const greatest = Math.max(0, ...placedFlows.flatMap(({ from, to, value }) => (from === to ? [] : [value])));
  const domestic = Math.max(0, ...placedFlows.flatMap(({ from, to, value }) => (from === to ? [value] : [])));
  const scale = greatest > 0 ? (WIDEST * width) / greatest : (GREATEST_DISC * width) / (domestic || 1);
  const arcs: Arc[] = [];
  const discs: ArcDisc[] = [];
  for (const { flow, from, to } of placed) {
    if (from === null || to === null) continue;
    const pixels = flow.value * scale;
    if (flow.from === flow.to) {
      const across = Math.min(GREATEST_DISC * width, Math.max(LEAST_DISC, pixels));
      discs.push({ flow, x: round(from[0]), y: round(from[1]), r: round((across / 2) * unit) });
    } else {
      const arc = toArc(flow, from, to, Math.max(THINNEST, pixels) * unit, unit);
      if (arc !== null) arcs.push(arc);
    }
  }
  return { arcs: arcs.sort((a, b) => b.width - a.width), discs, unplaced };
}

/** The control point of a line that leaves the straight one to its own left, by a part of its length. */
export const bendPoint = ([x0, y0]: Point, [x1, y1]: Point, bend: number): Point => [
  (x0 + x1) / 2 + bend * (y1 - y0),
  (y0 + y1) / 2 - bend * (x1 - x0),
];

function toArc(flow: ArcFlow, [x0, y0]: Point, [x1, y1]: Point, width: number, unit: number): Arc | null {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = Math.hypot(dx, dy);
  if (length === 0) return null;
  const control = bendPoint([x0, y0], [x1, y1], BEND);
  const [ex, ey] = [x1 - control[0], y1 - control[1]];
  const end = Math.hypot(ex, ey);
  const [ux, uy] = [ex / end, ey / end];
  // Neighbours are so near that a head of its size would be all of the arrow.
  const head = Math.min(Math.max(LEAST_HEAD * unit, HEAD * width), length / 2);
  const foot: Point = [x1 - ux * head, y1 - uy * head];
  const half = Math.min(Math.max(head * 0.55, width * 0.9), length / 2);
  return {
    flow,
    d: `M${text([x0, y0])}Q${text(control, [foot[0] + ux * 0.1 * head, foot[1] + uy * 0.1 * head])}`,
    head: `M${text([x1, y1])}L${text([foot[0] - uy * half, foot[1] + ux * half])}L${text([foot[0] + uy * half, foot[1] - ux * half])}Z`,
    width: round(width),
  };
}
