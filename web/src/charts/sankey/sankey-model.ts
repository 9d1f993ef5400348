import { sum } from 'd3-array';
import { SERVER_CHART_WIDTH } from '../plot/chart-size.ts';
import { tenth } from '../plot/paths.ts';
import { BOLD, fitText, textWidth, wrapText } from '../plot/text-width.ts';

export type SankeyNode = {
  id: string;
  /** From the left; a flow goes from a column to one further right. */
  column: number;
  label: string;
  valueLabel: string;
  /** The one whose flows are shown, or the selected country. */
  selected?: boolean | undefined;
  /** Gathers what has no node of its own. */
  rest?: boolean | undefined;
};

export type SankeyLink = {
  id: string;
  from: string;
  to: string;
  value: number;
};

export type SankeyInput = { nodes: readonly SankeyNode[]; links: readonly SankeyLink[]; width: number };

type NodeBox = { x: number; y: number; width: number; height: number };

export type DrawnNode = {
  node: SankeyNode;
  box: NodeBox;
  /** Name and sum, outside of the bands or above the node, in lines that fit the room. */
  label: {
    x: number;
    y: number;
    anchor: 'start' | 'middle' | 'end';
    lines: readonly string[];
    value: string;
  };
};

type DrawnLink = { link: SankeyLink; path: string };

export type SankeyModel = {
  width: number;
  height: number;
  fontSize: number;
  nodes: DrawnNode[];
  links: DrawnLink[];
};

const NODE_WIDTH = 10;
const NARROW = 480;
/** Height of the fullest column's flows, without gaps. */
const FULL = 280;
/** Room for two lines, which a label has on narrow drawings: the drawing is as high in every width. */
const SLOT = 34;
const LINE = 14;
const NARROW_FONT = 12;
const GAP = 6;
const MIDDLE_GAP = 22;
const LABEL_GAP = 6;
const THINNEST = 1;
const MARGIN_SHARE = 0.34;

/** Places nodes and bands; all sums are to one scale, so that widths can be compared across the drawing. */
export function toSankeyModel({ nodes, links, width }: SankeyInput): SankeyModel {
  const nodeIds = new Set(nodes.map(({ id }) => id));
  const visibleLinks = links.filter(
    ({ value, from, to }) => value > 0 && nodeIds.has(from) && nodeIds.has(to),
  );
  const columns = Math.max(0, ...nodes.map(({ column }) => column)) + 1;
  const narrow = width < NARROW;
  const fontSize = narrow ? NARROW_FONT : 13;
  // Labels are outside of the bands, in margins as wide as they need, up to a part of the width.
  const marginOf = (column: number): number => {
    const widths = nodes
      .filter((node) => node.column === column)
      .map(({ label, valueLabel }) =>
        narrow
          ? Math.max(textWidth(label, fontSize), textWidth(valueLabel, fontSize))
          : textWidth(`${label}  ${valueLabel}`, fontSize),
      );
    return Math.min(Math.max(0, ...widths) * BOLD + LABEL_GAP, width * MARGIN_SHARE);
  };
  // A column in the middle has its label above it.
  const isEnd = (column: number): boolean => column === 0 || column === columns - 1;
  const gapOf = (column: number): number => (isEnd(column) ? GAP : MIDDLE_GAP);
  const margins = { left: marginOf(0), right: columns > 1 ? marginOf(columns - 1) : 0 };
  const sent = (id: string): number =>
    sum(visibleLinks.filter((link) => link.from === id).map(({ value }) => value));
  const received = (id: string): number =>
    sum(visibleLinks.filter((link) => link.to === id).map(({ value }) => value));
  const weightOf = new Map(nodes.map(({ id }) => [id, Math.max(sent(id), received(id))]));
  const inColumn = (column: number): readonly SankeyNode[] => nodes.filter((node) => node.column === column);
  const totals = Array.from({ length: columns }, (_, column) =>
    sum(inColumn(column).map(({ id }) => weightOf.get(id) ?? 0)),
  );
  const most = Math.max(...totals, 0);
  const scale = most === 0 ? 0 : FULL / most;
  const barOf = (id: string): number => Math.max(THINNEST, tenth((weightOf.get(id) ?? 0) * scale));
  const slotOf = ({ id, label }: SankeyNode): number => Math.max(roomFor(label), barOf(id));
  const heights = Array.from({ length: columns }, (_, column) => {
    const inside = inColumn(column);
    return sum(inside.map(slotOf)) + gapOf(column) * Math.max(0, inside.length - 1);
  });
  const top = columns > 2 ? SLOT : 0;
  const height = top + Math.max(...heights, 0);

  const boxes = new Map<string, NodeBox>();
  for (let column = 0; column < columns; column++) {
    let y = top + (height - top - (heights[column] ?? 0)) / 2;
    const inner = width - margins.left - margins.right - NODE_WIDTH;
    const x = margins.left + (columns === 1 ? 0 : (column * inner) / (columns - 1));
    for (const node of inColumn(column)) {
      const { id } = node;
      const bar = barOf(id);
      const room = slotOf(node);
      boxes.set(id, { x: tenth(x), y: tenth(y + (room - bar) / 2), width: NODE_WIDTH, height: bar });
      y += room + gapOf(column);
    }
  }
  return {
    width,
    height: tenth(height),
    fontSize,
    nodes: nodes.flatMap((node) => {
      const box = boxes.get(node.id);
      return box === undefined
        ? []
        : [drawnNode(node, box, { isEnd: isEnd(node.column), width, margins, fontSize, narrow })];
    }),
    links: drawLinks(visibleLinks, boxes, scale),
  };
}

function roomFor(label: string): number {
  const lines = wrapText(label, NARROW_FONT, (SERVER_CHART_WIDTH * MARGIN_SHARE - LABEL_GAP) / BOLD, 2);
  return SLOT + LINE * (lines.length - 1);
}

function drawnNode(
  node: SankeyNode,
  box: NodeBox,
  place: {
    isEnd: boolean;
    width: number;
    margins: { left: number; right: number };
    fontSize: number;
    narrow: boolean;
  },
): DrawnNode {
  const { isEnd, width, margins, fontSize, narrow } = place;
  if (!isEnd)
    return {
      node,
      box,
      label: {
        x: tenth(box.x + box.width / 2),
        y: tenth(box.y - LABEL_GAP),
        anchor: 'middle',
        lines: [fitText(node.label, fontSize, width - margins.left - margins.right)],
        value: node.valueLabel,
      },
    };
  const left = node.column === 0;
  const margin = (left ? margins.left : margins.right) - LABEL_GAP;
  const room = narrow ? margin : margin - textWidth(`  ${node.valueLabel}`, fontSize);
  return {
    node,
    box,
    label: {
      x: tenth(left ? box.x - LABEL_GAP : box.x + box.width + LABEL_GAP),
      y: tenth(box.y + box.height / 2),
      anchor: left ? 'end' : 'start',
      lines: wrapText(node.label, fontSize, room / BOLD + 0.1, narrow ? 2 : 1),
      value: node.valueLabel,
    },
  };
}

/** Bands leave and reach their nodes in the order of the other ends, so that they cross as little as can be. */
function drawLinks(
  links: readonly SankeyLink[],
  boxes: ReadonlyMap<string, NodeBox>,
  scale: number,
): DrawnLink[] {
  const ends = (link: SankeyLink): [NodeBox, NodeBox] | null => {
    const from = boxes.get(link.from);
    const to = boxes.get(link.to);
    return from === undefined || to === undefined ? null : [from, to];
  };
  const leaving = new Map<string, number>();
  const arriving = new Map<string, number>();
  const startOf = new Map<string, number>();
  const endOf = new Map<string, number>();
  const thickness = (link: SankeyLink): number => Math.max(THINNEST, link.value * scale);
  const byOtherEnd = (side: 0 | 1) => (a: SankeyLink, b: SankeyLink) =>
    (ends(a)?.[side].y ?? 0) - (ends(b)?.[side].y ?? 0);
  for (const link of [...links].sort(byOtherEnd(1))) {
    startOf.set(link.id, leaving.get(link.from) ?? 0);
    leaving.set(link.from, (leaving.get(link.from) ?? 0) + thickness(link));
  }
  for (const link of [...links].sort(byOtherEnd(0))) {
    endOf.set(link.id, arriving.get(link.to) ?? 0);
    arriving.set(link.to, (arriving.get(link.to) ?? 0) + thickness(link));
  }
  return links.flatMap((link) => {
    const pair = ends(link);
    if (pair === null) return [];
    const [from, to] = pair;
    const band = thickness(link);
    const x0 = from.x + from.width;
    const x1 = to.x;
    const y0 = from.y + (startOf.get(link.id) ?? 0);
    const y1 = to.y + (endOf.get(link.id) ?? 0);
    const [a, b, c, d, m] = [y0, y0 + band, y1, y1 + band, (x0 + x1) / 2].map(tenth);
    return [
      {
        link,
        path: `M${tenth(x0)},${a}C${m},${a} ${m},${c} ${tenth(x1)},${c}V${d}C${m},${d} ${m},${b} ${tenth(x0)},${b}Z`,
      },
    ];
  });
}
