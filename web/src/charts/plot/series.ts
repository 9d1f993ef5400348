import type { MarkerShape } from './markers.ts';

/** How a series is drawn. Bars and areas stack, lines and points do not. */
export type SeriesMark = 'bar' | 'area' | 'line' | 'points';

export type AxisSide = 'left' | 'right';

export type FigureState = 'official' | 'not-stated' | 'estimated' | 'computed';

/** One series of a chart. `values`, `flags`, `states` and `band` have one entry per period of the chart. */
export type ChartSeries = {
  id: string;
  label: string;
  /** Unit in the reader's language; every series of one axis has the same one. */
  unit: string;
  axis: AxisSide;
  mark: SeriesMark;
  /** A CSS colour, as a rule a token such as `var(--use-food)`. */
  colour: string;
  /** `stroke-dasharray` of the line, e.g. `5 3`; solid when absent. */
  dash?: string | undefined;
  isMain?: boolean | undefined;
  /** Of the line's markers, where it has any. */
  shape?: MarkerShape | undefined;
  /** Draws the values below zero, as exports are in a supply balance. */
  negate?: boolean | undefined;
  /** Does not draw values of zero or less; they are figures all the same. */
  cutNonPositive?: boolean | undefined;
  /** `null` is a gap, never a zero. */
  values: readonly (number | null)[];
  /** One letter per period; empty without a figure, or where its source states none. */
  flags?: readonly string[] | undefined;
  /** States of the figures by their flags; without them every figure is official. */
  states?: readonly FigureState[] | undefined;
  /** First periods of another edition or method of this very series, where they are not those of the whole chart. */
  breaks?: readonly number[] | undefined;
  /** First periods of another release or method where this series goes on. */
  seams?: readonly number[] | undefined;
  /** Why a figure is doubtful, in words; `null` where it is not. Such a figure is drawn hollow. */
  doubts?: readonly (string | null)[] | undefined;
  /** Index of the last value that the line leads to and that its label tells; what follows are points. The last of all when absent. */
  end?: number | undefined;
  events?: readonly (string | null)[] | undefined;
  /** Lower and upper bound around a line, e.g. minimum and maximum over markets. */
  band?: { low: readonly (number | null)[]; high: readonly (number | null)[] } | undefined;
};

export function stateAt(series: ChartSeries, index: number): FigureState {
  return series.states?.[index] ?? 'official';
}

/** The values up to where the line of a series ends, and gaps. */
export const untilEnd = (
  { end = Number.POSITIVE_INFINITY }: Pick<ChartSeries, 'end'>,
  values: readonly (number | null)[],
): readonly (number | null)[] => values.map((value, index) => (index <= end ? value : null));

export const isDoubtfulAt = ({ doubts }: Pick<ChartSeries, 'doubts'>, index: number): boolean =>
  (doubts?.[index] ?? null) !== null;

/** Returns the colour, and raises an error when a theme left it undefined. */
export function requireColour(colour: string | undefined, owner: string): string {
  // A template such as `var(--use-${kind})` turns a forgotten kind into the text "undefined".
  if (colour === undefined || colour.trim() === '' || colour.includes('undefined')) {
    throw new Error(`The colour of "${owner}" is undefined`);
  }
  return colour;
}

/** The figure of a series at one period, also where it is not drawn; `null` where there is none. */
export function toFigure(series: ChartSeries, index: number): number | null {
  const value = series.values[index] ?? null;
  return value !== null && Number.isFinite(value) ? value : null;
}

/** The value of a series at one period before negation, or `null` where the chart shows a gap. */
function shownValue(series: ChartSeries, index: number): number | null {
  const value = toFigure(series, index);
  return value !== null && series.cutNonPositive === true && value <= 0 ? null : value;
}

export function drawnValues(series: ChartSeries, length: number): (number | null)[] {
  return Array.from({ length }, (_, index) => {
    const value = shownValue(series, index);
    // Adding 0 turns -0 into 0.
    return value === null ? null : series.negate === true ? -value + 0 : value;
  });
}

/** The part of the highest stack below which a bar is thinner than a line. */
const leastSeen = 0.003;

/** The series without those whose bars are too thin to be seen in any period. */
export function seenSeries<Series extends Pick<ChartSeries, 'mark' | 'axis' | 'values'>>(
  series: readonly Series[],
): readonly Series[] {
  const stacked = series.filter(({ mark }) => mark === 'bar' || mark === 'area');
  const sumAt = (axis: AxisSide, at: number): number =>
    stacked.reduce((sum, one) => sum + (one.axis === axis ? Math.abs(one.values[at] ?? 0) : 0), 0);
  const seen = stacked.filter(({ axis, values }) => {
    const most = Math.max(0, ...values.map((_, at) => sumAt(axis, at)));
    return values.some((value) => Math.abs(value ?? 0) > leastSeen * most);
  });
  return series.filter((one) => !stacked.includes(one) || seen.includes(one));
}

/** Checks what every chart demands of its series: colours, distinct ids, one unit per axis. */
export function checkSeries(series: readonly ChartSeries[]): void {
  const units = new Map<AxisSide, string>();
  const ids = new Set<string>();
  for (const one of series) {
    requireColour(one.colour, one.id);
    if (ids.has(one.id)) throw new Error(`Two series have the id "${one.id}"`);
    ids.add(one.id);
    const unit = units.get(one.axis);
    if (unit !== undefined && unit !== one.unit) {
      throw new Error(`The ${one.axis} axis has two units: "${unit}" and "${one.unit}"`);
    }
    units.set(one.axis, one.unit);
  }
}
