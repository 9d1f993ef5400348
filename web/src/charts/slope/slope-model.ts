import { placeLabels } from '../plot/label-placement.ts';
import { tenth } from '../plot/paths.ts';
import { requireColour } from '../plot/series.ts';
import { BOLD, fitText, textWidth } from '../plot/text-width.ts';
import { linearScale, logScale, valueDomain } from '../plot/value-axis.ts';

export type SlopeItem = {
  id: string;
  label: string;
  from: number;
  to: number;
  /** The two values and the change between them, as text. */
  fromLabel: string;
  toLabel: string;
  changeLabel: string;
  /** Both values with all their digits, and the change, for focus. */
  exact?: readonly [string, string] | undefined;
  selected?: boolean | undefined;
};

export type SlopeInput = {
  items: readonly SlopeItem[];
  /** Equal distances are equal multiples; all values are above zero then. */
  log: boolean;
  width: number;
};

export type SlopeLine = {
  item: SlopeItem;
  colour: string;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  left: { x: number; y: number; text: string };
  right: { x: number; y: number; name: string; change: string };
  /** From both points to their labels. */
  leads: string;
};

export type SlopeModel = {
  width: number;
  height: number;
  fontSize: number;
  lineHeight: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  lines: SlopeLine[];
};

const HEAD = 28;
const LINE = 15;
const GAP = 8;
/** Room in which a line leads from a point to its label. */
const LEAD = 16;
const MIN_HEIGHT = 260;

/**
 * Straight lines between two years. Values stand at the left end, name and change at the right one; labels are moved
 * apart where lines end close together, and the drawing grows until all have room.
 */
export function toSlopeModel({ items, log, width }: SlopeInput): SlopeModel {
  const fontSize = width < 500 ? 11.5 : 13;
  const slot = 2 * LINE + 4;
  const height = HEAD + Math.max(MIN_HEIGHT, items.length * slot) + 8;
  const top = HEAD;
  const bottom = height - 8;
  const valueRoom =
    Math.ceil(Math.max(0, ...items.map(({ fromLabel }) => textWidth(fromLabel, fontSize)))) + GAP + LEAD;
  const wanted = Math.max(
    0,
    ...items.map(({ label, toLabel, changeLabel }) =>
      Math.max(textWidth(`${label} ${toLabel}`, fontSize) * BOLD, textWidth(changeLabel, fontSize)),
    ),
  );
  const nameRoom = Math.min(Math.ceil(wanted) + GAP + LEAD, width * 0.56);
  const left = valueRoom;
  const right = width - nameRoom;
  const domain = valueDomain(
    items.flatMap(({ from, to }) => [from, to]),
    !log,
  ) ?? { min: 0, max: 1 };
  const y = (log ? logScale : linearScale)(domain, bottom - slot / 2, top + slot / 2);
  const lefts = placeLabels(
    items.map(({ id, from }) => ({ id, y: y(from) })),
    LINE,
    top,
    bottom,
  );
  const rights = placeLabels(
    items.map(({ id, to }) => ({ id, y: y(to) })),
    slot,
    top,
    bottom,
  );
  const lines = items.map((item): SlopeLine => {
    const y1 = y(item.from);
    const y2 = y(item.to);
    const leftY = tenth(lefts?.get(item.id) ?? y1);
    const rightY = tenth(rights?.get(item.id) ?? y2);
    const room = nameRoom - GAP - LEAD - textWidth(` ${item.toLabel}`, fontSize) * BOLD;
    return {
      item,
      colour: requireColour(item.selected === true ? 'var(--accent)' : 'var(--edge)', item.id),
      x1: left,
      y1: tenth(y1),
      x2: tenth(right),
      y2: tenth(y2),
      left: { x: left - LEAD - 4, y: leftY, text: item.fromLabel },
      right: {
        x: tenth(right + LEAD + 4),
        y: rightY,
        name: fitText(item.label, fontSize * BOLD, room),
        change: item.changeLabel,
      },
      leads: `M${left - 5},${tenth(y1)}L${left - LEAD},${leftY}M${tenth(right + 5)},${tenth(y2)}L${tenth(right + LEAD)},${rightY}`,
    };
  });
  return { width, height, fontSize, lineHeight: LINE, left, right: tenth(right), top, bottom, lines };
}
