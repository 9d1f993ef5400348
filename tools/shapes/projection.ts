import { geoEqualEarth } from 'd3-geo';

/**
 * The map cuts the globe where it meets least land: 168.4° W, in the Bering Strait, so that Chukotka stays with
 * Russia and the Pacific states with Oceania.
 */
const CENTRE_MERIDIAN = 11.6;

/** Box units of the map's width. Coordinates are whole numbers, so one unit is the drawing's precision. */
export const WIDTH = 4800;

/** The drawing ends just below Cape Horn and just above Greenland. */
const SOUTH = -56.5;
const NORTH = 83.8;

const unit = geoEqualEarth().rotate([-CENTRE_MERIDIAN, 0]).scale(1).translate([0, 0]);
const [east] = unit([CENTRE_MERIDIAN + 180 - 1e-9, 0]) ?? [Number.NaN];
const [, top] = unit([CENTRE_MERIDIAN, NORTH]) ?? [0, Number.NaN];
const [, bottom] = unit([CENTRE_MERIDIAN, SOUTH]) ?? [0, Number.NaN];
const SCALE = WIDTH / (2 * east);

export const HEIGHT = Math.ceil((bottom - top) * SCALE);

const projection = geoEqualEarth()
  .rotate([-CENTRE_MERIDIAN, 0])
  .scale(SCALE)
  .translate([WIDTH / 2, -top * SCALE]);

/** Longitude and latitude in degrees to box units, y downwards. */
export function project(longitude: number, latitude: number): [number, number] {
  return projection([longitude, latitude]) ?? [Number.NaN, Number.NaN];
}

/** Box units back to degrees. */
export function unproject(x: number, y: number): [number, number] {
  return projection.invert?.([x, y]) ?? [Number.NaN, Number.NaN];
}
