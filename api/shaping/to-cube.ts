import type { Element } from '#catalog/element.ts';
import type { Cube } from '#contract/data.ts';
import type { CubeColumns } from '#domain/columns/cube-columns.ts';
import type { CoverageRow } from '../queries/select-coverage.ts';
import type { SeriesBreakRow } from '../queries/select-series-breaks.ts';
import { toBreaks } from './to-breaks.ts';

export interface CubeParts {
  table: string;
  indicator: number;
  element: Element;
  /** Years of the element, rising. */
  coverage: readonly CoverageRow[];
  /** Its figures, with the years of `coverage` as columns. */
  columns: CubeColumns;
  limits: readonly number[];
  hasZero: boolean;
  breaks: readonly SeriesBreakRow[];
  /** Default year when the element has no figures at all. */
  emptyYear: number;
}

/** One element as columns: a row of values and a text of flags for each area that has any value. */
export function toCube(parts: CubeParts): Cube {
  const years = parts.coverage.map(({ year }) => year);
  const { areas, rows, flags, sums } = parts.columns;
  return {
    table: parts.table,
    element: parts.element.id,
    indicator: parts.indicator,
    unit: parts.element.unit,
    years,
    areas,
    rows,
    flags,
    sums,
    countries: parts.coverage.map(({ countries }) => countries),
    defaultYear: chooseDefaultYear(parts.coverage, parts.emptyYear),
    limits: [...parts.limits],
    hasZero: parts.hasZero,
    ...toBreaks(parts.breaks, toSpans(years, parts.columns)),
  };
}

/** The year with which an element opens: its newest well-covered one, else its last, else the section's. */
export function chooseDefaultYear(coverage: readonly CoverageRow[], emptyYear: number): number {
  return coverage.find(({ is_default }) => is_default === 1)?.year ?? coverage.at(-1)?.year ?? emptyYear;
}

function toSpans(
  years: readonly number[],
  { areas, rows }: CubeColumns,
): Map<string, readonly [number, number]> {
  return new Map(
    areas.map((area, at) => {
      const row = rows[at] ?? [];
      const first = row.findIndex((value) => value !== null);
      return [area, [years[first] ?? 0, years[row.length - 1] ?? 0] as const];
    }),
  );
}
