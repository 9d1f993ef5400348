export type Point = readonly [number, number];

/** Twice the signed area of a closed ring, in square box units. */
export function ringArea(ring: readonly Point[]): number {
  let sum = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [x1, y1] = ring[j] ?? [0, 0];
    const [x2, y2] = ring[i] ?? [0, 0];
    sum += x1 * y2 - x2 * y1;
  }
  return sum / 2;
}

/** The centre of gravity of a closed ring; of its corners when the ring has no area. */
export function ringCentre(ring: readonly Point[]): Point {
  let area = 0;
  let cx = 0;
  let cy = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [x1, y1] = ring[j] ?? [0, 0];
    const [x2, y2] = ring[i] ?? [0, 0];
    const cross = x1 * y2 - x2 * y1;
    area += cross;
    cx += (x1 + x2) * cross;
    cy += (y1 + y2) * cross;
  }
  if (Math.abs(area) > 1e-9) return [cx / (3 * area), cy / (3 * area)];
  const sum = ring.reduce<Point>(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
  return [sum[0] / ring.length, sum[1] / ring.length];
}

/**
 * Writes lines as path text in whole units: an absolute start, then relative steps, without needless separators.
 * Absolute positions are rounded before steps are taken, so two countries that share a border still meet exactly.
 *
 * @param closed whether each line is a ring; a ring that rounds to fewer than three corners is left out.
 */
export function toPathText(lines: readonly (readonly Point[])[], closed: boolean): string {
  let text = '';
  for (const line of lines) {
    const corners: Point[] = [];
    for (const [x, y] of line) {
      const corner: Point = [Math.round(x), Math.round(y)];
      const last = corners.at(-1);
      if (last?.[0] !== corner[0] || last[1] !== corner[1]) corners.push(corner);
    }
    const first = corners[0];
    if (
      closed &&
      corners.length > 1 &&
      first?.[0] === corners.at(-1)?.[0] &&
      first?.[1] === corners.at(-1)?.[1]
    ) {
      corners.pop();
    }
    if (first === undefined || corners.length < (closed ? 3 : 2)) continue;
    text += `M${first[0]}${separated(first[1])}l`;
    for (let i = 1; i < corners.length; i++) {
      const [x0, y0] = corners[i - 1] ?? first;
      const [x, y] = corners[i] ?? first;
      text += (i === 1 ? String(x - x0) : separated(x - x0)) + separated(y - y0);
    }
    if (closed) text += 'z';
  }
  return text;
}

/** A minus sign separates by itself; a positive number needs a space before it. */
function separated(value: number): string {
  return value < 0 ? String(value) : ` ${value}`;
}
