import { toGeography } from '../../map/geography.ts';
import { projectInto } from '../../map/project.ts';
import { type Frame, fitBounds, type MapView } from '../../map/view.ts';
import type { WorldShapes } from '../../map/world-shapes.ts';

/** Frame that the map is laid out for; a larger or smaller one shows the same, drawn larger or smaller. */
export const journeyFrame: Frame = { width: 716, height: 360 };

/** Box units that a country's map is wide at least: outlines are too coarse to be seen closer. */
export const leastWidth = 280;

/** The world from Alaska to New Zealand, and from the north of Siberia to Patagonia, in a frame as wide as `journeyFrame`. */
export function worldView(world: WorldShapes, { width, height }: Frame = journeyFrame): MapView {
  const [left] = projectInto(world, -129, 0);
  const [right] = projectInto(world, 167, 0);
  const [, top] = projectInto(world, 0, 73.5);
  const unit = (right - left) / width;
  return { x: (left + right) / 2, y: top + (height * unit) / 2, unit };
}

/** A country in the middle of the frame, with its surroundings. The world where it has no shape. */
export function countryView(
  world: WorldShapes,
  country: string | null,
  frame: Frame = journeyFrame,
  least = leastWidth,
): MapView {
  const place = toGeography(world).byIso3.get(country ?? '');
  if (place === undefined) return worldView(world, frame);
  const view = fitBounds(place.bounds, frame, frame.height / 24);
  return { ...view, unit: Math.max(view.unit, least / frame.width) };
}
