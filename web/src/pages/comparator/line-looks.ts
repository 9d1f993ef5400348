import { type MarkerShape, markerShapes } from '../../charts/plot/markers.ts';

/** A line's distinct look: its colour; in print and with more contrast, dash and marker as well. */
export interface LineLook {
  colour: string;
  dash?: string;
  shape: MarkerShape;
}

const dashes = [undefined, undefined, undefined, undefined, '7 3', '10 3 2 3', '7 3', '10 3 2 3'];

export function lineLook(place: number): LineLook {
  const at = place % markerShapes.length;
  const dash = dashes[at];
  return {
    colour: `var(--compared-${at + 1})`,
    ...(dash !== undefined && { dash }),
    shape: markerShapes[at] ?? 'circle',
  };
}
