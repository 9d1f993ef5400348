import type { Element } from '#catalog/element.ts';
import { partsYears } from '#contract/breaks.ts';
import type { Cube } from '#contract/data.ts';
import type { FigureColumn } from '#release/figure-column.ts';
import type { Row } from '#release/schema.ts';

/** The first year behind a break or seam of an area's series. */
type PassageRow = Pick<Row<'series_break'>, 'area' | 'year'>;

/** First and last year with a figure of each area. */
type Spans = ReadonlyMap<string, readonly [first: number, last: number]>;

/**
 * The breaks (or seams) that most areas have, and those of the others by area. An area without figures around a common one
 * counts as having it: it has nothing to compare across it.
 */
export function toPassages(
  rows: readonly PassageRow[],
  spans: Spans,
): { common: number[]; byArea: Record<string, number[]> } {
  const found = new Map<string, number[]>();
  for (const { area, year } of rows) found.set(area, [...(found.get(area) ?? []), year]);
  const lists = [...spans.keys()].map((area) => found.get(area) ?? []);
  const counts = new Map<string, number>();
  for (const list of lists) counts.set(list.join(), (counts.get(list.join()) ?? 0) + 1);
  const [commonest = ''] = [...counts.entries()].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))[0] ?? [];
  const common = commonest === '' ? [] : commonest.split(',').map(Number);
  const byArea: Record<string, number[]> = {};
  for (const [area, [first, last]] of spans) {
    const areaYears = found.get(area) ?? [];
    const expected = common.filter((year) => partsYears(year, first, last));
    if (areaYears.join() !== expected.join()) byArea[area] = areaYears;
  }
  return { common, byArea };
}

export interface CubeParts {
  table: string;
  indicator: number;
  element: Element;
  /** Years of the element, rising. */
  coverage: readonly Pick<Row<'coverage'>, 'year' | 'countries' | 'is_default'>[];
  /** Its figures, in the years of `coverage`. */
  column: FigureColumn;
  limits: readonly number[];
  hasZero: boolean;
  breaks: readonly PassageRow[];
  seams: readonly PassageRow[];
  doubts: readonly Pick<Row<'doubtful_figure'>, 'area' | 'year' | 'reason'>[];
  events: readonly Pick<Row<'figure_event'>, 'area' | 'year' | 'event'>[];
  /** Default year when the element has no figures at all. */
  emptyYear: number;
}

/** One element as columns, a row of values and a text of flags for each area that has any value: `Cube` of the contract as JSON. */
export function writeCube(parts: CubeParts): string {
  const { table, indicator, element, coverage, column, limits, hasZero } = parts;
  const { years } = column;
  const spans = new Map(
    column.areas.map((area) => {
      const { from, values } = column.values(area);
      return [area, [years[from] ?? 0, years[from + values.length - 1] ?? 0] as const];
    }),
  );
  const [broken, seams] = [toPassages(parts.breaks, spans), toPassages(parts.seams, spans)];
  return JSON.stringify({
    ...{ table, element: element.id, indicator, unit: element.unit, years },
    ...toCubeColumns(column),
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
  });
}

/** Values, flags and numbers of summed countries of each area: from the first year to the last in which it has any. */
function toCubeColumns(column: FigureColumn): Pick<Cube, 'areas' | 'rows' | 'flags' | 'sums'> {
  const cube: Pick<Cube, 'areas' | 'rows' | 'flags' | 'sums'> = { areas: [], rows: [], flags: [], sums: {} };
  for (const area of column.areas) {
    const { from, values } = column.values(area);
    const gap = Array.from({ length: from }, () => null);
    cube.areas.push(area);
    cube.rows.push([...gap, ...Array.from(values, (value) => (Number.isNaN(value) ? null : value))]);
    cube.flags.push('-'.repeat(from) + column.flags(area));
    const sums = column.contributors(area);
    const last = sums.findLastIndex((sum) => sum !== null);
    if (last >= 0) cube.sums[area] = [...gap, ...sums.slice(0, last + 1)];
  }
  return cube;
}

/** The year with which an element opens: its newest well-covered one, else its last, else the section's. */
export function chooseDefaultYear(
  coverage: readonly Pick<Row<'coverage'>, 'year' | 'countries' | 'is_default'>[],
  emptyYear: number,
): number {
  return coverage.find(({ is_default }) => is_default === 1)?.year ?? coverage.at(-1)?.year ?? emptyYear;
}

export function byAreaAndYear<Row extends { area: string; year: number }, Value extends string>(
  rows: readonly Row[],
  valueIn: (row: Row) => Value,
): Record<string, Record<number, Value>> {
  const byArea: Record<string, Record<number, Value>> = {};
  for (const row of rows) byArea[row.area] = { ...byArea[row.area], [row.year]: valueIn(row) };
  return byArea;
}
