import type { ReactNode } from 'react';
import { Label } from '../plot/marks/label.tsx';
import { tenth } from '../plot/paths.ts';
import { CardSvg, type CardTexts } from './card-svg.tsx';

export interface PointsPictureProps extends CardTexts {
  outline: string;
  bounds: readonly [number, number, number, number];
  points: readonly { x: number; y: number; colour: string }[];
  shares: readonly { number: string; label: string; colour: string }[];
}

/** Pixels from one share to the next. */
const shareHeight = 56;

export function PointsPicture(props: PointsPictureProps): ReactNode {
  const { outline, bounds, points, shares, ...texts } = props;
  const [left, top, right, bottom] = bounds;
  return (
    <CardSvg {...texts}>
      {({ width, height }) => {
        const room = width * 0.54;
        const unit = Math.max((right - left) / room, (bottom - top) / (height - 8), 0.001);
        const begin = tenth((room - (right - left) / unit) / 2);
        return (
          <>
            <g transform={`translate(${begin} 4) scale(${1 / unit}) translate(${-left} ${-top})`}>
              <path d={outline} fill="var(--map-none)" />
              {points.map(({ x, y, colour }, at) => (
                <circle
                  // biome-ignore lint/suspicious/noArrayIndexKey: two points can have one place, and they have no state.
                  key={at}
                  cx={tenth(x)}
                  cy={tenth(y)}
                  r={tenth(4.2 * unit)}
                  fill={colour}
                  stroke="var(--paper)"
                  strokeWidth={unit}
                />
              ))}
            </g>
            {shares.map(({ number, label, colour }, at) => (
              <g
                key={label}
                fill={`color-mix(in oklab, ${colour} 80%, var(--ink))`}
                transform={`translate(0 ${height / 2 + (at - (shares.length - 1) / 2) * shareHeight})`}
              >
                <Label
                  x={room + 24}
                  y={2}
                  fontFamily="var(--font-serif)"
                  fontSize="30"
                  fontWeight={600}
                  text={number}
                />
                <Label x={room + 24} y={20} fontWeight={600} text={label} />
              </g>
            ))}
          </>
        );
      }}
    </CardSvg>
  );
}
