import type { MapPlace } from './geography.ts';
import { distanceToOutline, isInside } from './path-geometry.ts';

/** A pointer this near to a country picks it, in CSS pixels. */
export const REACH = 20;

/** Radius of a small state's circle, in CSS pixels. */
const CIRCLE = 5;

/** Radius in box units; none any more once the zoom has made the outline itself easy to see. */
export function circleRadius(place: MapPlace, unit: number): number {
  return across(place) / unit > 2 * CIRCLE ? 0 : CIRCLE * unit;
}

/** A state with less than this part of the land attracts the pointer as long as it is hard to hit; more of them would hide India. */
const SMALL_PART = 1 / 4500;

/** Drawn smaller than so many CSS pixels across, a country is hard to hit and always keeps the pointer that does. */
const SMALL = 6;

/** Drawn smaller than so many CSS pixels across, a country is too small to be outlined. */
const TINY = 11;
export const isTiny = (place: MapPlace, unit: number): boolean => across(place) / unit < TINY;

/** CSS pixels of its inside that a country keeps, where small states are close around it. */
const CORE = 4;

/**
 * The country that a pointer means: the nearest within reach. A country drawn too small to hit wins over the large one
 * under the pointer, up to `REACH` away from what is drawn of it. In the view of the world that is farther than Uganda
 * or France are wide, and their neighbours would swallow them: there the reach ends at their core. Where circles lie over each
 * other the nearest middle counts, and one without a figure takes nothing from one that has a figure.
 *
 * @param at pointer in box units
 * @param unit box units per CSS pixel
 * @param hit the country whose outline or circle is under the pointer
 * @param hasFigure whether a country has a figure
 */
export function pick(
  places: readonly MapPlace[],
  at: readonly [number, number],
  unit: number,
  hit: MapPlace | null,
  hasFigure: (iso3: string) => boolean = () => true,
): MapPlace | null {
  const circle =
    hit !== null && hit.shape.circle === undefined ? null : pickCircle(places, at, unit, hasFigure);
  if (circle !== null) return circle;
  const meant = (place: MapPlace): boolean => place.shape.circle === undefined || hasFigure(place.iso3);
  if (hit === null) return nearest(places.filter(meant), at, unit, REACH * unit)?.place ?? null;
  if (across(hit) / unit < SMALL) return hit;
  const small = selectSmall(places).filter((place) => across(place) / unit < SMALL && meant(place));
  const found = nearest(small, at, unit, REACH * unit);
  if (found === null || found.distance >= reachInto(hit, small, unit)) return hit;
  return found.place;
}

/** The drawn circle under the pointer whose middle is nearest; of one without a figure only where there is no other. */
function pickCircle(
  places: readonly MapPlace[],
  at: readonly [number, number],
  unit: number,
  hasFigure: (iso3: string) => boolean,
): MapPlace | null {
  const under = places
    .filter((place) => place.shape.circle !== undefined)
    .map((place) => ({ place, away: distance(at, place.centre), isEmpty: !hasFigure(place.iso3) }))
    .filter(({ place, away }) => away <= circleRadius(place, unit));
  under.sort((a, b) => Number(a.isEmpty) - Number(b.isEmpty) || a.away - b.away);
  return under[0]?.place ?? null;
}

const smallIn = new WeakMap<readonly MapPlace[], readonly MapPlace[]>();

/** The states with so little land, whatever the zoom. */
function selectSmall(places: readonly MapPlace[]): readonly MapPlace[] {
  const before = smallIn.get(places);
  if (before !== undefined) return before;
  const land = places.reduce((sum, place) => sum + place.area, 0);
  const small = places.filter((place) => place.area < land * SMALL_PART);
  smallIn.set(places, small);
  return small;
}

const known = new WeakMap<MapPlace, { unit: number; reach: number }>();

/** How far into a large country the small states around it reach, in box units: measured once for each zoom. */
function reachInto(host: MapPlace, small: readonly MapPlace[], unit: number): number {
  const before = known.get(host);
  if (before?.unit === unit) return before.reach;
  const reach = inmost(host, small, unit, (REACH + CORE) * unit) - CORE * unit;
  known.set(host, { unit, reach });
  return reach;
}

/** Distance to the small states at that point of the country which is farthest from all of them; `enough` at most. */
function inmost(host: MapPlace, small: readonly MapPlace[], unit: number, enough: number): number {
  const step = Math.max(2 * unit, across(host) / 12);
  const [left, top, right, bottom] = host.bounds;
  let farthest = 0;
  for (let y = top + step / 2; y < bottom; y += step) {
    for (let x = left + step / 2; x < right; x += step) {
      if (!isInside(host.shape.d, [x, y])) continue;
      farthest = Math.max(farthest, nearest(small, [x, y], unit, enough)?.distance ?? enough);
      if (farthest >= enough) return enough;
    }
  }
  return farthest;
}

/** The place whose circle or coast is nearest, and how far away; none at or beyond the limit. */
function nearest(
  places: readonly MapPlace[],
  at: readonly [number, number],
  unit: number,
  limit: number,
): { place: MapPlace; distance: number } | null {
  let best: { place: MapPlace; distance: number } | null = null;
  for (const place of places) {
    const away = toCoast(at, place, unit, best?.distance ?? limit);
    if (away < (best?.distance ?? limit)) best = { place, distance: away };
  }
  return best;
}

function across(place: MapPlace): number {
  return Math.sqrt(place.area);
}

function distance(a: readonly [number, number], b: readonly [number, number]): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** Distance to the country's circle or coast; outlines out of reach are not looked at. */
function toCoast(at: readonly [number, number], place: MapPlace, unit: number, limit: number): number {
  const circle =
    place.shape.circle === undefined ? limit : distance(at, place.centre) - circleRadius(place, unit);
  const [left, top, right, bottom] = place.bounds;
  const dx = Math.max(left - at[0], 0, at[0] - right);
  const dy = Math.max(top - at[1], 0, at[1] - bottom);
  if (Math.hypot(dx, dy) >= limit) return circle;
  return Math.min(circle, distanceToOutline(place.shape.d, at));
}
