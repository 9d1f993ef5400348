import type { ReactNode } from 'react';
import { Bar, barWidth } from '../plot/marks/bar.tsx';
import { inkOf, Label, paperEdge } from '../plot/marks/label.tsx';
import { Rule } from '../plot/marks/rule.tsx';
import { tenth } from '../plot/paths.ts';
import { linearScale } from '../plot/scale.ts';
import { BOLD, textWidth } from '../plot/text-width.ts';
import { CardSvg, type CardTexts, paleOf } from './card-svg.tsx';

export interface YearBarsProps extends CardTexts {
  since: number;
  values: readonly (number | null)[];
  below?: readonly (number | null)[];
  colour: string;
  belowColour?: string;
  highlightedYears: readonly number[];
  doubtfulYears?: readonly number[];
  /** First years behind breaks. */
  breaks?: readonly number[];
  format: (value: number) => string;
  period: (year: number) => string;
}

const HEAD = 22;
const FOOT = 22;
const BELOW = 18;

const largestOf = (values: readonly (number | null)[]): number =>
  Math.max(0, ...values.map((value) => value ?? 0));

const FONT = 13;
const GAP = 5;

/** Bars over the years from a common floor; the newest and the largest are labelled. */
export function YearBars(props: YearBarsProps): ReactNode {
  const { since, values, below = [], colour, belowColour = colour, ...others } = props;
  const { highlightedYears, doubtfulYears = [], breaks = [], format, period, ...texts } = others;
  const years = values.map((_, at) => since + at);
  const isDoubtful = (at: number): boolean => doubtfulYears.includes(since + at);
  const hasBelow = largestOf(below) > 0;
  const upper = { values, labelled: labelledOf(values.map((value, at) => (isDoubtful(at) ? null : value))) };
  const lower = { values: below, labelled: labelledOf(below) };
  return (
    <CardSvg {...texts}>
      {({ width: full, height }) => {
        const width = full - Math.max(...[upper, lower].map((side) => widthBeside(side, full, format)));
        const band = width / Math.max(years.length, 1);
        const y = linearScale(
          { min: -largestOf(below), max: largestOf(values) || 1 },
          height - FOOT - (hasBelow ? BELOW : 0),
          HEAD,
        );
        const x = (year: number): number => (year - since + 0.5) * band;
        const shared = { at: years, scales: { x, y, band }, thickness: barWidth(band) };
        const labels = { since, scales: shared.scales, width, full, format };
        return (
          <>
            <Bar
              {...shared}
              from={values.map((value) => (value === null ? null : 0))}
              to={values}
              least={1}
              colour={paleOf(colour)}
              colourOf={(at) => (highlightedYears.includes(since + at) ? colour : paleOf(colour))}
              isHollow={isDoubtful}
            />
            <Bar
              {...shared}
              from={below.map((value) => (value === null ? null : 0))}
              to={below.map((value) => (value === null ? null : -value))}
              colour={belowColour}
            />
            <Rule y={[y(0)]} from={0} to={width} stroke="var(--ink-2)" />
            {breaks.map((year) => (
              <line
                key={year}
                x1={tenth((year - since) * band)}
                x2={tenth((year - since) * band)}
                {...{ y1: HEAD, y2: tenth(y(0)) + 4, stroke: 'var(--ink-2)', strokeDasharray: '2 3' }}
              />
            ))}
            <BarLabels
              {...labels}
              {...upper}
              fillOf={(year) => (highlightedYears.includes(year) ? inkOf(colour) : 'var(--ink-2)')}
            />
            {hasBelow && <BarLabels {...labels} {...lower} isBelow fillOf={() => inkOf(belowColour)} />}
            <PeriodLabels first={since} last={years.at(-1) ?? since} {...{ width, height, period }} />
          </>
        );
      }}
    </CardSvg>
  );
}

interface LabelledBars {
  values: readonly (number | null)[];
  labelled: readonly number[];
}

/** Room at the right for the newest value, where over its bar it would lie on higher ones; else 0. */
function widthBeside(
  { values, labelled }: LabelledBars,
  width: number,
  format: (value: number) => string,
): number {
  const at = labelled.at(-1);
  const own = at === undefined ? null : (values[at] ?? null);
  if (at === undefined || own === null) return 0;
  const textRoom = textWidth(format(own), FONT) * BOLD;
  const band = width / values.length;
  const center = Math.min((at + 0.5) * band, width - textRoom / 2);
  const covered = values.slice(
    Math.max(0, Math.floor((center - textRoom / 2) / band)),
    Math.ceil((center + textRoom / 2) / band),
  );
  return largestOf(covered) > own ? textRoom + GAP : 0;
}

/** Values at the ends of their bars, as near to the middle as the picture's edges allow; the newest beside its bar where that has room. */
function BarLabels(
  props: LabelledBars & {
    since: number;
    isBelow?: boolean;
    scales: { x: (year: number) => number; y: (value: number) => number };
    width: number;
    full: number;
    fillOf: (year: number) => string;
    format: (value: number) => string;
  },
): ReactNode {
  const { since, values, labelled, isBelow = false, scales, width, full, fillOf, format } = props;
  const isBeside = widthBeside({ values, labelled }, full, format) > 0;
  return labelled.map((at) => {
    const value = values[at] ?? 0;
    const text = format(value);
    const half = (textWidth(text, FONT) * BOLD) / 2;
    const end = scales.y(isBelow ? -value : value);
    const place =
      isBeside && at === labelled.at(-1)
        ? {
            x: tenth(scales.x(since + at) + width / values.length / 2 + GAP),
            y: tenth(Math.min(end + 4, scales.y(0) - 4)),
          }
        : {
            x: tenth(Math.min(Math.max(scales.x(since + at), half), full - half)),
            y: isBelow ? tenth(end) + 14 : tenth(end) - 6,
            textAnchor: 'middle' as const,
          };
    return (
      <Label key={at} {...place} fontWeight={600} fill={fillOf(since + at)} text={text} {...paperEdge(3)} />
    );
  });
}

function labelledOf(values: readonly (number | null)[]): readonly number[] {
  const last = values.findLastIndex((value) => value !== null);
  if (last < 0) return [];
  const largest = values.indexOf(Math.max(...values.map((value) => value ?? 0)));
  return last - largest > values.length / 3 ? [largest, last] : [last];
}

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
      text={period(at)}
    />
  ));
}
