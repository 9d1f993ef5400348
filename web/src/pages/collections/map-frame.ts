import { clusterUnit } from '../../map/cluster-model.ts';
import type { Bounds } from '../../map/path-geometry.ts';
import { type Frame, fitBounds, type MapView } from '../../map/view.ts';

/** Size that the first drawing is laid out for: that of a desk. Other frames show the same land. */
export const assumedFrame: Frame = { width: 880, height: 440 };

/** Pixels around the points that are furthest out, so that their circles are whole. */
const padding = 26;

/** The whole collection: the first drawing's land, as large as the frame has room for. */
export function homeView(bounds: Bounds, frame: Frame): MapView {
  const first = fitBounds(bounds, assumedFrame, padding);
  const scale = Math.max(assumedFrame.width / frame.width, assumedFrame.height / frame.height);
  return { ...first, unit: first.unit * scale };
}

/** Part of its first size below which a drawing's points are gathered anew: rings would lie over each other. */
const leastScale = 0.75;

/** Units per pixel for which the points of a view are gathered: at home those of the first drawing. */
export function gatheredUnit(view: MapView, home: MapView, bounds: Bounds): number {
  const first = Math.max(homeView(bounds, assumedFrame).unit, home.unit * leastScale);
  return clusterUnit((view.unit / home.unit) * first, first);
}
