import { BOLD, textWidth } from '../../charts/plot/text-width.ts';
import { type Box, overlap, type Point } from '../../map/boxes.ts';

export interface EndCircle {
  id: string;
  at: Point;
  radius: number;
  name: string;
  value: string;
}

interface PlacedEnd extends EndCircle {
  /** Where its text begins, ends, or has its middle. */
  text: Point;
  anchor: 'start' | 'middle' | 'end';
  /** From the circle to a text that is not beside it. */
  leader: readonly [Point, Point] | null;
}

export const endLetters = 13;
const line = 16;
const near = 4;

/** Directions that are tried for a text, and pixels between circle and text. */
const directions: readonly Point[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [0.7, -0.7],
  [-0.7, -0.7],
  [0.7, 0.7],
  [-0.7, 0.7],
];
const gaps = [near, 14, 26, 40, 56, 74];
/** What a pixel of distance costs, beside a box of a line under the text. */
const gapCost = 0.5;

/**
 * A text at the first free place around its circle, on as few lines as possible, the largest ends first. Texts without a free
 * place are left out: the list has all.
 */
export function placeEndLabels(
  ends: readonly EndCircle[],
  frame: { width: number; height: number },
  taken: readonly Box[] = [],
  lines: readonly Box[] = [],
): readonly PlacedEnd[] {
  const circles = ends.map(({ id, at: [x, y], radius }) => ({
    id,
    box: [x - radius, y - radius, x + radius, y + radius] as Box,
  }));
  const boxes: Box[] = [...taken];
  return ends.flatMap((end) => {
    const others = circles.flatMap(({ id, box }) => (id === end.id ? [] : [box]));
    const places = gaps.flatMap((gap) =>
      directions.map((direction) => ({ gap, ...placeAt(end, direction, gap) })),
    );
    const [first] = places
      .filter(
        ({ box, leader }) =>
          box[0] >= 0 &&
          box[1] >= 0 &&
          box[2] <= frame.width &&
          box[3] <= frame.height &&
          ![...others, ...boxes].some((one) => overlap(one, box)) &&
          // A leader through another circle would name that one.
          (leader === null || !others.some((one) => overlap(one, boxAround(leader)))),
      )
      .map((one) => ({
        ...one,
        cost: one.gap * gapCost + lines.filter((line) => overlap(line, one.box)).length,
      }))
      .sort((a, b) => a.cost - b.cost);
    if (first === undefined) return [];
    const { box, text, anchor, leader } = first;
    boxes.push(box);
    return [{ ...end, text, anchor, leader }];
  });
}

const boxAround = ([[x, y], [toX, toY]]: readonly [Point, Point]): Box => [
  Math.min(x, toX),
  Math.min(y, toY),
  Math.max(x, toX),
  Math.max(y, toY),
];

function placeAt(
  { at: [x, y], radius, name, value }: EndCircle,
  [right, down]: Point,
  gap: number,
): Pick<PlacedEnd, 'text' | 'anchor' | 'leader'> & { box: Box } {
  const width = textWidth(`${name} `, endLetters) + textWidth(value, endLetters) * BOLD;
  const away = radius + gap;
  const anchor = right > 0 ? 'start' : right < 0 ? 'end' : 'middle';
  // A text above or below leaves room for half of its line.
  const text: Point = [x + right * away, y + down * (away + (right === 0 ? line / 2 : 0))];
  const left = anchor === 'start' ? text[0] : anchor === 'end' ? text[0] - width : text[0] - width / 2;
  const foot: Point = [x + right * (away - 2), y + down * (away - 2)];
  return {
    text,
    anchor,
    leader: gap > near ? [[x + right * radius, y + down * radius], foot] : null,
    box: [left - 5, text[1] - line / 2, left + width + 5, text[1] + line / 2],
  };
}
