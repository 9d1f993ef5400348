import { cumsum, sum } from 'd3-array';
import { memo, type ReactNode } from 'react';
import { useExplained } from '../explained/explained.ts';
import { MAX_CHART_WIDTH, SERVER_CHART_WIDTH } from '../plot/chart-size.ts';
import { useContainerWidth } from '../plot/container-width.ts';
import { Drawing, type DrawingTexts } from '../plot/drawing.tsx';
import { placeLabels } from '../plot/label-placement.ts';
import { Label } from '../plot/marks/label.tsx';
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
  /** The arrays keep their identity while their content stays the same. */
  sources: readonly BalanceFlow[];
  destinations: readonly BalanceFlow[];
  width: number;
};

export type BalanceChartProps = DrawingTexts &
  Omit<BalanceInput, 'width'> & {
    /** Heads of the two bars. */
    heads: readonly [string, string];
    /** The unit of the labels, with their scale. */
    unit?: string | undefined;
  };

/** The name of a bar, and under it the unit. */
const HEAD = 40;
const MIN_BARS = 260;
const LINE = 16;
const LABEL_GAP = 6;

/** Sizes by width: in the narrowest windows the bars give way to the longest names, and where large letters leave little room, these do. */
function sizesOf(width: number) {
  if (width < 250) return { fontSize: 9, barWidth: 6, gap: 8, connector: 3, labelGap: 3 };
  if (width < 320) return { fontSize: 12, barWidth: 20, gap: 18, connector: 14, labelGap: LABEL_GAP };
  if (width < 500) return { fontSize: 12, barWidth: 34, gap: 26, connector: 14, labelGap: LABEL_GAP };
  return { fontSize: 14, barWidth: 64, gap: 56, connector: 14, labelGap: LABEL_GAP };
}

/** The names in their lines, the height that each side has for one, and how high the bars have to be for them. */
function layoutNames(sides: readonly (readonly BalanceFlow[])[], width: number) {
  const { fontSize, barWidth, gap, connector, labelGap } = sizesOf(width);
  const room = Math.max((width - gap) / 2 - barWidth - connector - labelGap, 40);
  const names = sides.map((flows) => flows.map(({ label }) => wrapText(label, fontSize, room)));
  const slots = names.map(
    (side) => (Math.max(1, ...side.map((lines) => lines.length)) + 1) * LINE + LABEL_GAP,
  );
  const bars = Math.max(MIN_BARS, ...sides.map((flows, side) => flows.length * (slots[side] ?? 0)));
  return { names, slots, bars };
}

/**
 * Two upright bars of equal length side by side, sources at the left and destinations at the right, each piece named
 * beside it. Labels never overlap: the bars grow where the names need more height than the figures.
 */
export function layoutBalance({ sources, destinations, width }: BalanceInput) {
  const sides = [sources, destinations];
  const { fontSize, barWidth, gap, connector, labelGap } = sizesOf(width);
  const { names, slots, bars: needed } = layoutNames(sides, width);
  // As high as on a phone, where the server draws it: measuring its box moves nothing below it.
  const bars = Math.max(needed, layoutNames(sides, SERVER_CHART_WIDTH).bars);
  const longest = Math.max(...sides.map((flows) => sum(flows, ({ length }) => length)));
  const scale = longest > 0 ? bars / longest : 0;
  const pieces = sides.map((flows, side) => {
    const isLeft = side === 0;
    const x = isLeft ? width / 2 - gap / 2 - barWidth : width / 2 + gap / 2;
    const edge = isLeft ? x : x + barWidth;
    const out = isLeft ? -1 : 1;
    const ends = cumsum(flows, ({ length }) => length * scale);
    const drawn = flows.map((flow, index) => {
      const height = flow.length * scale;
      const top = HEAD + (ends[index] ?? 0) - height;
      return { flow, lines: names[side]?.[index] ?? [], top, height, middle: top + height / 2 };
    });
    const centres = placeLabels(
      drawn.map(({ flow, middle }) => ({ id: flow.id, y: middle })),
      slots[side] ?? 0,
      HEAD,
      HEAD + bars,
    );
    return drawn.map(({ flow, lines, top, height, middle }) => {
      const centre = centres?.get(flow.id) ?? middle;
      return {
        flow: { ...flow, colour: requireColour(flow.colour, flow.id) },
        lines: [...lines, flow.valueLabel],
        bar: { x: tenth(x), y: tenth(top), width: barWidth, height: Math.max(tenth(height), 0.5) },
        /** Baseline of the first line. */
        text: {
          x: tenth(edge + out * (connector + labelGap)),
          y: tenth(centre - ((lines.length + 1) * LINE) / 2 + 12),
          textAnchor: isLeft ? ('end' as const) : ('start' as const),
        },
        connector: `M${tenth(edge + out * 2)},${tenth(middle)}L${tenth(edge + out * connector)},${tenth(centre)}`,
      };
    });
  });
  // The sign of equality stands between the bars.
  const middle = { x: width / 2, y: HEAD + bars / 2, fontSize: Math.min(22, gap) };
  return { width, height: HEAD + bars + 4, fontSize, middle, sides: pieces };
}

/** What came in and where it went, as two bars of equal length. */
export const BalanceChart = memo(function BalanceChart(props: BalanceChartProps): ReactNode {
  const { heads, unit, sources, destinations, ...texts } = props;
  const { id } = texts;
  const box = useContainerWidth(MAX_CHART_WIDTH);
  const model = layoutBalance({ sources, destinations, width: box.width });
  const points = model.sides.map((side, index) =>
    side.map(({ flow, bar }) => ({
      text: `${heads[index] ?? ''}, ${flow.label}: ${flow.exact ?? flow.valueLabel}`,
      box: bar,
      explain: flow.explain,
    })),
  );
  return (
    <Drawing {...texts} box={box} points={points} model={model} align="xMidYMin">
      <defs>
        <pattern id={`${id}-hatch`} width="6" height="6" patternUnits="userSpaceOnUse">
          <rect width="6" height="6" fill="var(--paper)" />
          <path d="M0,6L6,0M-1,1L1,-1M5,7L7,5" stroke="var(--ink-2)" strokeWidth="1.2" />
        </pattern>
      </defs>
      {model.sides.map((side, index) => {
        const [first] = side;
        if (first === undefined) return null;
        const x = first.bar.x + (index === 0 ? first.bar.width : 0);
        const anchor = index === 0 ? 'end' : 'start';
        return (
          <Label
            key={heads[index]}
            x={x}
            y={14}
            textAnchor={anchor}
            fontWeight="600"
            lines={[heads[index] ?? '']}
          >
            {unit !== undefined && (
              <tspan x={x} dy="16" fill="var(--ink-2)" fontWeight="400">
                {unit}
              </tspan>
            )}
          </Label>
        );
      })}
      <Label {...model.middle} textAnchor="middle" fill="var(--ink-2)" lines={['=']} />
      {model.sides.flatMap((side, index) =>
        side.map((piece) => (
          <Piece key={`${heads[index]} ${piece.flow.id}`} piece={piece} hatch={`url(#${id}-hatch)`} />
        )),
      )}
    </Drawing>
  );
});

/** A piece of a bar, with its name and under it its value. */
function Piece(props: {
  piece: ReturnType<typeof layoutBalance>['sides'][number][number];
  hatch: string;
}): ReactNode {
  const { flow, bar, lines, text, connector } = props.piece;
  const isOpen = flow.unexplained === true;
  return (
    <g {...useExplained()(flow.explain)}>
      {flow.exact !== undefined && <title>{flow.exact}</title>}
      <rect
        {...bar}
        fill={isOpen ? props.hatch : flow.colour}
        stroke={isOpen ? 'var(--ink-2)' : 'var(--paper)'}
      />
      <path d={connector} fill="none" stroke="var(--edge)" />
      <text {...text}>
        {lines.map((line, at) => (
          <tspan
            key={line}
            x={text.x}
            dy={at === 0 ? 0 : LINE}
            {...(at < lines.length - 1 ? { fill: 'var(--ink-2)' } : { fontWeight: 600 })}
          >
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}
