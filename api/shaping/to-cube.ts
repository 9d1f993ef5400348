import type { Element } from '#catalog/element.ts';
import type { Cube } from '#contract/data.ts';
import type { CoverageRow } from '../queries/select-coverage.ts';
import type { CubeRow } from '../queries/select-cube-rows.ts';
import type { SeriesBreakRow } from '../queries/select-series-breaks.ts';
import { toBreaks } from './to-breaks.ts';

export interface CubeParts {
  table: string;
  indicator: number;
  element: Element;
  /** Years of the element, rising. */
  coverage: readonly CoverageRow[];
  /** The rows of each year, in the order of `coverage`. */
  slices: readonly (readonly CubeRow[])[];
  limits: readonly number[];
  hasZero: boolean;
  breaks: readonly SeriesBreakRow[];
  /** Default year when the element has no figures at all. */
  emptyYear: number;
}

/** One element as columns: a row of values and a text of flags for each area that has any value. */
export function toCube(parts: CubeParts): Cube {
  const years = parts.coverage.map(({ year }) => year);
  const byArea = new Map<string, { row: (number | null)[]; flags: string[]; sums: (number | null)[] }>();
  for (const [column, slice] of parts.slices.entries()) {
    for (const { area, value, flag, contributors } of slice) {
      let cells = byArea.get(area);
      if (!cells) {
        cells = { row: [], flags: [], sums: [] };
        byArea.set(area, cells);
      }
      fill(cells.row, column, null);
      fill(cells.flags, column, '-');
      cells.row.push(value);
      cells.flags.push(flag === '' ? ' ' : flag);
      if (contributors !== null) {
        fill(cells.sums, column, null);
        cells.sums.push(contributors);
      }
    }
  }
  const areas = [...byArea.keys()].sort();
  const cellsOf = areas.map((area) => ({ area, cells: byArea.get(area) }));
  return {
    table: parts.table,
    element: parts.element.id,
    indicator: parts.indicator,
    unit: parts.element.unit,
    years,
    areas,
    rows: cellsOf.map(({ cells }) => cells?.row ?? []),
    flags: cellsOf.map(({ cells }) => cells?.flags.join('') ?? ''),
    sums: Object.fromEntries(
      cellsOf.flatMap(({ area, cells }) => (cells && cells.sums.length > 0 ? [[area, cells.sums]] : [])),
    ),
    countries: parts.coverage.map(({ countries }) => countries),
    defaultYear: chooseDefaultYear(parts.coverage, parts.emptyYear),
    limits: [...parts.limits],
    hasZero: parts.hasZero,
    ...toBreaks(parts.breaks, toSpans(years, cellsOf)),
  };
}

/** The year with which an element opens: its newest well-covered one, else its last, else the section's. */
export function chooseDefaultYear(coverage: readonly CoverageRow[], emptyYear: number): number {
  return coverage.find(({ is_default }) => is_default === 1)?.year ?? coverage.at(-1)?.year ?? emptyYear;
}

function toSpans(
  years: readonly number[],
  cells: readonly { area: string; cells: { row: readonly (number | null)[] } | undefined }[],
): Map<string, readonly [number, number]> {
  return new Map(
    cells.map(({ area, cells: of }) => {
      const row = of?.row ?? [];
      const first = row.findIndex((value) => value !== null);
      return [area, [years[first] ?? 0, years[row.length - 1] ?? 0] as const];
    }),
  );
}

/** Puts `filler` into the cells before `column`. */
function fill<T>(cells: T[], column: number, filler: T): void {
  while (cells.length < column) cells.push(filler);
}
