import type { ReactNode } from 'react';
import { Bar, barWidth } from '../plot/marks/bar.tsx';
import { inkOf, Label, paperEdge } from '../plot/marks/label.tsx';
import { Rule } from '../plot/marks/rule.tsx';
import { tenth } from '../plot/paths.ts';
import { linearScale, valueDomain } from '../plot/scale.ts';
import { textWidth } from '../plot/text-width.ts';
import { CardSvg, type CardTexts, paleOf } from './card-svg.tsx';

export interface YearBarsProps extends CardTexts {
  /** Year of the first value. */
  since: number;
  values: readonly (number | null)[];
  /** Drawn downwards, of the same years. */
  below?: readonly (number | null)[];
  colour: string;
  belowColour?: string;
  /** Years that the sentence means. */
  strong: readonly number[];
  format: (value: number) => string;
  /** What a year is called under the axis. */
  period: (year: number) => string;
}

const HEAD = 22;
const FOOT = 22;
/** Room under the bars for the largest one that is drawn downwards. */
const BELOW = 18;

/** Bars over the years from a common floor; the newest and the largest say their value. */
export function YearBars(props: YearBarsProps): ReactNode {
  const { since, values, below = [], colour, belowColour = colour, strong, format, period, ...texts } = props;
  const years = values.map((_, at) => since + at);
  const hasBelow = below.some((value) => value !== null && value > 0);
  return (
    <CardSvg {...texts}>
      {({ width, height }) => {
        const band = width / Math.max(years.length, 1);
        const floor = height - FOOT - (hasBelow ? BELOW : 0);
        const most = valueDomain([...values, ...below]) ?? { min: 0, max: 1 };
        const y = linearScale({ min: 0, max: most.max }, floor, HEAD);
        const x = (year: number): number => (year - since + 0.5) * band;
        const scales = { x, y, band };
        const labelled = labelledOf(values);
        return (
          <>
            <Bar
              at={years}
              from={values.map((value) => (value === null ? null : 0))}
              to={values}
              scales={scales}
              thickness={barWidth(band)}
              least={1}
              colour={paleOf(colour)}
              colourOf={(at) => (strong.includes(since + at) ? colour : paleOf(colour))}
            />
            <Bar
              at={years}
              from={below.map((value) => (value === null ? null : 0))}
              to={below.map((value) => (value === null ? null : -value))}
              scales={scales}
              thickness={barWidth(band)}
              colour={belowColour}
            />
            <Rule y={[floor]} from={0} to={width} stroke="var(--ink-2)" />
            {labelled.map((at) => {
              const anchor = anchorAt(x(since + at), width);
              const text = format(values[at] ?? 0);
              // Above every bar that the text lies over.
              const room = textWidth(text, 13) / band;
              const reach = Math.floor(anchor === 'middle' ? room / 2 + 0.5 : room);
              const beside = values.slice(Math.max(at - reach, 0), at + reach + 1).map((value) => value ?? 0);
              return (
                <Label
                  key={at}
                  x={anchor === 'end' ? width : anchor === 'start' ? 0 : tenth(x(since + at))}
                  y={tenth(y(Math.max(...beside))) - 6}
                  textAnchor={anchor}
                  fontWeight={600}
                  fill={strong.includes(since + at) ? inkOf(colour) : 'var(--ink-2)'}
                  lines={[text]}
                  {...paperEdge(3)}
                />
              );
            })}
            <PeriodLabels first={since} last={years.at(-1) ?? since} {...{ width, height, period }} />
          </>
        );
      }}
    </CardSvg>
  );
}

/** The newest value, and the largest where it is far enough away. */
function labelledOf(values: readonly (number | null)[]): readonly number[] {
  const last = values.findLastIndex((value) => value !== null);
  if (last < 0) return [];
  const largest = values.indexOf(Math.max(...values.map((value) => value ?? 0)));
  return last - largest > values.length / 3 ? [largest, last] : [last];
}

const anchorAt = (x: number, width: number): 'start' | 'middle' | 'end' =>
  x > width - 60 ? 'end' : x < 60 ? 'start' : 'middle';

/** First, middle and last period under an axis. */
export function PeriodLabels(props: {
  first: number;
  last: number;
  width: number;
  height: number;
  period: (period: number) => string;
}): ReactNode {
  const { first, last, width, height, period } = props;
  const middle = Math.round((first + last) / 2);
  const places = [
    { at: first, x: 0, textAnchor: 'start' },
    ...(last - first > 8 ? [{ at: middle, x: width / 2, textAnchor: 'middle' } as const] : []),
    ...(last > first ? [{ at: last, x: width, textAnchor: 'end' } as const] : []),
  ] as const;
  return places.map(({ at, x, textAnchor }) => (
    <Label
      key={at}
      x={x}
      y={height - 5}
      textAnchor={textAnchor}
      fontSize="12"
      fill="var(--ink-2)"
      lines={[period(at)]}
    />
  ));
}
