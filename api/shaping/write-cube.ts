import type { Element } from '#catalog/element.ts';
import { readCubeSpans } from '#domain/columns/cube-columns.ts';
import type { CoverageRow } from '../queries/select-coverage.ts';
import type { DoubtRow, EventRow } from '../queries/select-cube-parts.ts';
import type { SeriesBreakRow } from '../queries/select-series-breaks.ts';
import { joinJson } from './join-json.ts';
import { toPassages } from './to-passages.ts';

export interface CubeParts {
  table: string;
  indicator: number;
  element: Element;
  /** Years of the element, rising. */
  coverage: readonly CoverageRow[];
  /** Its figures, with the years of `coverage` as columns: `CubeColumns`, written. */
  columns: string;
  limits: readonly number[];
  hasZero: boolean;
  breaks: readonly SeriesBreakRow[];
  seams: readonly SeriesBreakRow[];
  doubts: readonly DoubtRow[];
  events: readonly EventRow[];
  /** Default year when the element has no figures at all. */
  emptyYear: number;
}

/**
 * One element as columns, a row of values and a text of flags for each area that has any value: `Cube` of the contract as JSON, in
 * which stands as it is what the release keeps.
 */
export function writeCube(parts: CubeParts): string {
  const { table, indicator, element, coverage, columns, limits, hasZero } = parts;
  const years = coverage.map(({ year }) => year);
  const head = { table, element: element.id, indicator, unit: element.unit, years };
  const spans = toSpans(years, columns);
  const [broken, seams] = [toPassages(parts.breaks, spans), toPassages(parts.seams, spans)];
  const rest = {
    countries: coverage.map(({ countries }) => countries),
    defaultYear: chooseDefaultYear(coverage, parts.emptyYear),
    limits,
    hasZero,
    breaks: broken.common,
    areaBreaks: broken.byArea,
    seams: seams.common,
    areaSeams: seams.byArea,
    doubts: byAreaAndYear(parts.doubts, ({ reason }) => reason),
    events: byAreaAndYear(parts.events, ({ event }) => event),
  };
  return joinJson(JSON.stringify(head), columns, JSON.stringify(rest));
}

/** The year with which an element opens: its newest well-covered one, else its last, else the section's. */
export function chooseDefaultYear(coverage: readonly CoverageRow[], emptyYear: number): number {
  return coverage.find(({ is_default }) => is_default === 1)?.year ?? coverage.at(-1)?.year ?? emptyYear;
}

/** First and last year with a figure of each area. */
const toSpans = (
  years: readonly number[],
  columns: string,
): Map<string, readonly [first: number, last: number]> =>
  new Map(
    [...readCubeSpans(columns)].map(([area, [first, last]]) => [
      area,
      [years[first] ?? 0, years[last] ?? 0] as const,
    ]),
  );

/** What is said of single figures, by area and year. */
export function byAreaAndYear<Row extends { area: string; year: number }, Said extends string>(
  rows: readonly Row[],
  said: (row: Row) => Said,
): Record<string, Record<number, Said>> {
  const byArea: Record<string, Record<number, Said>> = {};
  for (const row of rows) byArea[row.area] = { ...byArea[row.area], [row.year]: said(row) };
  return byArea;
}
