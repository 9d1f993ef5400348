import { measure, unite } from '../../map/path-geometry.ts';
import type { WorldShapes } from '../../map/world-shapes.ts';

/** A continent with a country or a group of its countries, in a box of `width` × `height` that cuts it. */
export interface Locator {
  width: number;
  height: number;
  land: string;
  own: string;
  /** Its middle, where the country is too small to be seen. */
  dot: readonly [number, number] | null;
}

/** Square pixels below which a country has a ring around it. */
const SMALL = 2;
const HEIGHT = 108;
const WIDEST = 190;
/** A continent that is wider is cut at both sides of the country: Europe with all of Russia would be a stripe. */
const WIDEST_SHAPE = 1.25;
/** Countries of less than this part of the largest one are drawn where there is room. */
const LEAST_PART = 0.004;

/** Outlines in fewer, rounded points, as a drawing of a hundred pixels shows them. */
function coarse(outlines: readonly string[], place: (x: number, y: number) => readonly [number, number]) {
  const rings = outlines.flatMap((d) => d.split('M').slice(1));
  return rings
    .flatMap((ring) => {
      const numbers = ring.match(/-?\d+/g)?.map(Number) ?? [];
      let [x, y] = [0, 0];
      const points: string[] = [];
      for (let i = 0; i + 1 < numbers.length; i += 2) {
        x += numbers[i] ?? 0;
        y += numbers[i + 1] ?? 0;
        const point = place(x, y).map(Math.round).join(' ');
        if (point !== points.at(-1)) points.push(point);
      }
      return points.length < 3 ? [] : `M${points.join('L')}Z`;
    })
    .join('');
}

/** Where a country, or a group of them, is among others; `null` where no outline of any is known. */
export function toLocator(
  world: WorldShapes,
  countries: ReadonlySet<string>,
  around: ReadonlySet<string>,
): Locator | null {
  const near = world.shapes.filter(({ iso3 }) => around.has(iso3) || countries.has(iso3));
  const ownShapes = near.filter(({ iso3 }) => countries.has(iso3));
  const sizes = ownShapes.flatMap(({ d }) => measure(d) ?? []);
  const own = unite(sizes.map((size) => size.bounds));
  const [only] = sizes;
  const middle =
    sizes.length === 1 && only !== undefined
      ? only.centre
      : own === null
        ? (ownShapes[0]?.circle ?? null)
        : ([(own[0] + own[2]) / 2, (own[1] + own[3]) / 2] as const);
  const measured = near.map(({ d }) => measure(d)).filter((bounds) => bounds !== null);
  const largest = Math.max(...measured.map(({ area }) => area));
  // Far islets do not widen the drawing.
  const all = measured.filter(({ area }) => area >= largest * LEAST_PART).map((outline) => outline.bounds);
  const bounds = unite([...all, ...(middle === null ? [] : [[...middle, ...middle] as const])]);
  if (middle === null || bounds === null) return null;
  const [first, top, last, bottom] = bounds;
  const [from, , to] = own ?? [0, 0, 0, 0];
  const span = Math.min(last - first, Math.max((bottom - top) * WIDEST_SHAPE, (to - from) * 1.2));
  const left = Math.min(Math.max(first, middle[0] - span / 2), last - span);
  const right = left + span;
  const unit = Math.max((bottom - top) / (HEIGHT - 8), span / (WIDEST - 8));
  const place = (x: number, y: number): readonly [number, number] => [
    (x - left) / unit + 4,
    (y - top) / unit + 4,
  ];
  const [x, y] = place(...middle).map(Math.round);
  return {
    width: Math.ceil((right - left) / unit) + 8,
    height: Math.ceil((bottom - top) / unit) + 8,
    land: coarse(
      near.flatMap(({ iso3, d }) => (countries.has(iso3) ? [] : d)),
      place,
    ),
    own: coarse(
      ownShapes.map(({ d }) => d),
      place,
    ),
    dot: sizes.reduce((sum, { area }) => sum + area, 0) < SMALL * unit ** 2 ? [x ?? 0, y ?? 0] : null,
  };
}
