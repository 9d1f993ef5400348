import { monthText } from '#domain/prices/months.ts';
import { rounded, roundedPercent } from '#domain/rounding.ts';
import type { DataCell, DataColumn, DataRow } from '../charts/data-table/data-table-model.ts';
import { formatFigure, readForm } from '../i18n/figures.ts';
import type { Formats } from '../i18n/formats.ts';
import { decimalsOf } from '../i18n/number-lists.ts';
import type { Cell, Column, ColumnKind, Figure } from './figure.ts';

export const numericKinds: ReadonlySet<ColumnKind> = new Set([
  'number',
  'share',
  'points',
  'percent',
  'rank',
]);

export function cellText(column: Column, cell: Cell, formats: Formats, least = 0): string {
  const { value, text } = cell;
  if (text !== undefined) return text;
  if (value === null || typeof value === 'string') return value ?? '';
  if (column.write !== undefined) return column.write(value, cell);
  if (column.element !== undefined) return formatFigure(column.element, value, formats, false, least);
  const { decimals = 2 } = column;
  switch (column.kind) {
    case 'share':
      return formats.percent(value, decimals, least);
    case 'percent':
      return formats.percent(value / 100, decimals, least);
    case 'points':
      return formats.points(value);
    case 'month':
      return monthText(value);
    case 'number':
      return formats.number(value, decimals, value === 0 ? 0 : least);
    default:
      return String(value);
  }
}

/** The decimals that one figure of a column needs: all have as many. */
function leastDecimals(column: Column, cells: readonly (Cell | undefined)[]): number {
  const { kind, decimals = 2, element, write } = column;
  if (write !== undefined || !(kind === 'number' || kind === 'share' || kind === 'percent')) return 0;
  const roundedValue = (value: number): number => {
    if (element !== undefined) return readForm(element, value).rounded;
    return kind === 'number'
      ? rounded(value, decimals)
      : roundedPercent(kind === 'share' ? value : value / 100, decimals);
  };
  return Math.max(
    0,
    ...cells.map((cell) =>
      typeof cell?.value === 'number' && cell.text === undefined ? decimalsOf(roundedValue(cell.value)) : 0,
    ),
  );
}

/** A place that is explained is drawn as the figures are, with its control. */
const toDrawnColumn = (column: Column, isExplained: boolean): DataColumn => ({
  id: column.key,
  label: column.label,
  short: column.short,
  // Percentages and points bear their unit in each cell.
  unit: column.kind === 'points' || column.unit === '%' ? undefined : column.unit,
  numeric: numericKinds.has(column.kind),
  holds: column.isRowName
    ? 'names'
    : column.kind === 'rank' && !isExplained
      ? 'ranks'
      : column.kind === 'month'
        ? 'months'
        : undefined,
});

export function toDrawnTable(
  { columns, rows, keyOf }: Pick<Figure, 'columns' | 'rows' | 'keyOf'>,
  formats: Formats,
): { columns: readonly DataColumn[]; rows: readonly DataRow[] } {
  const isVisible = columns.map((column) => column.filesOnly !== true);
  const all = rows();
  const least = columns.map((column, at) =>
    leastDecimals(
      column,
      all.map(({ cells }) => cells[at]),
    ),
  );
  const isExplained = ({ key }: Column): boolean => all.some(({ id }) => keyOf?.(id, key) != null);
  return {
    columns: columns
      .filter((_, at) => isVisible[at])
      .map((column) => toDrawnColumn(column, column.kind === 'rank' && isExplained(column))),
    rows: all.map(({ cells, ...row }) => ({
      ...row,
      cells: columns.flatMap((column, at): DataCell[] => {
        const cell = cells[at] ?? { value: null };
        if (isVisible[at] !== true) return [];
        const { value, ...marks } = cell;
        return [{ ...marks, raw: value, text: cellText(column, cell, formats, least[at]) }];
      }),
    })),
  };
}
