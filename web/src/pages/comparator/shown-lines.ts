import { worldCode } from '#catalog/regions/index.ts';
import { isLowerBound } from '../../i18n/figures.ts';
import { lineKey } from '../../url/compare-url.ts';
import type { ComparatorData } from './comparator-data.ts';
import {
  bestStart,
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

/** What the page shows: lines by unit, the years that they are shown at, and which lines are not shown, each for its reason. */
export interface ShownComparison {
  base: number | null;
  shown: readonly ShownLine[];
  groups: readonly (readonly ShownLine[])[];
  /** Years of all figures, rising: from the address or not, a base can be each of them. */
  years: readonly number[];
  /** Year of bars and second year of slopes, and the first year of slopes; `null` where there is none. */
  year: number | null;
  from: number | null;
  failed: readonly LoadedLine[];
  /** Without any figure in the release. */
  without: readonly LoadedLine[];
  /** Of which the measure makes no sense. */
  unfit: readonly LoadedLine[];
  /** Whether all of the figures are above zero, as a logarithmic axis asks. */
  isPositive: boolean;
}

/** What pictures and table are drawn from. */
export interface LiveComparison {
  data: ComparatorData;
  shown: ShownComparison;
  /** Whether the axis is logarithmic. */
  log: boolean;
}

const byYear = (values: YearValues | undefined): ReadonlyMap<number, number> => new Map(values ?? []);

/** Sorts lines by what can be shown of them. */
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
  const shown = measured.filter(
    (entry): entry is ShownLine => entry.measured?.values.some((value) => value !== null) === true,
  );
  const groups = new Map<string, ShownLine[]>();
  for (const entry of shown) {
    const key = JSON.stringify(entry.measured.unit);
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  const isShown = new Set(shown.map(({ line }) => line));
  const year = view.year ?? bestYear(shown);
  return {
    base,
    shown,
    groups: [...groups.values()],
    years: shownYears(
      filled.map(({ figures }) => ({
        figures,
        measured: { unit: { kind: 'index' }, values: figures.values },
      })),
    ),
    year,
    from: view.from ?? (year === null ? null : bestStart(shown, year)),
    failed: lines.filter(({ figures }) => figures.state === 'failed'),
    without: known.filter(({ figures }) => figures.years.length === 0).map(({ line }) => line),
    unfit: filled.filter(({ line }) => !isShown.has(line)).map(({ line }) => line),
    isPositive: shown.every((entry) => entry.measured.values.every((value) => value === null || value > 0)),
  };
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

/**
 * The rate by which a line changed; `null` where none can be told: from nothing there is none, a sum of other countries has not grown
 * but for what is known of the same ones, and of lower bounds it is not known.
 */
export function changeOf(
  entry: ShownLine,
  from: number,
  to: number,
  changes: ComparatorData['changes'] = {},
): number | null {
  const same = changes[lineKey(entry.line)];
  if (same !== undefined) return same.value;
  const [before, after] = [valueIn(entry, from) ?? 0, valueIn(entry, to) ?? 0];
  return before > 0 && !isOfOthers(entry) && !hasBound(entry, [from, to]) ? after / before - 1 : null;
}

/** Lines between two years: those with both figures of one series, those without one, and those whose series breaks between. */
export function slopeLines(lines: readonly ShownLine[], from: number, to: number) {
  const has = (entry: ShownLine): boolean => valueIn(entry, from) !== null && valueIn(entry, to) !== null;
  const isWhole = ({ figures }: ShownLine): boolean => isOneSeries(figures.breaks, from, to);
  return {
    drawn: lines.filter((entry) => has(entry) && isWhole(entry)),
    missing: lines.filter((entry) => !has(entry)),
    broken: lines.filter((entry) => has(entry) && !isWhole(entry)),
  };
}
