import type { ExplainedView } from '#contract/explain.ts';
import { explainedKey } from '#contract/explain-address.ts';
import type { DataColumn, DataRow } from '../../charts/data-table/data-table-model.ts';
import type { DrawableChart } from './chart-series.ts';

/** A chart's figures as a table, newest year first: the same figures with the same text, missing ones empty. */
export function toChartTable(options: {
  chart: DrawableChart;
  area: string;
  /** Element of a series by its id, for the explanations of its figures. */
  elementOf(series: string): number | undefined;
  /** What the chart makes of a figure of a series in a year. */
  viewOf(series: string, year: number): ExplainedView | null;
  yearLabel: string;
  /** Texts of the figures of a series beneath each other. */
  columnOf(
    series: string,
    values: readonly (number | null)[],
  ): (value: number, roundedAway?: boolean) => string;
  /** Whether the 0 of an element in a year is one of the source's rounding. */
  isRoundedAway(element: number, year: number): boolean;
}): { columns: DataColumn[]; rows: DataRow[]; explain: (row: string, column: string) => string | null } {
  const { chart, area, elementOf, viewOf, yearLabel, columnOf, isRoundedAway } = options;
  const texts = chart.series.map(({ id, values }) => columnOf(id, values));
  return {
    explain: (year, column) => {
      const element = elementOf(column);
      return element === undefined
        ? null
        : explainedKey(area, element, Number(year), { as: viewOf(column, Number(year)) });
    },
    columns: [
      { id: 'year', label: yearLabel },
      ...chart.series.map(({ id, label, unit }) => ({
        id,
        label,
        unit: unit === '' ? undefined : unit,
        numeric: true,
      })),
    ],
    rows: chart.years
      .map((year, index) => ({
        id: String(year),
        cells: [
          { text: String(year), raw: year },
          ...chart.series.map((series, place) => {
            const value = series.values[index] ?? null;
            return value === null
              ? { text: '', raw: null }
              : {
                  text:
                    texts[place]?.(value, value === 0 && isRoundedAway(elementOf(series.id) ?? 0, year)) ??
                    '',
                  raw: value,
                  flag: series.flags?.[index],
                  isBreak: series.breaks?.includes(year),
                  isSeam: series.seams?.includes(year),
                  doubt: series.doubts?.[index] ?? undefined,
                  note: series.events?.[index] ?? undefined,
                };
          }),
        ],
      }))
      .filter((row) => row.cells.some((cell, column) => column > 0 && cell.text !== ''))
      .reverse(),
  };
}

/** The rows with that of the page's year marked; all others stay the objects that they are and are not drawn again. */
export function withShownYear(rows: readonly DataRow[], year: number): readonly DataRow[] {
  return rows.map((row) => (row.id === String(year) ? { ...row, selected: true } : row));
}
