import { memo, type ReactNode } from 'react';
import { pixelScales } from '../plot/channels.ts';
import { MAX_CHART_WIDTH, WIDE_CHART_WIDTH } from '../plot/chart-size.ts';
import { useContainerWidth } from '../plot/container-width.ts';
import { Drawing, type DrawingTexts } from '../plot/drawing.tsx';
import { placeLabels } from '../plot/label-placement.ts';
import { Dot } from '../plot/marks/dot.tsx';
import { Label } from '../plot/marks/label.tsx';
import { Line } from '../plot/marks/line.tsx';
import { Rule } from '../plot/marks/rule.tsx';
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
  fromLabel: string;
  toLabel: string;
  changeLabel: string;
  /** Both values with all their digits, for focus. */
  exact: readonly [string, string];
  colour: string;
};

export type SlopeInput = {
  items: readonly SlopeItem[];
  /** Equal distances are equal multiples; all values are above zero then. */
  log: boolean;
  width: number;
};

export type SlopeProps = DrawingTexts &
  Omit<SlopeInput, 'width'> & {
    years: readonly [string, string];
    unit: string;
  };

const HEAD = 28;
const LINE = 16;
const GAP = 8;
const LEAD = 16;
const MIN_HEIGHT = 260;

const endText = ({ toLabel, changeLabel }: SlopeItem): string => ` ${toLabel} (${changeLabel})`;

/** Labels are moved apart only where lines end close together. */
export function layoutSlope({ items, log, width }: SlopeInput) {
  const fontSize = width < 500 ? 11.5 : 13;
  const height = HEAD + Math.max(MIN_HEIGHT, items.length * LINE) + 8;
  const [top, bottom] = [HEAD, height - 8];
  const widest = (widths: readonly number[]): number => Math.ceil(Math.max(0, ...widths)) + GAP + LEAD;
  const nameRoom = Math.min(
    widest(items.map((item) => textWidth(`${item.label}${endText(item)}`, fontSize) * BOLD)),
    width * 0.56,
  );
  const left = widest(items.map(({ fromLabel }) => textWidth(fromLabel, fontSize)));
  const domain = valueDomain(
    items.flatMap(({ from, to }) => [from, to]),
    !log,
  ) ?? { min: 0, max: 1 };
  const y = (log ? logScale : linearScale)(domain, bottom - LINE / 2, top + LINE / 2);
  const placed = (['from', 'to'] as const).map((end) =>
    placeLabels(
      items.map((item) => ({ id: item.id, y: y(item[end]) })),
      LINE,
      top,
      bottom,
    ),
  );
  const lines = items.map((item) => {
    const ends = [tenth(y(item.from)), tenth(y(item.to))] as const;
    const labelAt = (end: 0 | 1): number => tenth(placed[end]?.get(item.id) ?? ends[end]);
    const room = nameRoom - GAP - LEAD - textWidth(endText(item), fontSize) * BOLD;
    const name = fitText(item.label, fontSize * BOLD, room);
    return { item, ends, labels: [labelAt(0), labelAt(1)] as const, text: name + endText(item) };
  });
  return { width, height, fontSize, left, right: tenth(width - nameRoom), top, bottom, lines };
}

/** A comparison of two years: one line for each, with its change in amount and percent. */
export const Slope = memo(function Slope(props: SlopeProps): ReactNode {
  const { years, unit, items, log, ...texts } = props;
  const box = useContainerWidth(props.wide === true ? WIDE_CHART_WIDTH : MAX_CHART_WIDTH);
  const model = layoutSlope({ items, log, width: box.width });
  const { left, right } = model;
  const points = model.lines.map(({ item, ends }) => {
    const [from, to] = item.exact;
    return [
      {
        text: `${years[0]}, ${item.label}: ${from}`,
        box: { x: left - 3, y: ends[0] - 3, width: 6, height: 6 },
      },
      {
        text: `${years[1]}, ${item.label}: ${to}; ${item.changeLabel}`,
        box: { x: right - 3, y: ends[1] - 3, width: 6, height: 6 },
      },
    ];
  });
  return (
    <Drawing {...texts} box={box} points={points} model={model} align="xMinYMin">
      <g fontWeight="600">
        <Label x={left} y={16} textAnchor="middle" text={years[0]} />
        <Label x={right - 16} y={16} text={years[1]}>
          {unit !== '' && (
            <tspan dx="0.6em" fill="var(--ink-2)" fontWeight="400">
              {unit}
            </tspan>
          )}
        </Label>
      </g>
      <Rule x={[left, right]} from={model.top} to={model.bottom} />
      {model.lines.map(({ item, ends, labels, text }) => {
        const mark = {
          x: [left, right],
          y: ends,
          scales: pixelScales,
          colour: requireColour(item.colour, item.id),
        };
        return (
          <g key={item.id}>
            <Line {...mark} width={2.5} />
            <path
              d={`M${left - 5},${ends[0]}L${left - LEAD},${labels[0]}M${tenth(right + 5)},${ends[1]}L${tenth(right + LEAD)},${labels[1]}`}
              stroke="var(--rule)"
              fill="none"
            />
            <Dot {...mark} r={3.5} look={{}} />
            <Label
              x={left - LEAD - 4}
              y={labels[0]}
              dy="0.32em"
              textAnchor="end"
              fill="var(--ink-2)"
              text={item.fromLabel}
            />
            <Label x={tenth(right + LEAD + 4)} y={labels[1]} dy="0.32em" fontWeight="600" text={text} />
          </g>
        );
      })}
    </Drawing>
  );
});
