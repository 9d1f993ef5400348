import { worldCode } from '#catalog/regions/index.ts';
import { decade, meansOverDecade, type NoDecadeChange, yearsUpTo } from '#domain/change-over-decade.ts';
import { isLowerBound } from '../../i18n/figures.ts';
import { lineKey } from '../../url/compare-params.ts';
import type { ComparatorData } from './comparator-data.ts';
import {
  bestYear,
  commonBase,
  isOneSeries,
  type LineFigures,
  type MeasuredLine,
  measureLine,
  shownYears,
  valueIn,
} from './compare-figures.ts';
import type { LoadedLine, YearValues } from './load-lines.ts';

/** A line that has figures in the chosen measure, with its place among all lines, by which it looks. */
export interface ShownLine {
  line: LoadedLine;
  figures: LineFigures;
  measured: MeasuredLine;
  place: number;
}

/** The years of both sides of slopes: two that a reader chose, or two times three, whose means are compared. */
export interface SlopeSides {
  from: readonly number[];
  to: readonly number[];
}

/** The shown comparison: lines by unit, the years that they are shown at, and which lines are not shown, each for its reason. */
export interface ShownComparison {
  base: number | null;
  shown: readonly ShownLine[];
  groups: readonly (readonly ShownLine[])[];
  /** Years of all figures, rising: from the address or not, a base can be each of them. */
  years: readonly number[];
  /** Year of bars, and the newest of slopes; `null` where there is none. */
  year: number | null;
  /** First and last years of slopes; `null` where these are not two different years. */
  sides: SlopeSides | null;
  failed: readonly LoadedLine[];
  /** Without any figure in the release. */
  without: readonly LoadedLine[];
  /** Of which the measure makes no sense. */
  unfit: readonly LoadedLine[];
  /** Whether all of the figures are above zero, as a logarithmic axis asks. */
  isPositive: boolean;
}

export interface LiveComparison {
  data: ComparatorData;
  shownComparison: ShownComparison;
  /** Whether an axis can be logarithmic, and whether it is. */
  hasLog: boolean;
  log: boolean;
}

const byYear = (values: YearValues | undefined): ReadonlyMap<number, number> => new Map(values ?? []);

/** Means of three years up to a year, and up to ten years before, unless a reader chose the year from which it is compared. */
function slopeSides(from: number | null, year: number): SlopeSides | null {
  if (from === null) return { from: yearsUpTo(year - decade), to: yearsUpTo(year) };
  return from === year ? null : { from: [Math.min(from, year)], to: [Math.max(from, year)] };
}

export function showLines({
  view,
  lines,
  wholes,
}: Pick<ComparatorData, 'view' | 'lines' | 'wholes'>): ShownComparison {
  const known = lines.flatMap((line, place) =>
    line.figures.state === 'loaded' ? [{ line, place, figures: line.figures.value }] : [],
  );
  const filled = known.filter(({ figures }) => figures.years.length > 0);
  const base =
    view.measure === 'index' ? (view.base ?? commonBase(filled.map(({ figures }) => figures))) : null;
  const parts = wholes.state === 'loaded' ? wholes.value : {};
  const measured = filled.map(({ line, place, figures }) => ({
    line,
    place,
    figures,
    measured: measureLine(figures, line.unit, {
      measure: view.measure,
      base,
      population: byYear(view.measure === 'inhabitant' ? parts[line.area] : undefined),
      world: parts[lineKey(line)] === undefined ? null : byYear(parts[lineKey(line)]),
    }),
  }));
  const comparable = measured.filter(
    (entry): entry is ShownLine => entry.measured?.values.some((value) => value !== null) === true,
  );
  const groups = new Map<string, ShownLine[]>();
  for (const entry of comparable) {
    const key = JSON.stringify(entry.measured.unit);
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  const isShown = new Set(comparable.map(({ line }) => line));
  const year = view.year ?? bestYear(comparable);
  return {
    base,
    shown: comparable,
    groups: [...groups.values()],
    years: shownYears(
      filled.map(({ figures }) => ({
        figures,
        measured: { unit: { kind: 'index' }, values: figures.values },
      })),
    ),
    year,
    sides: year === null ? null : slopeSides(view.from, year),
    failed: lines.filter(({ figures }) => figures.state === 'failed'),
    without: known.filter(({ figures }) => figures.years.length === 0).map(({ line }) => line),
    unfit: filled.filter(({ line }) => !isShown.has(line)).map(({ line }) => line),
    isPositive: comparable.every((entry) =>
      entry.measured.values.every((value) => value === null || value > 0),
    ),
  };
}

export function toLiveComparison(data: ComparatorData): LiveComparison {
  const comparison = showLines(data);
  const { kind } = data.view;
  // A line or slope with a figure of zero or less would have a hole; a scatter has a note on the points it drops.
  const hasLog =
    comparison.shown.length > 0 &&
    (kind === 'scatter' || ((kind === 'line' || kind === 'slope') && comparison.isPositive));
  return { data, shownComparison: comparison, hasLog, log: data.view.log && hasLog };
}

/**
 * Whether figures of a line may be of other countries in each year: regions and networks are worked out of those that have any, and the
 * World's samples are those of the countries that report.
 */
export const isOfOthers = ({ line }: ShownLine): boolean =>
  line.area === worldCode ? String(line.shown).startsWith('samples-') : !/^[A-Z]{3}$/.test(line.area);

/** Whether a line has a lower bound, in one of the years or, where none are given, in any. */
export const hasBound = ({ figures }: ShownLine, years = figures.years): boolean =>
  figures.flags.some((flag, at) => isLowerBound({ flag }) && years.includes(figures.years[at] ?? 0));

/** A line of a slope: both its values, and the years that they are of. */
export interface SlopeLine {
  entry: ShownLine;
  from: number;
  to: number;
  years: SlopeSides;
}

/**
 * The rate by which a line changed; `null` where there is none: from zero, between sums of different
 * countries without a change of the same ones, and of lower bounds.
 */
export function changeOf(
  { entry, from, to, years }: SlopeLine,
  changes: ComparatorData['changes'] = {},
): number | null {
  const same = changes[lineKey(entry.line)];
  if (same !== undefined) return same.value;
  return from > 0 && !isOfOthers(entry) && !hasBound(entry, [...years.from, ...years.to])
    ? to / from - 1
    : null;
}

/** Whether sides are of means, as no reader chose two years. */
export const areMeans = ({ to }: SlopeSides): boolean => to.length > 1;

function toSlopeLine(entry: ShownLine, sides: SlopeSides): SlopeLine | NoDecadeChange {
  const { figures, measured } = entry;
  const [first = 0, last = 0] = [sides.from.at(-1), sides.to.at(-1)];
  if (areMeans(sides)) {
    const known = figures.years.flatMap((year, at) => {
      const value = measured.values[at] ?? null;
      return value === null ? [] : [[year, { value, flag: figures.flags[at] ?? '', summed: null }] as const];
    });
    const doubts = new Set(Object.keys(figures.doubts ?? {}).map(Number));
    const means = meansOverDecade({ figures: new Map(known), breaks: figures.breaks, doubts }, last);
    return typeof means === 'string' ? means : { entry, ...means };
  }
  const [from, to] = [valueIn(entry, first), valueIn(entry, last)];
  if (from === null || to === null) return 'missing';
  return isOneSeries(figures.breaks, first, last) ? { entry, from, to, years: sides } : 'break';
}

export function slopeLines(lines: readonly ShownLine[], sides: SlopeSides) {
  const slopeLines: SlopeLine[] = [];
  const undrawn = new Map<NoDecadeChange, readonly ShownLine[]>();
  for (const entry of lines) {
    const line = toSlopeLine(entry, sides);
    if (typeof line === 'string') undrawn.set(line, [...(undrawn.get(line) ?? []), entry]);
    else slopeLines.push(line);
  }
  return { drawn: slopeLines, undrawn };
}
