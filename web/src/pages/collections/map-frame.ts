import type { Bounds } from '../../map/path-geometry.ts';
import { type Frame, fitBounds, type MapView } from '../../map/view.ts';

/** Size that the first drawing is laid out for, between a phone's and a desk's; the style sheet has the same shape. */
export const assumedFrame: Frame = { width: 640, height: 400 };

/** Pixels around the points that are furthest out, so that their circles are whole. */
const padding = 26;

/** The whole collection. */
export const homeView = (bounds: Bounds, frame: Frame): MapView => fitBounds(bounds, frame, padding);
