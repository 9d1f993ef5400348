import type { MapPlace } from './geography.ts';

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const AHEAD: Readonly<Record<Direction, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How much a step to the side costs, against a step ahead. */
const SIDEWAYS = 2;

export function isDirection(key: string): key is Direction {
  return key in AHEAD;
}

/** The nearest country in a direction: within 60° of it, sideways distance counting double; null at the map's edge. */
export function nextInDirection(
  places: readonly MapPlace[],
  from: MapPlace,
  direction: Direction,
): MapPlace | null {
  const [ax, ay] = AHEAD[direction];
  let best: MapPlace | null = null;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const dx = place.centre[0] - from.centre[0];
    const dy = place.centre[1] - from.centre[1];
    const ahead = dx * ax + dy * ay;
    const aside = Math.abs(dx * ay) + Math.abs(dy * ax);
    if (place === from || ahead <= 0 || aside > ahead * 1.75) continue;
    const cost = ahead + SIDEWAYS * aside;
    if (cost < bestCost) {
      best = place;
      bestCost = cost;
    }
  }
  return best;
}
