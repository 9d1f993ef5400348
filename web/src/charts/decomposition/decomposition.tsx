import { memo, type ReactNode } from 'react';
import { useExplained } from '../explained/explained.ts';
import { inPixels } from '../plot/channels.ts';
import { MAX_CHART_WIDTH } from '../plot/chart-size.ts';
import { useContainerWidth } from '../plot/container-width.ts';
import { Drawing, type DrawingTexts } from '../plot/drawing.tsx';
import { Bar, barRect } from '../plot/marks/bar.tsx';
import { Label, paperEdge } from '../plot/marks/label.tsx';
import { Rule } from '../plot/marks/rule.tsx';
import { linearScale, valueDomain } from '../plot/scale.ts';
import { requireColour } from '../plot/series.ts';
import { BOLD, fitText, textWidth } from '../plot/text-width.ts';

type DecompositionPart = {
  id: string;
  label: string;
  /** Change by this part, in the unit of the axis; parts are laid end to end. */
  value: number;
  valueLabel: string;
  colour: string;
  explain?: string | undefined;
};

export type DecompositionInput = {
  /** The array keeps its identity while its content stays the same. */
  parts: readonly DecompositionPart[];
  total: DecompositionPart;
  ends: readonly [before: string, after: string];
  width: number;
};

const ROW = 78;
const BAR_TOP = 24;
const BAR_HEIGHT = 36;
const FONT = 14;
/** No text of a chart is smaller. */
const LEAST_FONT = 11;
const GAP = 12;
const EDGE = 2;

/** The texts at zero and at the end of the total, inwards from the edges; in one where there is no room between them. */
function placeEnds(
  ends: DecompositionInput['ends'],
  [zero, end]: readonly [number, number],
  { width, fontSize }: { width: number; fontSize: number },
): readonly { x: number; text: string }[] {
  const [before, after] = [zero, end].map((at, index) => {
    const text = ends[index] ?? '';
    const half = (textWidth(text, fontSize) * BOLD) / 2;
    return { x: Math.min(Math.max(at, half), width - half), text, half };
  });
  if (before === undefined || after === undefined) return [];
  if (Math.abs(before.x - after.x) >= before.half + after.half + GAP) return [before, after];
  const half = before.half + after.half + GAP;
  return [{ x: Math.min(Math.max(zero, half), width - half), text: ends.join(' → ') }];
}

/** A part from where the one before ended; the total from zero. */
type Stair = { part: DecompositionPart; from: number; to: number; weight: number };

/** The largest size at which every label has its value beside it: heights do not depend on the width, so letters give way. */
function fontFor(stairs: readonly Stair[], width: number): number {
  const needed = stairs.map(
    ({ part, weight }) => (textWidth(part.label, FONT) + textWidth(part.valueLabel, FONT)) * weight,
  );
  const fitting = (FONT * (width - GAP)) / Math.max(1, ...needed);
  return Math.max(LEAST_FONT, Math.min(FONT, Math.floor(fitting * 10) / 10));
}

/** Each part begins where the one before ended, so that the last one ends where the total does, which is drawn from zero. */
export function layoutDecomposition({ parts, total, ends, width }: DecompositionInput) {
  let end = 0;
  const stairs: Stair[] = parts.map((part) => {
    const from = end;
    end += part.value;
    return { part, from, to: end, weight: 1 };
  });
  // Letters of a total are bold.
  stairs.push({ part: total, from: 0, to: total.value, weight: BOLD });
  const domain = valueDomain(stairs.map(({ to }) => to)) ?? { min: 0, max: 1 };
  const scales = { x: linearScale(domain, EDGE, width - EDGE), y: inPixels };
  const fontSize = fontFor(stairs, width);
  const rows = stairs.map((stair, index) => {
    const room = width - GAP - textWidth(stair.part.valueLabel, fontSize) * stair.weight;
    const bar = {
      at: [index * ROW + BAR_TOP + BAR_HEIGHT / 2],
      from: [stair.from],
      to: [stair.to],
      scales,
      thickness: BAR_HEIGHT,
      sideways: true,
      least: 1,
    };
    return {
      ...stair,
      isTotal: index === parts.length,
      top: index * ROW,
      // Cut where even small letters leave no room before the value.
      label: fitText(stair.part.label, fontSize, room / stair.weight),
      bar,
    };
  });
  const foot = stairs.length * ROW - (ROW - BAR_TOP - BAR_HEIGHT) + 4;
  const at = placeEnds(ends, [scales.x(0), scales.x(total.value)], { width, fontSize });
  return { width, height: foot + 20, fontSize, scales, rows, ends: at, foot };
}

export const Decomposition = memo(function Decomposition(
  props: DrawingTexts & Omit<DecompositionInput, 'width'>,
): ReactNode {
  const { parts, total, ends, ...texts } = props;
  const box = useContainerWidth(MAX_CHART_WIDTH);
  const explained = useExplained();
  const model = layoutDecomposition({ parts, total, ends, width: box.width });
  const { rows, scales, foot, width } = model;
  const points = rows.map(({ part, bar }) => ({
    text: `${part.label}: ${part.valueLabel}`,
    box: barRect(bar, 0) ?? undefined,
    explain: part.explain,
  }));
  return (
    <Drawing {...texts} box={box} points={[points]} model={model} align="xMinYMid">
      {rows.slice(0, -1).map(({ part, to, top }) => (
        <Rule
          key={part.id}
          x={[to]}
          scale={scales.x}
          from={top + BAR_TOP + BAR_HEIGHT}
          to={top + ROW + BAR_TOP}
          stroke="var(--ink-2)"
          look={{ strokeDasharray: '2 3' }}
        />
      ))}
      <Rule x={[0]} scale={scales.x} from={20} to={foot} stroke="var(--ink-2)" />
      {/* Texts are on the lines between the bars. */}
      {rows.map(({ part, label, isTotal, top, bar }) => (
        <g key={part.id} fontWeight={isTotal ? 600 : undefined} {...explained(part.explain)}>
          <Label x={0} y={top + 16} text={label} {...paperEdge(5)} />
          <Label x={width} y={top + 16} textAnchor="end" text={part.valueLabel} {...paperEdge(5)} />
          <Bar {...bar} colour={requireColour(part.colour, part.id)} />
        </g>
      ))}
      {model.ends.map(({ x, text }) => (
        <Label key={text} x={x} y={foot + 14} textAnchor="middle" fontWeight="600" text={text} />
      ))}
    </Drawing>
  );
});
