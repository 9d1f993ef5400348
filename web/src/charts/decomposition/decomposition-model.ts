import { tenth } from '../plot/paths.ts';
import { linearScale, valueDomain } from '../plot/scale.ts';
import { requireColour } from '../plot/series.ts';
import { BOLD, fitText, textWidth } from '../plot/text-width.ts';

export type DecompositionPart = {
  id: string;
  label: string;
  /** Change that the part stands for, in the unit of the axis; parts are laid end to end. */
  value: number;
  /** The change as text. */
  valueLabel: string;
  colour: string;
  /** Key of the explanation of the change. */
  explain?: string | undefined;
};

export type DecompositionInput = {
  parts: readonly DecompositionPart[];
  /** Sum of the parts, drawn from zero below them. */
  total: DecompositionPart;
  width: number;
};

export type DecompositionRow = {
  part: DecompositionPart;
  isTotal: boolean;
  textY: number;
  /** The part's label, cut where even small letters leave no room for it before the value. */
  label: string;
  bar: { x: number; y: number; width: number; height: number };
  /** Dashed line from the end of this bar down to the next row; `null` below the last. */
  connector: { x: number; from: number; to: number } | null;
};

export type DecompositionModel = {
  width: number;
  height: number;
  fontSize: number;
  zeroX: number;
  rows: DecompositionRow[];
};

const ROW = 62;
const BAR_TOP = 24;
const BAR_HEIGHT = 22;
const FONT = 14;
/** No text of a chart is smaller. */
const LEAST_FONT = 11;
/** Between a label and its value, which stand on one line. */
const GAP = 12;
const EDGE = 2;

/** Letters of a total are bold. */
const widthOf = (text: string, font: number, isTotal: boolean): number =>
  textWidth(text, font) * (isTotal ? BOLD : 1);

/** The largest size at which every label has its value beside it: heights do not depend on the width, so letters give way. */
function fontFor(
  texts: readonly (readonly [part: DecompositionPart, isTotal: boolean])[],
  width: number,
): number {
  const needed = texts.map(
    ([{ label, valueLabel }, isTotal]) => widthOf(label, FONT, isTotal) + widthOf(valueLabel, FONT, isTotal),
  );
  const fitting = (FONT * (width - GAP)) / Math.max(1, ...needed);
  return Math.max(LEAST_FONT, Math.min(FONT, Math.floor(fitting * 10) / 10));
}

/**
 * A staircase of changes: each part begins where the one before ended, so that the end of the last part is the end of the
 * total, which stands below them from zero.
 */
export function toDecompositionModel({ parts, total, width }: DecompositionInput): DecompositionModel {
  const ends: number[] = [];
  for (const { value } of parts) ends.push((ends.at(-1) ?? 0) + value);
  const domain = valueDomain([...ends, total.value]) ?? { min: 0, max: 1 };
  const x = linearScale(domain, EDGE, width - EDGE);
  const stairs = [
    ...parts.map((part, index) => ({ part, from: ends[index - 1] ?? 0, to: ends[index] ?? 0 })),
    { part: total, from: 0, to: total.value },
  ];
  const isLast = (index: number): boolean => index === stairs.length - 1;
  const fontSize = fontFor(
    stairs.map(({ part }, index) => [part, isLast(index)]),
    width,
  );
  const rows = stairs.map(({ part, from, to }, index): DecompositionRow => {
    const top = index * ROW;
    const isTotal = isLast(index);
    const room = width - GAP - widthOf(part.valueLabel, fontSize, isTotal);
    const left = tenth(x(Math.min(from, to)));
    const right = tenth(x(Math.max(from, to)));
    return {
      part: { ...part, colour: requireColour(part.colour, part.id) },
      isTotal,
      textY: top + 16,
      label: fitText(part.label, fontSize, room / (isTotal ? BOLD : 1)),
      // A change too small to see still leaves a mark at its place.
      bar: { x: left, y: top + BAR_TOP, width: Math.max(tenth(right - left), 1), height: BAR_HEIGHT },
      connector: isTotal
        ? null
        : { x: tenth(x(to)), from: top + BAR_TOP + BAR_HEIGHT, to: top + ROW + BAR_TOP },
    };
  });
  return { width, height: stairs.length * ROW - 12, fontSize, zeroX: tenth(x(0)), rows };
}
