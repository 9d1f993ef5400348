import generated from './shapes.generated.json';
import type { WorldShapes } from './world-shapes.ts';

const [left = 0, top = 0, width = 0, height = 0] = generated.viewBox;

/** The shapes as the build drew them. Only the server imports this file: to the browser they travel inside the page. */
export const WORLD_ON_SERVER: WorldShapes = {
  viewBox: [left, top, width, height],
  shapes: generated.shapes.map(({ iso3, d, circle }) => {
    const [x, y] = circle ?? [];
    return x === undefined || y === undefined ? { iso3, d } : { iso3, d, circle: [x, y] };
  }),
  land: generated.land,
  disputed: generated.disputed,
};
