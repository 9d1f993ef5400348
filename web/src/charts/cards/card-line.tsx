import type { ReactNode } from 'react';
import { Dot } from '../plot/marks/dot.tsx';
import { inkOf, Label, paperEdge } from '../plot/marks/label.tsx';
import { Line } from '../plot/marks/line.tsx';
import { Rule } from '../plot/marks/rule.tsx';
import { tenth } from '../plot/paths.ts';
import { linearScale, valueDomain } from '../plot/scale.ts';
import { textWidth } from '../plot/text-width.ts';
import { roundAxis } from '../plot/value-axis.ts';
import { CardSvg, type CardTexts } from './card-svg.tsx';
import { PeriodLabels } from './year-bars.tsx';

export interface CardLineProps extends CardTexts {
  since: number;
  values: readonly (number | null)[];
  breaks?: readonly number[] | undefined;
  colour: string;
  mark?: { value: number; text: string };
  /** Values that the axis has in any case: small differences stay small. */
  least?: readonly number[];
  /** Values above are hollow dots at the upper edge, the greatest with its number. */
  most?: number;
  fromZero?: boolean;
  format: (value: number) => string;
  period: (period: number) => string;
}

const TOP = 18;
const FOOT = 22;

const dashed = { stroke: 'var(--ink-2)', look: { strokeDasharray: '2 3' } } as const;

export function CardLine(props: CardLineProps): ReactNode {
  const {
    since,
    values,
    breaks,
    colour,
    mark,
    least = [],
    most = Number.POSITIVE_INFINITY,
    fromZero = false,
    format,
    period,
    ...texts
  } = props;
  const periods = values.map((_, at) => since + at);
  const last = values.findLastIndex((value) => value !== null);
  const end = values[last] ?? 0;
  const inside = values.map((value) => (value !== null && value > most ? null : value));
  const beyond = values.flatMap((value, at) =>
    value !== null && value > most ? [{ period: since + at, value }] : [],
  );
  const peak = beyond.toSorted((a, b) => b.value - a.value)[0];
  const all = [...inside, ...least, ...(mark === undefined ? [] : [mark.value])];
  const { domain, ticks } = roundAxis(valueDomain(all, fromZero) ?? { min: 0, max: 1 }, 3);
  return (
    <CardSvg {...texts}>
      {({ width, height }) => {
        const left = Math.max(...ticks.map((tick) => textWidth(format(tick), 12))) + 6;
        const right = width - textWidth(format(end), 13) - 10;
        const y = linearScale(domain, height - FOOT - 6, mark === undefined ? TOP : TOP + 16);
        const x = linearScale(
          { min: since, max: Math.max(periods.at(-1) ?? since, since + 1) },
          left + 2,
          right,
        );
        const scales = { x, y };
        return (
          <>
            <Rule y={ticks} scale={y} from={left} to={right} />
            {mark !== undefined && (
              <>
                <Rule y={[mark.value]} scale={y} from={left} to={right} {...dashed} />
                <Rule y={[8]} from={0} to={22} {...dashed} />
                <Label x={28} y={12} fontSize="12" fill="var(--ink-2)" text={mark.text} />
              </>
            )}
            <Line x={periods} y={inside} scales={scales} colour={colour} breaks={breaks} />
            <Dot
              x={beyond.map((each) => each.period)}
              y={beyond.map(() => domain.max)}
              {...{ scales, colour, isOpen: true, r: 3.5 }}
            />
            {peak !== undefined && (
              <Label
                x={tenth(x(peak.period))}
                y={tenth(y(domain.max)) - 8}
                textAnchor="middle"
                fill="var(--ink-2)"
                fontSize="12"
                text={format(peak.value)}
                {...paperEdge(3)}
              />
            )}
            <Dot x={[since + last]} y={[end]} scales={scales} r={4} colour={colour} />
            {ticks.map((tick) => (
              <Label
                key={tick}
                x={left - 6}
                y={tenth(y(tick))}
                dy="0.35em"
                textAnchor="end"
                fontSize="12"
                fill="var(--ink-2)"
                text={format(tick)}
              />
            ))}
            <Label
              x={tenth(x(since + last)) + 8}
              y={tenth(y(end))}
              dy="0.35em"
              fontWeight={600}
              fill={inkOf(colour)}
              text={format(end)}
              {...paperEdge(3)}
            />
            <g transform={`translate(${tenth(left)} 0)`}>
              <PeriodLabels
                first={since}
                last={periods.at(-1) ?? since}
                width={right - left}
                {...{ height, period }}
              />
            </g>
          </>
        );
      }}
    </CardSvg>
  );
}
