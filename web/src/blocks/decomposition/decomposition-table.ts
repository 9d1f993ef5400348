import { YIELD } from '#catalog/elements/codes.ts';
import type { ExplainedView } from '#contract/explain.ts';
import { explainedKey } from '#contract/explain-address.ts';
import type { Harvest } from '#domain/decompose.ts';
import type { DataRow } from '../../charts/data-table/data-table-model.ts';
import type { ChangeState, ComparedYears } from './harvests.ts';

/** The inputs and the parts: a row each for area, yield and production. */
export function toRows(
  { before, after, parts, points }: Extract<ChangeState, { kind: 'parts' }>,
  options: {
    names: Record<'area' | 'yield' | 'total', string>;
    units: Record<'area' | 'yield' | 'total', string>;
    elements: Record<'area' | 'total', number>;
    /** The least certain flag of the figures of each side. */
    flags: Record<'area' | 'total', readonly [string | undefined, string | undefined]>;
    /** Texts of figures of an element beside each other. */
    textsOf(element: number, values: readonly number[]): (value: number) => string;
    signed(value: number, decimals: number): string;
  },
): DataRow[] {
  const { names, units, elements, flags, textsOf, signed } = options;
  const yieldOf = (harvest: Harvest): number => (harvest.production / harvest.area) * 1000;
  const row = (
    id: 'area' | 'yield' | 'total',
    element: number,
    values: readonly [number, number],
    part: number,
    point: number,
  ): DataRow => ({
    id,
    cells: [
      { text: names[id], raw: names[id] },
      { text: units[id], raw: units[id] },
      ...values.map((value, index) => ({
        text: textsOf(element, values)(value),
        raw: value,
        flag: id === 'yield' ? undefined : flags[id][index],
      })),
      { text: signed(part, 0), raw: part },
      { text: signed(point, 2), raw: point },
    ],
  });
  return [
    row('area', elements.area, [before.area, after.area], parts.area, points.area),
    row('yield', YIELD, [yieldOf(before), yieldOf(after)], parts.yield, points.yield),
    row('total', elements.total, [before.production, after.production], parts.change, points.change),
  ];
}

/** Whose parts they are: the area, the years of both sides, and the elements. */
export interface PartsOf {
  area: string;
  years: ComparedYears;
  elements: Record<'area' | 'total', number>;
}

const inputRows = ['area', 'total'] as const;
const ends = ['from', 'to'] as const;

/** Every figure that the parts are computed from, with its explanation's key; of means those of all their years. */
export function listInputs({ area, years, elements }: PartsOf) {
  return inputRows.flatMap((row) =>
    ends.flatMap((end) =>
      years[end].map((year) => ({
        row,
        element: elements[row],
        year,
        figure: explainedKey(area, elements[row], year),
      })),
    ),
  );
}

/** The year of a side that is no mean; else `null`. */
const onlyYear = (years: readonly number[]): number | null =>
  years.length === 1 ? (years[0] ?? null) : null;

/**
 * Key of the explanation of a figure of the table, by row and column; `null` for names and units, and of means: the figures that they
 * are made of are listed with theirs.
 */
export function keyInTable(row: string, column: string, { area, years, elements }: PartsOf): string | null {
  if (row !== 'area' && row !== 'yield' && row !== 'total') return null;
  const [since, year] = [onlyYear(years.from), onlyYear(years.to)];
  if (since === null || year === null) return null;
  const own = row === 'yield' ? YIELD : elements[row];
  if (column === 'from' || column === 'to') return explainedKey(area, own, column === 'from' ? since : year);
  if (column !== 'part' && column !== 'points') return null;
  const as: ExplainedView = {
    kind: 'part',
    of: row === 'total' ? 'change' : row,
    factor: elements.area,
    since,
    relative: column === 'points',
  };
  return explainedKey(area, elements.total, year, { as });
}
