import { tenth } from '../plot/paths.ts';
import { linearScale, valueDomain } from '../plot/scale.ts';
import { requireColour } from '../plot/series.ts';

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
const EDGE = 2;

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
  const rows = stairs.map(({ part, from, to }, index): DecompositionRow => {
    const top = index * ROW;
    const left = tenth(x(Math.min(from, to)));
    const right = tenth(x(Math.max(from, to)));
    return {
      part: { ...part, colour: requireColour(part.colour, part.id) },
      isTotal: index === stairs.length - 1,
      textY: top + 16,
      // A change too small to see still leaves a mark at its place.
      bar: { x: left, y: top + BAR_TOP, width: Math.max(tenth(right - left), 1), height: BAR_HEIGHT },
      connector:
        index === stairs.length - 1
          ? null
          : { x: tenth(x(to)), from: top + BAR_TOP + BAR_HEIGHT, to: top + ROW + BAR_TOP },
    };
  });
  return { width, height: stairs.length * ROW - 12, fontSize: FONT, zeroX: tenth(x(0)), rows };
}
