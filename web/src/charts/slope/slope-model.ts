import { placeLabels } from '../plot/label-placement.ts';
import { tenth } from '../plot/paths.ts';
import { linearScale, valueDomain } from '../plot/scale.ts';
import { requireColour } from '../plot/series.ts';
import { BOLD, fitText, textWidth } from '../plot/text-width.ts';
import { logScale } from '../plot/value-axis.ts';

export type SlopeItem = {
  id: string;
  label: string;
  from: number;
  to: number;
  /** The two values and the change between them, as text. */
  fromLabel: string;
  toLabel: string;
  changeLabel: string;
  /** Drawn before the others, and its change told beside its name. */
  emphasised?: boolean | undefined;
  /** Both values with all their digits, and the change, for focus. */
  exact?: readonly [string, string] | undefined;
  selected?: boolean | undefined;
  /** Of a line that has one of its own. */
  colour?: string | undefined;
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
  right: { x: number; y: number; name: string };
  /** From both points to their labels. */
  leads: string;
};

export type SlopeModel = {
  width: number;
  height: number;
  fontSize: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  lines: SlopeLine[];
};

const HEAD = 28;
const LINE = 16;
const GAP = 8;
/** Room in which a line leads from a point to its label. */
const LEAD = 16;
const MIN_HEIGHT = 260;

/** What stands after the name at the right end. */
export const endText = ({ toLabel, changeLabel, emphasised }: SlopeItem): string =>
  emphasised === true ? ` ${toLabel} (${changeLabel})` : ` ${toLabel}`;

/**
 * Straight lines between two years, those that are emphasised on top. Values stand at the left end, names at the right one,
 * each in one line beside its point: labels are moved apart only where lines end close together.
 */
export function toSlopeModel({ items, log, width }: SlopeInput): SlopeModel {
  const fontSize = width < 500 ? 11.5 : 13;
  const height = HEAD + Math.max(MIN_HEIGHT, items.length * LINE) + 8;
  const top = HEAD;
  const bottom = height - 8;
  const valueRoom =
    Math.ceil(Math.max(0, ...items.map(({ fromLabel }) => textWidth(fromLabel, fontSize)))) + GAP + LEAD;
  const wanted = Math.max(
    0,
    ...items.map((item) => textWidth(`${item.label}${endText(item)}`, fontSize) * BOLD),
  );
  const nameRoom = Math.min(Math.ceil(wanted) + GAP + LEAD, width * 0.56);
  const left = valueRoom;
  const right = width - nameRoom;
  const domain = valueDomain(
    items.flatMap(({ from, to }) => [from, to]),
    !log,
  ) ?? { min: 0, max: 1 };
  const y = (log ? logScale : linearScale)(domain, bottom - LINE / 2, top + LINE / 2);
  const lefts = placeLabels(
    items.map(({ id, from }) => ({ id, y: y(from) })),
    LINE,
    top,
    bottom,
  );
  const rights = placeLabels(
    items.map(({ id, to }) => ({ id, y: y(to) })),
    LINE,
    top,
    bottom,
  );
  // What is drawn last lies on top.
  const drawn = [...items].sort((a, b) => Number(a.emphasised === true) - Number(b.emphasised === true));
  const lines = drawn.map((item): SlopeLine => {
    const y1 = y(item.from);
    const y2 = y(item.to);
    const leftY = tenth(lefts?.get(item.id) ?? y1);
    const rightY = tenth(rights?.get(item.id) ?? y2);
    const room = nameRoom - GAP - LEAD - textWidth(endText(item), fontSize) * BOLD;
    return {
      item,
      colour: requireColour(
        item.colour ??
          (item.selected === true
            ? 'var(--accent)'
            : item.emphasised === true
              ? 'var(--ink)'
              : 'var(--edge)'),
        item.id,
      ),
      x1: left,
      y1: tenth(y1),
      x2: tenth(right),
      y2: tenth(y2),
      left: { x: left - LEAD - 4, y: leftY, text: item.fromLabel },
      right: {
        x: tenth(right + LEAD + 4),
        y: rightY,
        name: fitText(item.label, fontSize * BOLD, room),
      },
      leads: `M${left - 5},${tenth(y1)}L${left - LEAD},${leftY}M${tenth(right + 5)},${tenth(y2)}L${tenth(right + LEAD)},${rightY}`,
    };
  });
  return { width, height, fontSize, left, right: tenth(right), top, bottom, lines };
}
