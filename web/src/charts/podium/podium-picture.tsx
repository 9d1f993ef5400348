import type { ReactNode } from 'react';
import { faceWidth } from '../picture/face-width.ts';
import type { PicturePart } from '../picture/picture-parts.ts';
import { plainText } from '../picture/plain-text.ts';
import { wrapText } from '../plot/text-width.ts';
import type { PodiumItem, PodiumPlace } from './podium-model.ts';

const STEP = 120;
const FONT = 13;
const LINE = 16;

/** The first places as an image has them: steps on one floor, below them names, bars and values, and the own place last. */
export function podiumPicture(
  places: readonly PodiumPlace<PodiumItem>[],
  { width, ownLine }: { width: number; ownLine: ReactNode },
): PicturePart {
  const tallest = Math.max(...places.map(({ height }) => height));
  const left = (width - places.length * STEP) / 2;
  const names = places.map(({ item }) => wrapText(item.name, FONT, (STEP - 6) / faceWidth.sans, 3));
  const nameLines = Math.max(...names.map((lines) => lines.length));
  const values = places.map(({ item }) => wrapText(item.valueLabel, FONT, (STEP - 4) / faceWidth.sans, 2));
  const valueLines = Math.max(...values.map((lines) => lines.length));
  const bars = tallest + nameLines * LINE + 12;
  const valueY = bars + 20;
  const floor = valueY + (valueLines - 1) * LINE + 6;
  const own = plainText(ownLine);
  return {
    width,
    height: floor + (own === '' ? 6 : 36),
    content: (
      <g fontFamily="var(--font-sans)" fontSize={FONT} fill="var(--ink)">
        {places.map(({ item, height, part }, at) => {
          const x = left + at * STEP;
          const ground = item.selected ? 'var(--accent)' : 'var(--accent-tint)';
          return (
            <g key={item.id} transform={`translate(${x} 0)`} textAnchor="middle">
              <rect x="1" y={tallest - height} width={STEP - 2} height={height} fill={ground} />
              <path d={`M0,${tallest}H${STEP}`} stroke="var(--ink)" strokeWidth="2" />
              <text
                x={STEP / 2}
                y={tallest - height + 40}
                fill={item.selected ? 'var(--paper)' : 'var(--ink)'}
                fontFamily="var(--font-serif)"
                fontSize="28"
                fontWeight="600"
              >
                {item.rankText}
              </text>
              <g
                transform={`translate(${STEP / 2 - 16} ${tallest - height + 52})`}
                color={item.selected ? 'var(--paper)' : 'var(--ink-2)'}
              >
                {item.icon}
              </g>
              <Lines
                lines={names[at] ?? []}
                y={tallest + LINE + 2}
                fontWeight={item.selected ? 600 : undefined}
              />
              <rect x="6" y={bars} width={STEP - 12} height="4" fill="var(--rule)" />
              <rect x="6" y={bars} width={((STEP - 12) * part) / 100} height="4" fill={item.colour} />
              <Lines lines={values[at] ?? []} y={valueY} fill="var(--ink-2)" />
            </g>
          );
        })}
        {own !== '' && (
          <>
            <path d={`M0,${floor + 6}H${width}`} stroke="var(--rule)" strokeDasharray="3 3" />
            <text x={width / 2} y={floor + 27} textAnchor="middle" fontSize="14" fontWeight="600">
              {own}
            </text>
          </>
        )}
      </g>
    ),
  };
}

function Lines(props: {
  lines: readonly string[];
  y: number;
  fill?: string;
  fontWeight?: number | undefined;
}): ReactNode {
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
