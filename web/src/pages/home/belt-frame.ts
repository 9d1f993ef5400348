import { projectInto } from '../../map/project.ts';
import type { Frame, MapView } from '../../map/view.ts';
import type { WorldShapes } from '../../map/world-shapes.ts';

type World = Pick<WorldShapes, 'viewBox'>;

/** Frame that the server draws for; the style sheet has the same proportions. */
export const assumedBelt: Frame = { width: 1280, height: 540 };

/** Box units that the frame is wide and high: from the Pacific to the Pacific, and from Patagonia to the north of Siberia. */
const size = { width: 4332, height: 1827.6 } as const;

/** Position of 14° east as a share of the frame's width: the panel is over the Pacific at the right. */
const meridian = { longitude: 14, at: 500 / 1280 } as const;

/** The latitude in the middle of the frame. */
const middle = 9;

/** Tropics of Cancer and Capricorn, in degrees. */
export const tropics = 23.44;

/** The height of a parallel in box units: they are straight lines in this projection, so map and panel share them. */
export const parallelAt = (world: World, latitude: number): number =>
  projectInto(world, meridian.longitude, latitude)[1];

/** The part of the frame's width that the map has without the panel. */
export const mapPart = 0.82;

/** Left, top, width and height of the frame, in box units. */
export function beltBox(world: World): readonly [number, number, number, number] {
  const [x, y] = projectInto(world, meridian.longitude, middle);
  return [x - meridian.at * size.width, y - size.height / 2, size.width, size.height];
}

/** The view of a frame, as high as the box. A wider one has more of the Pacific at its left; a phone's has no panel. */
export function beltView(world: World, { width, height }: Frame): MapView {
  const [left, top] = beltBox(world);
  const unit = size.height / height;
  const half = (width * unit) / 2;
  const x = 2 * half > size.width ? left + size.width - half : left + half;
  return { x, y: top + size.height / 2, unit };
}

export function panelEdges(world: World): { left: number; right: number } {
  const [left] = beltBox(world);
  return { left: left + (1116 / 1280) * size.width, right: left + (1240 / 1280) * size.width };
}
