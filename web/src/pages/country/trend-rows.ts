import { explainedKey } from '#contract/explain-address.ts';
import type { Trend } from '#contract/profiles.ts';
import { elementColumn, yearColumn } from '../../figure/columns.ts';
import { type ColumnOf, tableOf } from '../../figure/figure.ts';
import { doubtOf } from '../../i18n/figures.ts';
import type { Speech } from '../../i18n/speech.ts';

interface TrendColumn {
  trend: Trend;
  label: string;
  key?: string;
}

/** The years of trends as rows, the newest first, and a column for each; no rows without trends. */
export function trendRows(columns: readonly TrendColumn[], speech: Speech, area: string) {
  const { words } = speech;
  const keyOf = ({ key, trend }: TrendColumn): string => key ?? String(trend.element);
  const elements = new Map(columns.map((column) => [keyOf(column), column.trend.element]));
  const first = Math.min(...columns.map(({ trend }) => trend.since));
  const last = Math.max(...columns.map(({ trend }) => trend.year));
  const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => last - at);
  return {
    ...tableOf<number>(
      years,
      [
        yearColumn('year', words('figure.table.year'), (year) => year),
        ...columns.map((column): ColumnOf<number> => {
          const { trend, label } = column;
          return {
            key: keyOf(column),
            label,
            ...elementColumn(trend.element, speech),
            of: (year) => {
              const value = trend.values[year - trend.since] ?? null;
              return value === null
                ? null
                : {
                    value,
                    isBreak: trend.breaks.includes(year),
                    doubt: doubtOf(words, { doubt: trend.doubts[year] }),
                  };
            },
          };
        }),
      ],
      String,
    ),
    keyOf: (row: string, column: string) => {
      const element = elements.get(column);
      return element === undefined ? null : explainedKey(area, element, Number(row));
    },
  };
}

/** Whether the series has a single value. */
export const hasSingleValue = ({ values }: Trend): boolean =>
  values.filter((value) => value !== null).length === 1;

/** Fewest years in the newest part of a line. */
const fewestYears = 3;

/** Whether the newest years of the series are too few for a line: beyond a gap they are loose dots. */
export const endsInDots = ({ values }: Trend): boolean =>
  values.length - 1 - values.lastIndexOf(null) < fewestYears;
