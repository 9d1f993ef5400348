import { useMemo, useState } from 'react';
import { type Geography, type MapPlace, toBounds } from './geography.ts';
import { type Bounds, unite } from './path-geometry.ts';
import { clampView, type Frame, fitBounds, type MapView, zoomAt } from './view.ts';

interface ViewControl {
  view: MapView;
  home: MapView;
  setView: (view: MapView) => void;
  zoomBy: (factor: number) => void;
  reset: () => void;
}

/** What the map is about: a chosen country, else a region, else the world. */
interface Subject {
  focus: ReadonlySet<string> | null;
  /** Places of the chosen country or former state. Keep the list while they stay the same: a new one fits the map again. */
  selected: readonly MapPlace[];
  /** Countries that are in sight with the chosen one. Keep its identity, too. */
  around: ReadonlySet<string> | null;
}

/** The view of everything, which bounds all others, and that of the chosen country, the region, or the world where crops grow. */
export function fitView(
  geography: Geography,
  { focus, selected, around }: Subject,
  frame: Frame,
): { home: MapView; fitted: MapView } {
  const home = fitBounds(geography.bounds, frame);
  const country = unite(selected.map((place) => place.bounds));
  if (country !== null) {
    // Islets far from the land of a region would make all of it small.
    const near = [...(around ?? [])].filter((iso3) => geography.byIso3.get(iso3)?.shape.circle === undefined);
    const bounds = { country, near: toBounds(geography, near) };
    return { home, fitted: surround({ ...bounds, width: geography.box[2] }, frame, home) };
  }
  const bounds = focus && toBounds(geography, focus);
  if (bounds) return { home, fitted: closestTo(fitBounds(bounds, frame), home) };
  const world = fitBounds(worldBounds(geography, frame), frame, 0);
  return { home, fitted: clampView({ ...world, unit: Math.min(world.unit, home.unit) }, frame, home) };
}

/** Where crops grow, in parts of the box's width: 56° south to 73° north, Alaska to Fiji; on a phone without the ends of the Pacific. */
const top = 0.013;
const bottom = 0.4305;
const wide = { left: 0.1125, right: 0.9625 } as const;
const narrow = { left: 0.1625, right: 0.875 } as const;
const narrowWidth = 640;

function worldBounds({ box: [x, y, width] }: Geography, frame: Frame): Bounds {
  const { left, right } = frame.width < narrowWidth ? narrow : wide;
  return [x + left * width, y + top * width, x + right * width, y + bottom * width];
}

/** Zoomed in to less than this part of the world, the map shows small states without a figure, too. */
const NEAR = 0.6;
export const isNear = (view: MapView, home: MapView): boolean => view.unit < NEAR * home.unit;

/** It is fitted to its subject whenever that or the frame changes; in between visitors move it. */
export function useView(
  geography: Geography,
  { focus, selected, around }: Subject,
  drawnFrame: Frame,
): ViewControl {
  const frame = drawnFrame.screen ?? drawnFrame;
  const { home, fitted } = useMemo(
    () => fitView(geography, { focus, selected, around }, frame),
    [geography, focus, selected, around, frame],
  );
  // A movement counts only for the fit that it started from.
  const [moved, setMoved] = useState<{ from: MapView; to: MapView } | null>(null);
  const view = moved?.from === fitted ? moved.to : fitted;
  // On paper the same part of the map has more or fewer pixels.
  const onFrame = (screenView: MapView): MapView =>
    frame === drawnFrame
      ? screenView
      : { ...screenView, unit: (screenView.unit * frame.width) / drawnFrame.width };
  return {
    view: onFrame(view),
    home: onFrame(home),
    setView: (to) => setMoved({ from: fitted, to }),
    zoomBy: (factor) =>
      setMoved({
        from: fitted,
        to: zoomAt(view, factor, [frame.width / 2, frame.height / 2], frame, home),
      }),
    reset: () => setMoved(fitted === view ? { from: fitted, to: home } : null),
  };
}

/** Around a chosen country so many times its own size is shown, and fifty degrees of the equator at least. */
const AROUND = 1.8;
const SURROUNDINGS = 50 / 360;

/** A country and those around it are less wide than this part of the world. */
const MOST_AROUND = 0.4;

/** A country in the middle of its neighbours, or with others where these are not too far; a large one may need the whole world. */
function surround(
  { country, near, width }: { country: Bounds; near: Bounds | null; width: number },
  frame: Frame,
  home: MapView,
): MapView {
  const alone = fitBounds(country, frame);
  const together = unite([country, ...(near === null ? [] : [near])]) ?? country;
  const isNarrow = together[2] - together[0] < MOST_AROUND * width;
  const { x, y, unit } = isNarrow ? fitBounds(together, frame) : alone;
  const least = (SURROUNDINGS * width) / frame.width;
  const clampedUnit = Math.min(home.unit, Math.max(AROUND * alone.unit, unit, least));
  return clampView({ x, y, unit: clampedUnit }, frame, home);
}

/** A region of a few islets is not magnified without end. */
function closestTo(view: MapView, home: MapView): MapView {
  return { ...view, unit: Math.max(view.unit, home.unit / 24) };
}
