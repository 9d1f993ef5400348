import { cumsum, sum } from 'd3-array';
import { memo, type ReactNode, useContext } from 'react';
import { useExplained } from '../explained/explained.ts';
import { PictureContext } from '../picture/picture-parts.ts';
import { SERVER_CHART_WIDTH } from '../plot/chart-size.ts';
import { type DrawingTexts, FittedDrawing } from '../plot/drawing.tsx';
import { Label, onFill, paperEdge } from '../plot/marks/label.tsx';
import { tenth } from '../plot/paths.ts';
import { requireColour } from '../plot/series.ts';
import { BOLD, fitText, textWidth } from '../plot/text-width.ts';

export type BalanceFlow = {
  id: string;
  label: string;
  /** Length of the piece; above zero. */
  length: number;
  valueLabel: string;
  /** The value with all its digits and its unit, for hover and focus; the label when absent. */
  exact?: string | undefined;
  colour: string;
  /** Letters on it are dark in every scheme. */
  isPale?: boolean | undefined;
  /** Drawn as an outline: the part without a known source or use. */
  unexplained?: boolean | undefined;
  explain?: string | undefined;
};

export type BalanceInput = {
  sources: readonly BalanceFlow[];
  destinations: readonly BalanceFlow[];
  width: number;
};

export type BalanceChartProps = DrawingTexts &
  Omit<BalanceInput, 'width'> & {
    heads: readonly [string, string];
    /** Unit of the labels, for images; on the page it is in the title. */
    unit?: string | undefined;
  };

const FONT = 13;
const HEAD = 20;
const LINE = 17;
const BAR = 116;
const GAP = 26;
/** A narrower piece has its label outside. */
const LEAST_INSIDE = 60;
const PAD = 10;
const APART = 8;

interface Piece {
  flow: BalanceFlow;
  x: number;
  width: number;
  /** Row of the label outside, from the bar on; `null` inside. */
  row: number | null;
  labelEnd: number;
}

const outsideText = ({ label, valueLabel }: BalanceFlow): string => `${label} ${valueLabel}`;

/** Pieces side by side; labels that do not fit inside are in rows outside, each ending at its tick and none over another. */
function layoutBar(flows: readonly BalanceFlow[], width: number): readonly Piece[] {
  const whole = sum(flows, ({ length }) => length);
  const ends = cumsum(flows, ({ length }) => (whole > 0 ? (length / whole) * width : 0));
  const placed: { start: number; tick: number; row: number }[] = [];
  return flows.map((flow, at) => {
    const x = at === 0 ? 0 : (ends[at - 1] ?? 0);
    const room = (ends[at] ?? 0) - x;
    const needed = Math.max(textWidth(flow.label, FONT) * BOLD, textWidth(flow.valueLabel, FONT)) + 2 * PAD;
    if (room >= LEAST_INSIDE && needed <= room) return { flow, x, width: room, row: null, labelEnd: 0 };
    const tick = x + room / 2;
    const length = textWidth(outsideText(flow), FONT) * BOLD;
    const end = Math.min(width, Math.max(tick, length));
    const start = end - length - APART;
    const row = Math.max(-1, ...placed.filter((one) => one.tick >= start).map((one) => one.row)) + 1;
    placed.push({ start, tick, row });
    return { flow, x, width: room, row, labelEnd: end };
  });
}

const rowsOf = (pieces: readonly Piece[]): number => Math.max(-1, ...pieces.map(({ row }) => row ?? -1)) + 1;

/** Two bars of one length: where something came from, with small labels above, and where it went, with small labels below. */
export function layoutBalance({ sources, destinations, width }: BalanceInput) {
  const sides = [layoutBar(sources, width), layoutBar(destinations, width)] as const;
  // As high as on a phone, where the server draws it: measuring its box moves nothing below it.
  const [above = 0, below = 0] = sides.map((side, at) =>
    Math.max(rowsOf(side), rowsOf(layoutBar(at === 0 ? sources : destinations, SERVER_CHART_WIDTH))),
  );
  const tops = [HEAD + above * LINE + 4, HEAD + above * LINE + 4 + BAR + GAP + HEAD] as const;
  const bars = sides.map((pieces, side) => {
    const top = tops[side] ?? 0;
    const isUpper = side === 0;
    const headY = isUpper ? top - rowsOf(pieces) * LINE - 10 : top - 8;
    return {
      headY,
      pieces: pieces.map(({ flow, x, width: room, row, labelEnd }) => {
        const labelY = row === null ? null : isUpper ? top - 9 - row * LINE : top + BAR + 20 + row * LINE;
        const middle = tenth(x + room / 2);
        return {
          flow: { ...flow, colour: requireColour(flow.colour, flow.id) },
          bar: { x: tenth(x), y: top, width: Math.max(tenth(room), 0.5), height: BAR },
          inside: row === null ? { x: tenth(x + PAD), y: top + BAR / 2 } : null,
          outside:
            labelY === null
              ? null
              : {
                  x: tenth(labelEnd),
                  y: labelY,
                  text: fitText(outsideText(flow), FONT, width / BOLD),
                  tick: `M${middle},${isUpper ? top : top + BAR}V${isUpper ? labelY + 3 : labelY - 11}`,
                },
        };
      }),
    };
  });
  return { width, height: tops[1] + BAR + 8 + below * LINE, fontSize: FONT, bars };
}

export const BalanceChart = memo(function BalanceChart(props: BalanceChartProps): ReactNode {
  const { sources, destinations, unit, ...texts } = props;
  const picture = useContext(PictureContext);
  const isPicture = import.meta.env.SSR && picture !== null;
  const [from, to] = props.heads;
  const heads = [isPicture && unit !== undefined ? `${from} (${unit})` : from, to] as const;
  return (
    <FittedDrawing
      {...texts}
      layoutOf={(width) => layoutBalance({ sources, destinations, width })}
      pointsOf={({ bars }) =>
        bars.map(({ pieces }, index) =>
          pieces.map(({ flow, bar }) => ({
            text: `${heads[index] ?? ''}, ${flow.label}: ${flow.exact ?? flow.valueLabel}`,
            box: bar,
            explain: flow.explain,
          })),
        )
      }
    >
      {({ bars }) =>
        bars.map(({ pieces, headY }, index) => (
          <g key={heads[index]}>
            {pieces.length > 0 && <Label x={0} y={headY} fontWeight="600" text={heads[index] ?? ''} />}
            {pieces.map(
              ({ flow, outside }) =>
                outside !== null && <path key={flow.id} d={outside.tick} stroke="var(--ink-2)" />,
            )}
            {pieces.map((piece) => (
              <PieceOfBar key={piece.flow.id} piece={piece} />
            ))}
          </g>
        ))
      }
    </FittedDrawing>
  );
});

function PieceOfBar(props: {
  piece: ReturnType<typeof layoutBalance>['bars'][number]['pieces'][number];
}): ReactNode {
  const { flow, bar, inside, outside } = props.piece;
  const isOpen = flow.unexplained === true;
  const ink = isOpen ? 'var(--ink)' : flow.isPale === true ? 'var(--on-pale)' : 'var(--paper)';
  return (
    <g {...useExplained()(flow.explain)}>
      <title>{`${flow.label}: ${flow.exact ?? flow.valueLabel}`}</title>
      <rect
        {...bar}
        fill={isOpen ? 'var(--paper)' : flow.colour}
        stroke={isOpen ? 'var(--ink-2)' : 'var(--paper)'}
        strokeWidth="1.5"
      />
      {inside !== null && (
        <>
          <Label x={inside.x} y={inside.y - 4} fill={ink} fontWeight="600" text={flow.label} {...onFill} />
          <Label x={inside.x} y={inside.y + 14} fill={ink} text={flow.valueLabel} {...onFill} />
        </>
      )}
      {outside !== null && (
        <Label x={outside.x} y={outside.y} textAnchor="end" text={outside.text} {...paperEdge(4)} />
      )}
    </g>
  );
}
