import type { Frame } from './view.ts';

/** Left, top, right and bottom of what the card speaks of, in CSS pixels of the frame. */
export type MarkBox = readonly [number, number, number, number];

/** Pixels between mark and card. */
const GAP = 12;

/**
 * Where a card goes so that it does not cover its mark: above, below, right or left, whichever first has room inside
 * the frame; otherwise where most room is, which may reach over the frame's edge.
 */
export function placeCard(mark: MarkBox, card: Frame, frame: Frame): { left: number; top: number } {
  const [left, top, right, bottom] = mark;
  const alongX = clamp((left + right) / 2 - card.width / 2, 0, frame.width - card.width);
  const alongY = clamp((top + bottom) / 2 - card.height / 2, 0, frame.height - card.height);
  const places = [
    { room: top - GAP - card.height, left: alongX, top: top - GAP - card.height },
    { room: frame.height - bottom - GAP - card.height, left: alongX, top: bottom + GAP },
    { room: frame.width - right - GAP - card.width, left: right + GAP, top: alongY },
    { room: left - GAP - card.width, left: left - GAP - card.width, top: alongY },
  ];
  const fitting = places.find((place) => place.room >= 0);
  const chosen = fitting ?? places.reduce((best, place) => (place.room > best.room ? place : best));
  return { left: Math.round(chosen.left), top: Math.round(chosen.top) };
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, Math.max(low, high)));
}
