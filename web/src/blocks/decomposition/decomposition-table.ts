import { YIELD } from '#catalog/elements/codes.ts';
import type { ExplainedView } from '#contract/explain.ts';
import { explainedKey } from '#contract/explain-address.ts';
import type { Harvest } from '#domain/decompose.ts';
import type { DataRow } from '../../charts/data-table/data-table-model.ts';
import type { Span } from '../../url/span.ts';

import type { SpanState } from './harvests.ts';

/** The inputs and the parts: a row each for area, yield and production. */
export function toRows(
  { before, after, parts, points }: Extract<SpanState, { kind: 'parts' }>,
  options: {
    names: Record<'area' | 'yield' | 'total', string>;
    units: Record<'area' | 'yield' | 'total', string>;
    elements: Record<'area' | 'total', number>;
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

/** Whose parts they are: the area, both years, and the elements. */
export interface PartsOf {
  area: string;
  span: Span;
  elements: Record<'area' | 'total', number>;
}

const inputRows = ['area', 'total'] as const;
const ends = ['from', 'to'] as const;

/** The four figures that the parts are computed from, with their explanations' keys. */
export function listInputs({ before, after }: Extract<SpanState, { kind: 'parts' }>, of: PartsOf) {
  return inputRows.flatMap((row) =>
    ends.map((column) => {
      const harvest = column === 'from' ? before : after;
      const element = of.elements[row];
      const year = of.span[column];
      return {
        row,
        element,
        year,
        value: row === 'area' ? harvest.area : harvest.production,
        figure: explainedKey(of.area, element, year),
      };
    }),
  );
}

/** Key of the explanation of a figure of the table, by row and column; `null` for names and units. */
export function keyInTable(row: string, column: string, { area, span, elements }: PartsOf): string | null {
  if (row !== 'area' && row !== 'yield' && row !== 'total') return null;
  const own = row === 'yield' ? YIELD : elements[row];
  if (column === 'from' || column === 'to') return explainedKey(area, own, span[column]);
  if (column !== 'part' && column !== 'points') return null;
  const change = { since: span.from, relative: column === 'points' };
  const as: ExplainedView = {
    kind: 'part',
    of: row === 'total' ? 'change' : row,
    factor: elements.area,
    ...change,
  };
  return explainedKey(area, elements.total, span.to, { as });
}
