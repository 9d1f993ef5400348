import { type ReactNode, useContext } from 'react';
import { beanOutline } from '../bean/bean-shape.ts';
import { PictureContext } from '../picture/picture-parts.ts';
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
  count: number;
  isOfBeans: boolean;
  colour: string;
  /** The count as it is written, below it what it is of, and further lines. */
  number: string;
  unit: string;
  lines: readonly string[];
}

/** A plate of a hundred beans, of which as many have the colour as the crop has of all food; its lines beside it, and in an image whose title has the number below it. */
export function Plate(props: PlateProps): ReactNode {
  const { count, isOfBeans, colour, number, unit, lines, ...texts } = props;
  const image = useContext(PictureContext);
  return (
    <CardSvg {...texts}>
      {({ width, height }) => {
        if (import.meta.env.SSR && image?.height !== undefined) {
          const radius = (height - lines.length * 17) / 2 - 6;
          return (
            <>
              <Beans {...{ id: texts.id, count, isOfBeans, colour, radius }} x={width / 2} y={radius + 2} />
              {lines.map((line, at) => (
                <Label
                  key={line}
                  x={width / 2}
                  y={height - (lines.length - 1 - at) * 17 - 4}
                  textAnchor="middle"
                  fill="var(--ink-2)"
                  text={line}
                />
              ))}
            </>
          );
        }
        const radius = height / 2 - 2;
        const left = 2 * radius + 26;
        const text = [
          ...wrapText(unit, 13 * 1.1, width - left).map((line) => ({ line, isUnit: true })),
          ...lines.flatMap((line) =>
            wrapText(line, 12, width - left).map((each) => ({ line: each, isUnit: false })),
          ),
        ];
        const first = radius - (text.length * 17 - 36) / 2;
        return (
          <>
            <Beans {...{ id: texts.id, count, isOfBeans, colour, radius }} x={radius + 2} y={height / 2} />
            <Label
              x={left}
              y={first}
              fontFamily="var(--font-serif)"
              fontSize="48"
              fontWeight={600}
              fill={inkOf(colour)}
              text={number}
            />
            {text.map(({ line, isUnit }, at) => (
              <Label
                key={line}
                x={left}
                y={first + 20 + at * 17}
                {...(isUnit ? { fontWeight: 600 } : { fontSize: '12', fill: 'var(--ink-2)' })}
                text={line}
              />
            ))}
          </>
        );
      }}
    </CardSvg>
  );
}

function Beans(
  props: Pick<PlateProps, 'id' | 'count' | 'isOfBeans' | 'colour'> & { radius: number; x: number; y: number },
): ReactNode {
  const { id, count, isOfBeans, colour, radius, x, y } = props;
  const scale = tenth(radius * 0.04) / 10;
  const beans = plateBeans(radius);
  return (
    <>
      <defs>
        {isOfBeans ? (
          <path id={`${id}-bean`} d={beanOutline} transform={`scale(${scale}) translate(-20.4 -13)`} />
        ) : (
          <circle id={`${id}-bean`} r={tenth(radius * 0.06)} />
        )}
      </defs>
      <g transform={`translate(${x} ${y})`}>
        <circle r={radius} fill="var(--surface)" stroke="var(--rule)" strokeWidth="1.5" />
        <circle r={radius * 0.94} fill="none" stroke="var(--rule)" />
        {[colour, 'var(--map-none-line)'].map((fill, other) => (
          <g key={fill} fill={fill}>
            {(other === 0 ? beans.slice(0, count) : beans.slice(count)).map((bean) => (
              <use
                key={`${bean.x} ${bean.y}`}
                href={`#${id}-bean`}
                transform={`translate(${bean.x} ${bean.y}) rotate(${bean.turn})`}
              />
            ))}
          </g>
        ))}
      </g>
    </>
  );
}
