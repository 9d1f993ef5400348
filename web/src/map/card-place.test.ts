import { describe, expect, it } from 'vitest';
import { placeCard } from './country-walk.tsx';
import type { MapPlace } from './geography.ts';

const toPlace = (iso3: string): MapPlace => ({
  iso3,
  shape: { iso3, d: '' },
  centre: [0, 0],
  bounds: [0, 0, 0, 0],
  area: 0,
});
const own = toPlace('SLV');
const other = toPlace('BRA');
const frame = { width: 773, height: 376 };
const card = { width: 200, height: 200 };

/** Pixels between a point and a card whose left upper corner is there; 0 inside. */
const away = ([left, top]: readonly [number, number], [x, y]: readonly [number, number]): number =>
  Math.hypot(Math.max(left - x, 0, x - left - card.width), Math.max(top - y, 0, y - top - card.height));

describe('the card of a country', () => {
  it.each([
    [160, 160],
    [400, 190],
    [760, 370],
    [10, 10],
  ] as const)('stands inside the frame beside a small country at %i, %i, near and not over it', (x, y) => {
    const corner = placeCard(card, frame, own, [x, y], () => null);
    expect(corner[0]).toBeGreaterThanOrEqual(0);
    expect(corner[1]).toBeGreaterThanOrEqual(0);
    expect(corner[0] + card.width).toBeLessThanOrEqual(frame.width);
    expect(corner[1] + card.height).toBeLessThanOrEqual(frame.height);
    expect(away(corner, [x, y])).toBeGreaterThanOrEqual(16);
    expect(away(corner, [x, y])).toBeLessThan(50);
  });

  it('stands rather over the sea than over other land', () => {
    // Land on the right of the middle.
    const [left] = placeCard(card, frame, own, [386, 188], (x) => (x > 390 ? other : null));
    expect(left + card.width).toBeLessThan(390);
  });

  it('stands beside a label rather than over it', () => {
    const label = { left: 410, top: 150, right: 500, bottom: 168 };
    const [left] = placeCard(card, frame, own, [386, 188], () => null, [label]);
    expect(left + card.width <= label.left || left >= label.right).toBe(true);
  });

  it('leaves a large country free as far as there is room', () => {
    const [left] = placeCard(card, frame, own, [300, 188], (x) => (x < 500 ? own : null));
    expect(left).toBeGreaterThanOrEqual(480);
  });

  it('ends where a frame ends that is lower than the card', () => {
    expect(placeCard(card, { width: 773, height: 150 }, own, [400, 75], () => null)[1]).toBe(-50);
  });
});
