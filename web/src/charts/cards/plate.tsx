import type { ReactNode } from 'react';
import { beanOutline } from '../bean/bean-shape.ts';
import { inkOf, Label } from '../plot/marks/label.tsx';
import { tenth } from '../plot/paths.ts';
import { wrapText } from '../plot/text-width.ts';
import { CardSvg, type CardTexts } from './card-svg.tsx';

/** Beans in each ring from the middle, a hundred in all, and the ring's distance as part of the plate's radius. */
const rings = [
  [4, 0.115],
  [12, 0.285],
  [20, 0.465],
  [28, 0.65],
  [36, 0.835],
] as const;

/** Clockwise from the top, so that a share is a sector. */
const places = rings
  .flatMap(([count, radius]) =>
    Array.from({ length: count }, (_, at) => ({ radius, angle: ((at + 0.5) / count) * 360 })),
  )
  .sort((a, b) => a.angle - b.angle || a.radius - b.radius);

/** The place of each bean on a plate of a radius, clockwise from the top: x and y from its middle, and its turn in degrees. */
export const plateBeans = (plate: number): readonly { x: number; y: number; turn: number }[] =>
  places.map(({ radius, angle }) => {
    const turn = (angle / 180) * Math.PI;
    return {
      x: tenth(plate * radius * Math.sin(turn)),
      y: tenth(-plate * radius * Math.cos(turn)),
      turn: Math.round(angle) + 65,
    };
  });

export interface PlateProps extends CardTexts {
  /** Beans of the hundred in the colour. */
  count: number;
  colour: string;
  /** The count as it is written, below it what it is of, and further lines. */
  number: string;
  unit: string;
  lines: readonly string[];
}

/** A plate of a hundred beans: the coloured ones are the crop's percentage of all food. */
export function Plate(props: PlateProps): ReactNode {
  const { count, colour, number, unit, lines, ...texts } = props;
  return (
    <CardSvg {...texts}>
      {({ width, height }) => {
        const radius = height / 2 - 2;
        const scale = tenth(radius * 0.04) / 10;
        const left = 2 * radius + 26;
        const text = [
          ...wrapText(unit, 13 * 1.1, width - left).map((line) => ({ line, isUnit: true })),
          ...lines.flatMap((line) =>
            wrapText(line, 12, width - left).map((each) => ({ line: each, isUnit: false })),
          ),
        ];
        const first = radius - (text.length * 17 - 36) / 2;
        const beans = plateBeans(radius);
        return (
          <>
            <defs>
              <path
                id={`${texts.id}-bean`}
                d={beanOutline}
                transform={`scale(${scale}) translate(-20.4 -13)`}
              />
            </defs>
            <g transform={`translate(${radius + 2} ${height / 2})`}>
              <circle r={radius} fill="var(--paper)" stroke="var(--rule)" strokeWidth="1.5" />
              <circle r={radius * 0.94} fill="none" stroke="var(--rule)" />
              {[colour, 'var(--map-none-line)'].map((fill, other) => (
                <g key={fill} fill={fill}>
                  {(other === 0 ? beans.slice(0, count) : beans.slice(count)).map(({ x, y, turn }) => (
                    <use
                      key={`${x} ${y}`}
                      href={`#${texts.id}-bean`}
                      transform={`translate(${x} ${y}) rotate(${turn})`}
                    />
                  ))}
                </g>
              ))}
            </g>
            <Label
              x={left}
              y={first}
              fontFamily="var(--font-serif)"
              fontSize="48"
              fontWeight={600}
              fill={inkOf(colour)}
              lines={[number]}
            />
            {text.map(({ line, isUnit }, at) => (
              <Label
                key={line}
                x={left}
                y={first + 20 + at * 17}
                {...(isUnit ? { fontWeight: 600 } : { fontSize: '12', fill: 'var(--ink-2)' })}
                lines={[line]}
              />
            ))}
          </>
        );
      }}
    </CardSvg>
  );
}
