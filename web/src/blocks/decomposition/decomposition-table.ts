import { YIELD } from '#catalog/elements/codes.ts';
import type { ExplainedView } from '#contract/explain.ts';
import { explainedKey } from '#contract/explain-address.ts';
import type { Harvest } from '#domain/decompose.ts';
import { type ColumnOf, type Figure, tableOf } from '../../figure/figure.ts';
import { figureColumn } from '../../i18n/number-lists.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { ChangeState, ComparedYears } from './harvests.ts';

/** The inputs and the parts: a row each for area, yield and production. */
export function toPartsTable(
  { before, after, parts, points }: Extract<ChangeState, { kind: 'parts' }>,
  of: {
    /** Keys of the block's words, and of its chart's. */
    key: string;
    chartKey: string;
    /** The years of both sides, as heads. */
    heads: readonly [string, string];
    elements: Record<'area' | 'total', number>;
    /** The least certain flag of the figures of each side. */
    flags: Record<'area' | 'total', readonly [string | undefined, string | undefined]>;
  },
  { words, formats }: Pick<Speech, 'words' | 'formats'>,
): Pick<Figure, 'columns' | 'rows' | 'rowCount'> {
  const { key, chartKey, heads, elements, flags } = of;
  const yieldOf = (harvest: Harvest): number => (harvest.production / harvest.area) * 1000;
  const rows: readonly PartsRow[] = [
    {
      ...{ id: 'area', unit: 'ha', element: elements.area, flags: flags.area },
      ...{ values: [before.area, after.area], part: parts.area, points: points.area },
    },
    {
      ...{ id: 'yield', unit: 'kg-ha', element: YIELD, flags: [undefined, undefined] },
      ...{ values: [yieldOf(before), yieldOf(after)], part: parts.yield, points: points.yield },
    },
    {
      ...{ id: 'total', unit: 't', element: elements.total, flags: flags.total },
      ...{ values: [before.production, after.production], part: parts.change, points: points.change },
    },
  ];
  const sideColumn = (side: 0 | 1): ColumnOf<PartsRow> => ({
    key: ends[side],
    label: heads[side],
    kind: 'number',
    // Each row has the decimals of its own element.
    of: (row) => ({
      value: row.values[side],
      text: figureColumn(row.element, row.values, formats)(row.values[side]),
      flag: row.flags[side],
    }),
  });
  return tableOf<PartsRow>(
    rows,
    [
      {
        key: 'element',
        label: words('figure.table.element'),
        kind: 'name',
        of: ({ id }) => words(`${key}.${id}`),
      },
      {
        key: 'unit',
        label: words('figure.table.unit'),
        kind: 'text',
        of: ({ unit }) => words(`units.${unit}.short`),
      },
      sideColumn(0),
      sideColumn(1),
      {
        key: 'part',
        label: words(`${key}.part`),
        kind: 'number',
        unit: words('units.t.short'),
        write: (part) => formats.signed(part, 0),
        of: ({ part }) => part,
      },
      {
        key: 'points',
        label: words(`${chartKey}.left`),
        kind: 'number',
        write: (points) => formats.signed(points, 2),
        of: (row) => row.points,
      },
    ],
    ({ id }) => id,
  );
}

interface PartsRow {
  id: 'area' | 'yield' | 'total';
  unit: string;
  element: number;
  values: readonly [number, number];
  flags: readonly [string | undefined, string | undefined];
  part: number;
  points: number;
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
