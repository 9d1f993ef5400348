import { SERVER_CHART_WIDTH } from '../plot/chart-size.ts';
import { placeLabels } from '../plot/label-placement.ts';
import { tenth } from '../plot/paths.ts';
import { requireColour } from '../plot/series.ts';
import { wrapText } from '../plot/text-width.ts';

export type BalanceFlow = {
  id: string;
  label: string;
  /** Length of the piece; above zero. */
  length: number;
  valueLabel: string;
  /** The value with all its digits and its unit, for hover and focus; the label when absent. */
  exact?: string | undefined;
  colour: string;
  /** Hatched: what nobody explains. */
  unexplained?: boolean | undefined;
  /** Key of the figure's explanation: a press of the piece opens it. */
  explain?: string | undefined;
};

export type BalanceInput = {
  sources: readonly BalanceFlow[];
  destinations: readonly BalanceFlow[];
  width: number;
};

export type BalancePiece = {
  flow: BalanceFlow;
  bar: { x: number; y: number; width: number; height: number };
  /** Name in one or more lines, and under it the value; `y` is the baseline of the first. */
  lines: readonly string[];
  text: { x: number; y: number; anchor: 'start' | 'end' };
  connector: string;
};

export type BalanceModel = {
  width: number;
  height: number;
  fontSize: number;
  lineHeight: number;
  /** Sources, then destinations. */
  sides: readonly (readonly BalancePiece[])[];
  /** Where the sign of equality stands between the bars. */
  middle: { x: number; y: number; fontSize: number };
};

/** The name of a bar, and under it the unit. */
const HEAD = 40;
const MIN_BARS = 260;
const LINE = 16;
const LABEL_GAP = 6;
const CONNECTOR = 14;

/** The names in their lines, and how high the bars have to be for them. */
function layoutLabels(sides: readonly (readonly BalanceFlow[])[], width: number) {
  const narrow = width < 500;
  // In the narrowest windows the bars give way to the longest names, and where so little room is the work of large letters, these do.
  const tight = width < 320;
  const tightest = width < 250;
  const fontSize = tightest ? 9 : narrow ? 12 : 14;
  const barWidth = tightest ? 6 : tight ? 20 : narrow ? 34 : 64;
  const gap = tightest ? 8 : tight ? 18 : narrow ? 26 : 56;
  const connector = tightest ? 3 : CONNECTOR;
  const labelGap = tightest ? 3 : LABEL_GAP;
  const room = Math.max((width - gap) / 2 - barWidth - connector - labelGap, 40);
  const labels = sides.map((flows) => flows.map(({ label }) => wrapText(label, fontSize, room)));
  const slots = labels.map(
    (side) => (Math.max(1, ...side.map((lines) => lines.length)) + 1) * LINE + LABEL_GAP,
  );
  const bars = Math.max(MIN_BARS, ...sides.map((flows, side) => flows.length * (slots[side] ?? 0)));
  return { fontSize, barWidth, gap, connector, labelGap, labels, slots, bars };
}

/**
 * Two upright bars of equal length side by side, sources at the left and destinations at the right, each piece named
 * beside it. Labels never overlap: the bars grow where the names need more height than the figures.
 */
export function toBalanceModel({ sources, destinations, width }: BalanceInput): BalanceModel {
  const sides = [sources, destinations];
  const laidOut = layoutLabels(sides, width);
  const { fontSize, barWidth, gap, connector, labelGap, labels, slots, bars: needed } = laidOut;
  // As high as on a phone, where the server draws it: measuring its box moves nothing below it.
  const bars = Math.max(needed, layoutLabels(sides, SERVER_CHART_WIDTH).bars);
  const longest = Math.max(...sides.map((flows) => flows.reduce((sum, { length }) => sum + length, 0)), 0);
  const scale = longest > 0 ? bars / longest : 0;
  return {
    width,
    height: HEAD + bars + 4,
    fontSize,
    lineHeight: LINE,
    middle: { x: width / 2, y: HEAD + bars / 2, fontSize: Math.min(22, gap) },
    sides: sides.map((flows, side) => {
      const isLeft = side === 0;
      const x = isLeft ? width / 2 - gap / 2 - barWidth : width / 2 + gap / 2;
      const heights = flows.map(({ length }) => length * scale);
      const tops = heights.map(
        (_, index) => HEAD + heights.slice(0, index).reduce((sum, one) => sum + one, 0),
      );
      const slot = slots[side] ?? 0;
      const centres = placeLabels(
        flows.map(({ id }, index) => ({ id, y: (tops[index] ?? 0) + (heights[index] ?? 0) / 2 })),
        slot,
        HEAD,
        HEAD + bars,
      );
      return flows.map((flow, index): BalancePiece => {
        const top = tops[index] ?? 0;
        const height = heights[index] ?? 0;
        const lines = labels[side]?.[index] ?? [];
        const centre = centres?.get(flow.id) ?? top + height / 2;
        const edge = isLeft ? x : x + barWidth;
        const out = isLeft ? -1 : 1;
        return {
          flow: { ...flow, colour: requireColour(flow.colour, flow.id) },
          bar: { x: tenth(x), y: tenth(top), width: barWidth, height: Math.max(tenth(height), 0.5) },
          lines,
          text: {
            x: tenth(edge + out * (connector + labelGap)),
            y: tenth(centre - ((lines.length + 1) * LINE) / 2 + 12),
            anchor: isLeft ? 'end' : 'start',
          },
          connector: `M${tenth(edge + out * 2)},${tenth(top + height / 2)}L${tenth(edge + out * connector)},${tenth(centre)}`,
        };
      });
    }),
  };
}
