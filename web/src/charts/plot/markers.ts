import { tenth } from './paths.ts';

/** Shapes that distinguish series where colours cannot: in print, and for colour-blind readers. */
export const markerShapes = [
  'circle',
  'square',
  'triangle',
  'diamond',
  'down',
  'plus',
  'cross',
  'star',
] as const;
export type MarkerShape = (typeof markerShapes)[number];

const outlines: Readonly<Record<Exclude<MarkerShape, 'circle'>, readonly (readonly [number, number])[]>> = {
  square: corners([45, 135, 225, 315]),
  triangle: corners([270, 30, 150]),
  diamond: corners([0, 90, 180, 270]),
  down: corners([90, 210, 330]),
  plus: cross(0),
  cross: cross(45),
  star: Array.from({ length: 10 }, (_, at) => polar(270 + at * 36, at % 2 === 0 ? 1 : 0.42)),
};

function polar(degrees: number, radius: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle) * radius, Math.sin(angle) * radius];
}

function corners(degrees: readonly number[]): readonly (readonly [number, number])[] {
  return degrees.map((one) => polar(one, 1));
}

/** A cross of four arms, each a third as wide as it is long, turned by `degrees`. */
function cross(degrees: number): readonly (readonly [number, number])[] {
  const inner = 0.3 * Math.SQRT2;
  return [0, 90, 180, 270].flatMap((arm) => [
    polar(degrees + arm - 17, 1),
    polar(degrees + arm + 17, 1),
    polar(degrees + arm + 45, inner),
  ]);
}

/** A closed path of a shape around a point; `radius` in pixels of the drawing. */
export function markerPath(shape: MarkerShape, x: number, y: number, radius: number): string {
  if (shape === 'circle') {
    const r = tenth(radius * 0.9);
    return `M${tenth(x - r)},${tenth(y)}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0Z`;
  }
  const points = outlines[shape].map(([dx, dy]) => `${tenth(x + dx * radius)},${tenth(y + dy * radius)}`);
  return `M${points.join('L')}Z`;
}
