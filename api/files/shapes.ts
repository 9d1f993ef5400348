import type { FigureCell, FigureColumn, PageFigure } from '#contract/page-figures.ts';
import { ProblemError, quoted } from '../errors.ts';
import { isYear } from './figure-table.ts';
import { type Gazetteer, type Observation, observe, placeOf } from './observations.ts';

export const shapes = ['tidy', 'wide'] as const;
export type Shape = (typeof shapes)[number];

/** The figure with a row for each number, or for each series with a column for each year. Throws `invalid-parameter`. */
export function reshape(figure: PageFigure, shape: Shape, gazetteer: Gazetteer): PageFigure {
  // Reshaped columns are no longer the compared lines.
  const { compares: _, ...plain } = figure;
  return shape === 'tidy' ? toTidy(plain, gazetteer) : toWide(plain, gazetteer);
}

const namesColumn = (id: string, label: string, holds: FigureColumn['holds'] = 'names'): FigureColumn => ({
  ...{ id, label, unit: null, holds, element: null, area: null },
});

/** Columns of numbers whose units the rows name themselves, where the figure has a column of units. */
const inUnitOfRow: readonly string[] = ['value', 'before', 'after'];

/** Columns before the numbers, as far as the figure has them, their cells, and the unit of each number. */
function leading(
  { all, rest }: ReturnType<typeof observe>,
  nameOf: Gazetteer['nameOf'],
): {
  columns: FigureColumn[];
  cells: (of: Observation) => FigureCell[];
  unitCell: (of: Observation) => FigureCell;
} {
  const hasAreas = all.some(({ area }) => area !== null);
  const isInUnitOfRow = ({ column }: Observation): boolean => inUnitOfRow.includes(column.id);
  const unitAt = all.some(isInUnitOfRow) ? rest.findIndex(({ id }) => id === 'unit') : -1;
  const isKept = (_: unknown, at: number): boolean => at !== unitAt;
  return {
    columns: [
      ...(hasAreas ? [namesColumn('area', nameOf('files.column.area'))] : []),
      ...rest.filter(isKept),
    ],
    cells: ({ area, names }) => [
      ...(hasAreas ? [{ value: area?.label ?? null, ...(area !== null && { code: area.code }) }] : []),
      ...names.filter(isKept),
    ],
    unitCell: (one) => ({
      value: one.column.unit ?? (isInUnitOfRow(one) ? (one.names[unitAt]?.value ?? null) : null),
    }),
  };
}

const measureColumn = (nameOf: Gazetteer['nameOf']): FigureColumn =>
  namesColumn('measure', nameOf('files.column.element'));

const measureCell = ({ measure }: Observation): FigureCell => ({ value: measure.label, code: measure.code });

/** A table without numbers is tidy as it is. */
function toTidy(figure: PageFigure, gazetteer: Gazetteer): PageFigure {
  const observations = observe(figure, gazetteer);
  const { all } = observations;
  if (!figure.columns.some(({ holds }) => holds === 'numbers')) return figure;
  const { nameOf } = gazetteer;
  const { columns, cells, unitCell } = leading(observations, nameOf);
  const word = (name: string): string => nameOf(`files.series.${name}`);
  const hasPeriod = all.some(({ period }) => period !== null);
  const isMonthly = all.some(({ period }) => typeof period === 'string');
  return {
    ...figure,
    columns: [
      ...columns,
      ...(hasPeriod ? [namesColumn('period', word('period'), isMonthly ? 'months' : 'names')] : []),
      measureColumn(nameOf),
      namesColumn('value', word('value'), 'numbers'),
      namesColumn('unit', word('unit')),
    ],
    rows: all.map((one) => [
      ...cells(one),
      ...(hasPeriod ? [{ value: one.period }] : []),
      measureCell(one),
      one.cell,
      unitCell(one),
    ]),
  };
}

function toWide(figure: PageFigure, gazetteer: Gazetteer): PageFigure {
  const { nameOf } = gazetteer;
  const observations = observe(figure, gazetteer);
  const { all, hasPeriods } = observations;
  const refusal = (why: string): ProblemError =>
    new ProblemError(
      'invalid-parameter',
      `The table ${quoted(figure.id)} has no wide shape: ${why}. shape=tidy has a row for each of its numbers.`,
    );
  if (!hasPeriods || !all.every(({ period }) => isYear(period))) throw refusal('its rows are not of years');
  if (all.some(({ area }) => area === null)) throw refusal('not all of its figures are of one area');
  const years = [...new Set(all.map(({ period }) => Number(period)))].sort((a, b) => a - b);
  const series = new Map<string, { first: Observation; cells: Map<number, FigureCell> }>();
  for (const one of all) {
    const key = `${placeOf({ ...one, period: null })} ${one.column.id}`;
    const found = series.get(key) ?? { first: one, cells: new Map<number, FigureCell>() };
    if (found.cells.has(Number(one.period))) throw refusal('it has several figures of one year');
    series.set(key, found);
    found.cells.set(Number(one.period), one.cell);
  }
  const { columns, cells, unitCell } = leading(observations, nameOf);
  return {
    ...figure,
    columns: [
      ...columns,
      measureColumn(nameOf),
      namesColumn('unit', nameOf('files.series.unit')),
      ...years.map((year) => namesColumn(`y${year}`, String(year), 'numbers')),
    ],
    rows: [...series.values()].map(({ first, cells: byYear }) => [
      ...cells(first),
      measureCell(first),
      unitCell(first),
      ...years.map((year) => byYear.get(year) ?? { value: null }),
    ]),
  };
}
