import type { ReactNode } from 'react';
import { Bar } from '../plot/marks/bar.tsx';
import { Dot } from '../plot/marks/dot.tsx';
import { inkOf, Label } from '../plot/marks/label.tsx';
import { Rule } from '../plot/marks/rule.tsx';
import { tenth } from '../plot/paths.ts';
import { linearScale, type Scale } from '../plot/scale.ts';
import { textWidth, wrapText } from '../plot/text-width.ts';
import { CardSvg, type CardTexts, paleOf } from './card-svg.tsx';

interface CardRow {
  id: string;
  label: string;
  value: number;
  before?: number | null;
  isHighlighted?: boolean;
  /** What is left out before it, in words. */
  gap?: string | undefined;
}

export interface CardRowsProps extends CardTexts {
  rows: readonly CardRow[];
  colour: string;
  look: 'bars' | 'dots';
  format: (value: number) => string;
  /** What the numbers are, under the rows; before it what the earlier values are. */
  foot: string;
  footBefore?: string;
}

const FOOT = 22;
const GAP = 20;
const LINE = 13;
const MOST_NAME = 132;
const ROW = { least: 24, most: 42, enlarged: 62 };
/** Above this height rows are spread, as in images. */
const HIGH = 220;

/** Rows with a name, a bar or two dots, and a value; one row can be highlighted. */
export function CardRows(props: CardRowsProps): ReactNode {
  const { rows, colour, look, format, foot, footBefore, ...texts } = props;
  return (
    <CardSvg {...texts}>
      {({ width, height }) => {
        const gapAt = rows.findIndex(({ gap }) => gap !== undefined);
        const gap = gapAt < 0 ? 0 : GAP;
        const row = Math.min(
          Math.max((height - FOOT - gap) / Math.max(rows.length, 1), ROW.least),
          height > HIGH ? ROW.enlarged : ROW.most,
        );
        const nameWidth = Math.min(
          Math.max(...rows.map(({ label }) => textWidth(label, 13) * 1.1)),
          Math.max(MOST_NAME, width * 0.3),
        );
        const left = nameWidth + 8;
        const widest = Math.max(...rows.map(({ value }) => textWidth(format(value), 13) * 1.1));
        const most = Math.max(...rows.map(({ value, before }) => Math.max(value, before ?? 0)), 0);
        const x = linearScale({ min: 0, max: most === 0 ? 1 : most }, left, width - widest - 14);
        return (
          <>
            {rows.map((each, at) => (
              <Row
                key={each.id}
                {...{
                  row: each,
                  middle: (at + 0.5) * row + (gap > 0 && at >= gapAt ? gap : 0),
                  left,
                  nameWidth,
                  x,
                  width,
                  colour,
                  look,
                  format,
                }}
                thickness={Math.min(Math.max(17, row * 0.45), 28)}
                lines={Math.max(2, Math.round(row / LINE))}
              />
            ))}
            {gap > 0 && (
              <Label
                x={left}
                y={gapAt * row + gap / 2}
                dy="0.35em"
                fontSize="12"
                fill="var(--ink-2)"
                text={`⋯ ${rows[gapAt]?.gap}`}
              />
            )}
            <Foot
              {...{ foot, footBefore, left, width }}
              y={Math.min(rows.length * row + gap + 15, height - 5)}
              colour={paleOf(colour)}
            />
          </>
        );
      }}
    </CardSvg>
  );
}

/** What the rows show; of two values a row with a sample each. */
function Foot(
  props: Pick<CardRowsProps, 'foot' | 'footBefore'> & {
    left: number;
    width: number;
    y: number;
    colour: string;
  },
): ReactNode {
  const { foot, footBefore, left, width, y, colour } = props;
  const look = { y, fontSize: '12', fill: 'var(--ink-2)' };
  // A long text begins before the bars.
  const begin = Math.max(0, Math.min(left, width - textWidth(foot, 12) * 1.05));
  if (footBefore === undefined) return <Label x={begin} {...look} text={foot} />;
  const second = left + 30 + textWidth(footBefore, 12) * 1.05;
  return (
    <>
      <circle cx={left + 5} cy={y - 4} r="4" fill="none" stroke={colour} strokeWidth="1.5" />
      <Label x={left + 14} {...look} text={footBefore} />
      <circle cx={second} cy={y - 4} r="4.5" fill={colour} />
      <Label x={second + 9} {...look} text={foot} />
    </>
  );
}

function Row(props: {
  row: CardRow;
  middle: number;
  left: number;
  nameWidth: number;
  x: Scale;
  width: number;
  colour: string;
  look: CardRowsProps['look'];
  format: CardRowsProps['format'];
  thickness: number;
  lines: number;
}): ReactNode {
  const { row, middle, left, nameWidth, x, width, colour, look, format, thickness } = props;
  const { label, value, before = null, isHighlighted = false } = row;
  const rowColour = isHighlighted ? colour : paleOf(colour);
  const lines = wrapText(label, 13 * (isHighlighted ? 1.1 : 1), nameWidth + 6, props.lines);
  const scales = { x, y: (at: number) => at };
  const valueX = Math.max(x(value), look === 'dots' && before !== null ? x(before) : 0) + 8;
  return (
    <g fontWeight={isHighlighted ? 600 : undefined}>
      {lines.map((line, at) => (
        <Label
          key={line}
          x={nameWidth}
          y={middle + (at - (lines.length - 1) / 2) * LINE}
          dy="0.35em"
          textAnchor="end"
          text={line}
        />
      ))}
      {look === 'bars' ? (
        <Bar
          sideways
          at={[middle]}
          from={[0]}
          to={[value]}
          {...{ scales, colour: rowColour }}
          thickness={thickness}
          least={1}
        />
      ) : (
        <>
          <Rule y={[middle]} from={left} to={width} />
          {before !== null && (
            <path
              d={`M${tenth(x(before))},${tenth(middle)}H${tenth(x(value))}`}
              stroke={rowColour}
              strokeWidth="3"
            />
          )}
          {before !== null && (
            <Dot x={[before]} y={[middle]} scales={scales} r={4.5} colour={rowColour} isOpen />
          )}
          <Dot x={[value]} y={[middle]} scales={scales} r={5} colour={rowColour} />
        </>
      )}
      <Label
        x={tenth(valueX)}
        y={middle}
        dy="0.35em"
        fill={isHighlighted ? inkOf(colour) : undefined}
        text={format(value)}
        paintOrder="stroke"
        stroke="var(--surface)"
        strokeWidth="4"
      />
    </g>
  );
}
