import type { WorldShapes } from './world-shapes.ts';

/** Coefficients of the Equal Earth projection (Šavrič, Patterson, Jenny 2018). */
const [a1, a2, a3, a4] = [1.340264, -0.081106, 0.000893, 0.003796];
const root = Math.sqrt(3) / 2;
const radians = Math.PI / 180;

/** The meridian in the middle of the drawn world, and its northern edge (`tools/shapes/projection.ts`). */
const centre = 11.6;
const north = 83.8;

function equalEarth(longitude: number, latitude: number): readonly [number, number] {
  const theta = Math.asin(root * Math.sin(latitude * radians));
  const square = theta * theta;
  const sixth = square ** 3;
  const slope = a1 + 3 * a2 * square + sixth * (7 * a3 + 9 * a4 * square);
  return [
    (longitude * radians * Math.cos(theta)) / (root * slope),
    theta * (a1 + a2 * square + sixth * (a3 + a4 * square)),
  ];
}

/** Longitude and latitude in degrees to units of the box that the world is drawn in, y downwards. */
export function projectInto(
  { viewBox }: Pick<WorldShapes, 'viewBox'>,
  longitude: number,
  latitude: number,
): readonly [number, number] {
  const [left, top, width] = viewBox;
  const scale = width / (2 * equalEarth(180, 0)[0]);
  const turned = ((longitude - centre + 540) % 360) - 180;
  const [x, y] = equalEarth(turned, latitude);
  const [, edge] = equalEarth(0, north);
  return [left + width / 2 + x * scale, top + (edge - y) * scale];
}
