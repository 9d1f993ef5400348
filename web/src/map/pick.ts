import type { Place } from './geography.ts';
import { distanceToOutline } from './path-geometry.ts';

/** A pointer this near to a country picks it, in CSS pixels. */
export const REACH = 20;

/** Radius of a small state's circle, in CSS pixels. */
const CIRCLE = 5;

/** Radius in box units; none any more once the zoom has made the outline itself easy to see. */
export function circleRadius(place: Place, unit: number): number {
  return across(place) / unit > 2 * CIRCLE ? 0 : CIRCLE * unit;
}

/** A country smaller than this across, in CSS pixels, is hard to hit and attracts the pointer. */
const HARD_TO_HIT = 14;

/**
 * The country that a pointer means. At sea the nearest coast within reach wins. On land the country under the pointer
 * wins, except that a large one gives way to a country too small to hit whose middle is nearer than the large one's
 * own middle; within its own core a country always keeps the pointer, so that none can be swallowed by its neighbours.
 *
 * @param at pointer in box units
 * @param unit box units per CSS pixel
 * @param hit the country whose outline or circle is under the pointer
 */
export function pick(
  places: readonly Place[],
  at: readonly [number, number],
  unit: number,
  hit: Place | null,
): Place | null {
  if (hit && across(hit) / unit < HARD_TO_HIT) return hit;
  const reach = REACH * unit;
  let best: Place | null = hit;
  let bestDistance = hit ? Math.min(distance(at, hit.centre), across(hit) / 2, reach) : reach;
  for (const place of places) {
    if (place === hit) continue;
    const small = across(place) / unit < HARD_TO_HIT;
    if (hit && !small) continue;
    const away = hit ? distance(at, place.centre) : toCoast(at, place, unit, bestDistance);
    if (away < bestDistance) {
      best = place;
      bestDistance = away;
    }
  }
  return best;
}

/** Width of a square with the country's area. */
function across(place: Place): number {
  return Math.sqrt(place.area);
}

function distance(a: readonly [number, number], b: readonly [number, number]): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** Distance to the country's circle or coast; outlines out of reach are not looked at. */
function toCoast(at: readonly [number, number], place: Place, unit: number, limit: number): number {
  const circle =
    place.shape.circle === undefined ? limit : distance(at, place.centre) - circleRadius(place, unit);
  const [left, top, right, bottom] = place.bounds;
  const dx = Math.max(left - at[0], 0, at[0] - right);
  const dy = Math.max(top - at[1], 0, at[1] - bottom);
  if (Math.hypot(dx, dy) >= limit) return circle;
  return Math.min(circle, distanceToOutline(place.shape.d, at));
}
