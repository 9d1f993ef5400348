import type { Bounds } from './path-geometry.ts';

/** What part of the box is shown. The frame's shape decides how much around it becomes visible. */
export interface MapView {
  x: number;
  y: number;
  unit: number;
}

/** The frame on the page, in CSS pixels. */
export interface Frame {
  width: number;
  height: number;
  /** How much larger than usual readers have made letters, and with them the map's labels; 1 when absent. */
  letters?: number;
  /** The frame on the screen that this one, on paper, replaces: it shows the same part of the map. */
  screen?: Frame;
}

/** A country one box unit across would fill the screen beyond this; 1 shows the whole world. */
const CLOSEST = 24;

/** Pixels left free around what the view is fitted to. */
export const PADDING = 5;

/** The view in which the bounds just fit the frame, with `padding` pixels around them on the tight side. */
export function fitBounds([left, top, right, bottom]: Bounds, frame: Frame, padding = PADDING): MapView {
  const inner = {
    width: Math.max(1, frame.width - 2 * padding),
    height: Math.max(1, frame.height - 2 * padding),
  };
  const unit = Math.max((right - left) / inner.width, (bottom - top) / inner.height);
  return { x: (left + right) / 2, y: (top + bottom) / 2, unit: unit || 1 };
}

/** The view after zooming by a factor while the point under `at` (pixels in the frame) stays where it is. */
export function zoomAt(
  view: MapView,
  factor: number,
  at: readonly [number, number],
  frame: Frame,
  home: MapView,
): MapView {
  const unit = Math.min(home.unit, Math.max(home.unit / CLOSEST, view.unit / factor));
  const [x, y] = toBox(at, view, frame);
  return clampView(
    { unit, x: x - (at[0] - frame.width / 2) * unit, y: y - (at[1] - frame.height / 2) * unit },
    frame,
    home,
  );
}

/** The view after moving the drawing by pixels. */
export function panBy(view: MapView, dx: number, dy: number, frame: Frame, home: MapView): MapView {
  return clampView({ ...view, x: view.x - dx * view.unit, y: view.y - dy * view.unit }, frame, home);
}

/** Never beyond what the home view shows. */
export function clampView(view: MapView, frame: Frame, home: MapView): MapView {
  const spareX = (frame.width * (home.unit - view.unit)) / 2;
  const spareY = (frame.height * (home.unit - view.unit)) / 2;
  return {
    unit: view.unit,
    x: between(home.x - Math.max(0, spareX), view.x, home.x + Math.max(0, spareX)),
    y: between(home.y - Math.max(0, spareY), view.y, home.y + Math.max(0, spareY)),
  };
}

/** Pixels in the frame to box units. */
export function toBox(
  [px, py]: readonly [number, number],
  view: MapView,
  frame: Frame,
): readonly [number, number] {
  return [view.x + (px - frame.width / 2) * view.unit, view.y + (py - frame.height / 2) * view.unit];
}

/** Box units to pixels in the frame. */
export function toFrame(
  [x, y]: readonly [number, number],
  view: MapView,
  frame: Frame,
): readonly [number, number] {
  return [(x - view.x) / view.unit + frame.width / 2, (y - view.y) / view.unit + frame.height / 2];
}

/** The `viewBox` attribute; the frame's own shape adds what is left over. */
export function toViewBox(view: MapView, frame: Frame): string {
  const width = frame.width * view.unit;
  const height = frame.height * view.unit;
  return [view.x - width / 2, view.y - height / 2, width, height].map((value) => round(value)).join(' ');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function between(low: number, value: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
