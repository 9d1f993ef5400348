import { ticks } from 'd3-array';
import { memo, type ReactNode } from 'react';
import { type DrawingTexts, FittedDrawing } from '../plot/drawing.tsx';
import { Label, onFill, paperEdge } from '../plot/marks/label.tsx';
import { NameLabel } from '../plot/marks/name-label.tsx';
import { tenth } from '../plot/paths.ts';
import { linearScale } from '../plot/scale.ts';
import { BOLD, textWidth } from '../plot/text-width.ts';

/** A part of a change, right of zero where it adds to it and left where it takes from it. */
type DriverPart = {
  id: string;
  label: string;
  value: number;
  valueLabel: string;
  colour: string;
  /** Letters on it are dark in every scheme. */
  isPale?: boolean;
};

export type DriverRow = {
  id: string;
  label: string;
  parts: readonly DriverPart[];
  totalLabel: string;
};

export type DriversInput = {
  /** The first is what the chart is of; the others are below it as context. The array keeps its identity. */
  rows: readonly DriverRow[];
  width: number;
};

export type DriversProps = DrawingTexts & {
  rows: readonly DriverRow[];
  zero: string;
  /** Meaning of the colours, where bars are too short for names. */
  legend: readonly { label: string; colour: string }[];
  formatTick: (value: number) => string;
};

const FONT = 13;
const LEGEND = 20;
const AXIS = 22;
const MAIN = 58;
const PEER = 26;
const APART = 24;
const PEER_BAR = 20;
const GAP = 12;
const PAD = 8;
const TOTAL_FONT = 18;
const LEAST_TICK = 100;

type Segment = {
  part: DriverPart;
  x: number;
  width: number;
  label: { x: number; anchor: 'start' | 'middle' | 'end'; isInside: boolean; hasName: boolean } | null;
};

/** Parts from zero to both sides, each with its label on it, or beside it where it is the last of its side. */
function layoutParts(
  parts: readonly DriverPart[],
  scale: (value: number) => number,
  [left, right]: readonly [number, number],
  isMain: boolean,
): readonly Segment[] {
  const ends = { up: 0, down: 0 };
  const placed = parts.map((part) => {
    const side = part.value < 0 ? 'down' : 'up';
    const from = ends[side];
    ends[side] += part.value;
    const [a, b] = [scale(from), scale(ends[side])];
    return { part, side, x: Math.min(a, b), width: Math.max(Math.abs(b - a), 1) };
  });
  return placed.map(({ part, side, x, width }, at) => {
    const isLast = !placed.slice(at + 1).some((other) => other.side === side);
    const valueWidth = textWidth(part.valueLabel, FONT) + PAD;
    const nameWidth = Math.max(textWidth(part.label, FONT) * BOLD, valueWidth) + 2 * PAD;
    const free = side === 'up' ? right - (x + width) : x - left;
    const beside = side === 'up' ? x + width + 5 : x - 5;
    const labelled = (isInside: boolean, hasName: boolean): Segment['label'] => ({
      x: tenth(isInside ? (hasName ? x + PAD : x + width / 2) : beside),
      anchor: isInside ? (hasName ? 'start' : 'middle') : side === 'up' ? 'start' : 'end',
      ...{ isInside, hasName },
    });
    const label =
      isMain && width >= nameWidth
        ? labelled(true, true)
        : isMain && isLast && free >= nameWidth
          ? labelled(false, true)
          : width >= valueWidth
            ? labelled(true, false)
            : isLast && free >= valueWidth
              ? labelled(false, false)
              : null;
    return { part, x: tenth(x), width: tenth(width), label };
  });
}

export function layoutDrivers({ rows, width }: DriversInput) {
  const [main, ...peers] = rows;
  const names = rows.map(({ label }, at) => textWidth(label, FONT) * (at === 0 ? BOLD : 1));
  const nameWidth = Math.min(Math.max(0, ...names), Math.max(64, width * 0.22));
  const totals = rows.map(({ totalLabel }, at) => textWidth(totalLabel, at === 0 ? TOTAL_FONT : FONT) * BOLD);
  const [left, right] = [nameWidth + GAP, width - Math.max(0, ...totals) - GAP];
  const sums = (sign: 1 | -1): number[] =>
    rows.map(({ parts }) =>
      parts.reduce((sum, { value }) => sum + (Math.sign(value) === sign ? value : 0), 0),
    );
  const [least, most] = [Math.min(0, ...sums(-1)), Math.max(0, ...sums(1))];
  const domain = least === most ? { min: -1, max: 1 } : { min: least, max: most };
  // Beside the longest bars their labels have room.
  const room = Math.min(44, (right - left) / 6);
  const scale = linearScale(
    domain,
    left + (least < 0 ? room : 0),
    right - (most > 0 || least === most ? room : 0),
  );
  const count = Math.max(2, Math.floor((right - left) / LEAST_TICK));
  const limits = ticks(domain.min, domain.max, count).filter((tick) => tick !== 0);
  const zero = scale(0);
  const top = LEGEND + AXIS;
  const drawnRows = rows.map((row, at) => {
    const y = at === 0 ? top : top + MAIN + APART + (at - 1) * PEER;
    const height = at === 0 ? MAIN : PEER_BAR;
    return {
      row,
      isMain: at === 0,
      y,
      height,
      segments: layoutParts(row.parts, scale, [left, right], at === 0),
    };
  });
  return {
    width,
    nameWidth,
    height: top + MAIN + (peers.length === 0 ? 4 : APART + peers.length * PEER),
    fontSize: FONT,
    rows: drawnRows,
    axis: {
      zero: tenth(zero),
      ticks: limits.map((value) => ({ value, x: tenth(scale(value)) })),
      top,
    },
    ruleY: peers.length === 0 ? null : top + MAIN + APART / 2,
    hasLegend:
      main !== undefined &&
      drawnRows[0]?.segments.some(({ label }) => label === null || !label.hasName) === true,
    left,
  };
}

type Layout = ReturnType<typeof layoutDrivers>;

export const Drivers = memo(function Drivers(props: DriversProps): ReactNode {
  const { rows, zero, legend, formatTick, ...texts } = props;
  return (
    <FittedDrawing {...texts} layoutOf={(width) => layoutDrivers({ rows, width })} pointsOf={toPoints}>
      {(model) => (
        <>
          {model.hasLegend && <Legend legend={legend} />}
          <Axis model={model} zero={zero} formatTick={formatTick} />
          {model.rows.map((row) => (
            <DriverBar key={row.row.id} drawn={row} model={model} />
          ))}
          <path
            d={`M${model.axis.zero},${model.axis.top - 4}V${model.height}`}
            stroke="var(--ink)"
            strokeWidth="1.5"
          />
        </>
      )}
    </FittedDrawing>
  );
});

const toPoints = ({ rows, width: whole }: Layout) =>
  rows.map(({ row, segments, y, height }) => [
    ...segments.map(({ part, x, width }) => ({
      text: `${row.label}, ${part.label}: ${part.valueLabel}`,
      box: { x, y, width, height },
    })),
    {
      text: `${row.label}: ${row.totalLabel}`,
      box: { x: whole - 48, y, width: 48, height },
    },
  ]);

function Legend({ legend }: { legend: DriversProps['legend'] }): ReactNode {
  let x = 0;
  return legend.map(({ label, colour }) => {
    const at = x;
    x += 14 + textWidth(label, FONT) + 16;
    return (
      <g key={label}>
        <rect x={at} y="2" width="10" height="10" fill={colour} />
        <Label x={at + 15} y={12} text={label} />
      </g>
    );
  });
}

function Axis(props: { model: Layout; zero: string; formatTick: (value: number) => string }): ReactNode {
  const { model, zero, formatTick } = props;
  const { axis, height, left, width } = model;
  const half = (textWidth(zero, FONT) * BOLD) / 2;
  const zeroX = Math.min(Math.max(axis.zero, left + half - GAP), width - half);
  const y = LEGEND + 13;
  return (
    <g>
      {axis.ticks.map(({ value, x }) => {
        const text = formatTick(value);
        const isFree = Math.abs(x - zeroX) > half + textWidth(text, FONT) / 2 + 6;
        return (
          <g key={value}>
            <path d={`M${x},${axis.top - 4}V${height}`} stroke="var(--rule)" />
            {isFree && <Label x={x} y={y} textAnchor="middle" fill="var(--ink-2)" text={text} />}
          </g>
        );
      })}
      <Label x={zeroX} y={y} textAnchor="middle" fontWeight="600" text={zero} />
      {model.ruleY !== null && <path d={`M0,${model.ruleY}H${width}`} stroke="var(--rule)" />}
    </g>
  );
}

function DriverBar(props: { drawn: Layout['rows'][number]; model: Layout }): ReactNode {
  const { row, isMain, y, height, segments } = props.drawn;
  const { width, nameWidth } = props.model;
  const middle = y + height / 2;
  return (
    <g>
      <NameLabel
        {...{ x: 0, y: middle + 5, width: nameWidth, text: row.label }}
        {...(isMain ? { most: 3, fontWeight: 600, fill: 'var(--accent)' } : { most: 1 })}
        size={{ font: FONT * (isMain ? BOLD : 1), line: 15 }}
      />
      {segments.map(({ part, x, width: length, label }) => (
        <g key={part.id}>
          <title>{`${part.label}: ${part.valueLabel}`}</title>
          <rect x={x} y={y} width={length} height={height} fill={part.colour} opacity={isMain ? 1 : 0.4} />
          {label !== null && <PartLabel {...{ part, label, middle, isMain }} />}
        </g>
      ))}
      <Label
        x={width}
        y={middle + (isMain ? 6 : 5)}
        textAnchor="end"
        fontWeight="600"
        text={row.totalLabel}
        {...(isMain && { fontSize: TOTAL_FONT, fill: 'var(--accent)' })}
      />
    </g>
  );
}

function PartLabel(props: {
  part: DriverPart;
  label: NonNullable<Segment['label']>;
  middle: number;
  isMain: boolean;
}): ReactNode {
  const { part, label, middle, isMain } = props;
  const { x, anchor, isInside, hasName } = label;
  const ink = isInside && isMain ? (part.isPale === true ? 'var(--on-pale)' : 'var(--paper)') : 'var(--ink)';
  // A number that is wider than its bar reads on the bar's colour all the same.
  const edge = isMain ? { ...onFill, stroke: part.colour, strokeWidth: 3, paintOrder: 'stroke' } : onFill;
  const look = { x, textAnchor: anchor, fill: ink, ...(isInside ? edge : paperEdge(4)) };
  if (!hasName) return <Label {...look} y={middle + 5} text={part.valueLabel} />;
  return (
    <>
      <Label {...look} y={middle - 4} fontWeight="600" text={part.label} />
      <Label {...look} y={middle + 14} text={part.valueLabel} />
    </>
  );
}
