/** Sizes and places are pixels of the window. */
export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  left: number;
  top: number;
}

/** Between the card, what it explains, and the edges of the window. */
const gap = 12;
/** How far the light reaches beyond what it falls on. */
const halo = 6;

/** Of what is higher than this the card stands beside: what lies below, as the legend of a map, belongs to it. */
const tall = 200;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** What of a box lies in the window between two heights, with its halo. */
function lit(target: Box, window: Size, top: number, bottom: number): Box {
  const left = Math.max(target.left - halo, 2);
  const begin = Math.max(target.top - halo, top);
  return {
    left,
    top: begin,
    width: Math.max(0, Math.min(target.left + target.width + halo, window.width - 2) - left),
    height: Math.max(0, Math.min(target.top + target.height + halo, bottom) - begin),
  };
}

/** Whether the card has room beside the target: to its right, or else to its left. */
function besides(target: Box, card: Size, window: Size): number | null {
  const need = card.width + gap + halo;
  const right = target.left + target.width + gap + halo;
  if (right + card.width + gap <= window.width) return right;
  return target.left - need >= gap ? target.left - need : null;
}

/**
 * Where the card stands and what is lit. The card stands below what it explains, or beside it where that is tall, or above; where there is no room
 * it keeps to the foot of the window, or to its head where that hides much less, and only what it leaves free is lit: it never covers what is lit.
 */
export function placeCard(target: Box, card: Size, window: Size): { card: Box; light: Box } {
  const along = clamp(target.left, gap, Math.max(gap, window.width - card.width - gap));
  const at = (left: number, top: number): Box => ({ ...card, left, top });
  const below = target.top + target.height + halo + gap;
  const above = target.top - halo - gap - card.height;
  const whole = lit(target, window, 2, window.height - 2);
  const beside = besides(target, card, window);
  const fitsBelow = below >= gap && below + card.height + gap <= window.height;
  if (fitsBelow && (beside === null || target.height < tall)) return { card: at(along, below), light: whole };
  if (beside !== null) {
    const top = clamp(target.top, gap, Math.max(gap, window.height - card.height - gap));
    return { card: at(beside, top), light: whole };
  }
  if (above >= gap && above + card.height + gap <= window.height)
    return { card: at(along, above), light: whole };
  const middle = Math.max(gap, (window.width - card.width) / 2);
  const foot = at(middle, Math.max(gap, window.height - card.height - gap));
  const head = at(middle, gap);
  const overFoot = lit(target, window, 2, foot.top - gap);
  const underHead = lit(target, window, gap + card.height + gap, window.height - 2);
  return underHead.height > 2 * overFoot.height
    ? { card: head, light: underHead }
    : { card: foot, light: overFoot };
}

/** How far to scroll down so that the target and its card are seen together, as far as they fit into the window. */
export function scrollToSee(target: Box, card: Size, window: Size): number {
  const room = besides(target, card, window) === null ? card.height + gap + halo : 0;
  const tops = { least: gap + halo, most: window.height - gap - halo - target.height - room };
  // What can be seen together as it stands is left where it is.
  if (target.top >= tops.least && target.top <= tops.most) return 0;
  // What is taller than the window is left alone as long as it begins near its head.
  if (tops.most < tops.least && target.top >= tops.least && target.top <= window.height / 4) return 0;
  const fromAbove = target.top - halo - gap - card.height >= gap;
  if (fromAbove && room > 0 && target.top + target.height + halo <= window.height) return 0;
  return target.top - Math.max(tops.least, tops.most / 2);
}
