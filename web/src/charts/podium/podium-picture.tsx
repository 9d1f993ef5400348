import type { ReactNode } from 'react';
import { faceWidth } from '../picture/face-width.ts';
import type { PicturePart } from '../picture/picture-parts.ts';
import { wrapText } from '../plot/text-width.ts';
import type { PodiumItem, PodiumPlace } from './podium-model.ts';

const STEP = 120;
const GAP = 16;
/** Before the own place that is none of the first. */
const APART = 20;
const FONT = 14;
const LINE = 17;

/** The first places as an image has them, and the own one: steps on one floor, below them names and values. */
export function podiumPicture(
  places: readonly PodiumPlace<PodiumItem>[],
  { width }: { width: number },
): PicturePart {
  const tallest = Math.max(...places.map(({ height }) => height));
  const hasApart = places.some(({ isApart }) => isApart);
  const all = places.length * (STEP + GAP) - GAP + (hasApart ? APART : 0);
  const left = Math.max(0, (width - all) / 2);
  const names = places.map(({ item }) => wrapText(item.name, FONT, (STEP - 6) / faceWidth.sans, 3));
  const valueY = tallest + Math.max(...names.map((lines) => lines.length)) * LINE + 24;
  return {
    width: Math.max(width, all),
    height: valueY + 8,
    content: (
      <g fontFamily="var(--font-sans)" fontSize={FONT} fill="var(--ink)">
        {places.map(({ item, height, isApart }, at) => {
          const x = left + at * (STEP + GAP) + (isApart ? APART : 0);
          const ink = item.selected ? 'var(--paper)' : 'var(--ink)';
          const top = tallest - height;
          return (
            <g key={item.id} transform={`translate(${x} 0)`} textAnchor="middle">
              <rect
                y={top}
                width={STEP}
                height={height}
                fill={
                  item.selected
                    ? 'var(--accent)'
                    : 'color-mix(in oklab, var(--accent) var(--pale), var(--paper))'
                }
              />
              <path d={`M0,${tallest}H${STEP}`} stroke="var(--ink)" />
              <text
                x={isApart ? STEP / 2 - 20 : STEP / 2}
                y={top + 40}
                fill={ink}
                fontFamily="var(--font-serif)"
                fontSize="28"
                fontWeight="600"
              >
                {item.rankText}
              </text>
              <g
                transform={
                  isApart
                    ? `translate(${STEP / 2 + 4} ${top + 14})`
                    : `translate(${STEP / 2 - 16} ${top + 52})`
                }
                color={ink}
              >
                {item.icon}
              </g>
              <Lines
                lines={names[at] ?? []}
                y={tallest + LINE + 4}
                fontWeight="600"
                {...(item.selected && { fill: 'var(--accent)' })}
              />
              <text x={STEP / 2} y={valueY} fill="var(--ink-2)">
                {item.valueLabel}
              </text>
            </g>
          );
        })}
      </g>
    ),
  };
}

function Lines(props: { lines: readonly string[]; y: number; fill?: string; fontWeight: string }): ReactNode {
  const { lines, y, ...look } = props;
  return (
    <text y={y} {...look}>
      {lines.map((line, at) => (
        <tspan key={line} x={STEP / 2} dy={at === 0 ? 0 : LINE}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
