import { decimalsPerInhabitant } from '#domain/per-inhabitant.ts';
import type { ChartSeries } from '../../charts/plot/series.ts';
import { elementColumn } from '../../figure/columns.ts';
import { type Column, type ColumnOf, columnOf, type Figure, tableOf } from '../../figure/figure.ts';
import { formatFigure } from '../../i18n/figures.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { TransformedChart } from './transform-chart.ts';

interface ChartTableOptions {
  chart: TransformedChart;
  elementOf(series: string): number;
  /** Whether the 0 of an element in a year is one of the source's rounding. */
  isRoundedAway(element: number, year: number): boolean;
  year: number;
}

/** A chart's figures as a table, newest year first: the same figures with the same text, missing ones empty. */
export function toChartTable(
  of: ChartTableOptions,
  speech: Pick<Speech, 'words' | 'formats'>,
): Pick<Figure, 'columns' | 'rows' | 'rowCount'> {
  const { years, series } = of.chart;
  const known = years.flatMap((year, at) =>
    series.some(({ values }) => (values[at] ?? null) !== null) ? [{ year, at }] : [],
  );
  return tableOf<YearAt>(
    known.reverse(),
    [
      columnOf('year', speech.words('figure.table.year'), 'year', ({ year }) => year),
      ...series.map((one) => seriesColumn(one, of, speech)),
    ],
    ({ year }) => String(year),
    ({ year }) => year === of.year,
  );
}

interface YearAt {
  year: number;
  at: number;
}

function seriesColumn(
  series: ChartSeries,
  of: ChartTableOptions,
  speech: Pick<Speech, 'words' | 'formats'>,
): ColumnOf<YearAt> {
  const element = of.elementOf(series.id);
  const isOwn = of.chart.units.get(series.id) === 'own';
  return {
    key: series.id,
    label: series.label,
    ...seriesKind(series, of, speech),
    of: ({ year, at }) => {
      const value = series.values[at] ?? null;
      if (value === null) return null;
      return {
        value,
        flag: series.flags?.[at],
        isBreak: series.breaks?.includes(year),
        isSeam: series.seams?.includes(year),
        doubt: series.doubts?.[at] ?? undefined,
        note: series.events?.[at] ?? undefined,
        ...(isOwn &&
          value === 0 &&
          of.isRoundedAway(element, year) && { text: formatFigure(element, value, speech.formats, true) }),
      };
    },
  };
}

/** What the options made of the figures of a series: parts of a whole, or amounts per inhabitant. */
function seriesKind(
  series: ChartSeries,
  { chart, elementOf }: ChartTableOptions,
  speech: Pick<Speech, 'words' | 'formats'>,
): Pick<Column, 'kind' | 'unit' | 'write' | 'element'> {
  switch (chart.units.get(series.id)) {
    case 'own':
      return elementColumn(elementOf(series.id), speech);
    case 'share':
      return { kind: 'share' };
    default:
      return {
        kind: 'number',
        unit: series.unit,
        write: (value) => speech.formats.number(value, decimalsPerInhabitant(value)),
      };
  }
}
