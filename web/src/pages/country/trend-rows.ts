import { explainedKey } from '#contract/explain-address.ts';
import type { Trend } from '#contract/profiles.ts';
import { elementColumn, yearColumn } from '../../figure/columns.ts';
import { type ColumnOf, tableOf } from '../../figure/figure.ts';
import { doubtOf } from '../../i18n/figures.ts';
import type { Speech } from '../../i18n/speech.ts';

/** The years of trends as rows, the newest first, and a column for each. */
export function trendRows(trends: readonly { trend: Trend; label: string }[], speech: Speech, area: string) {
  const { words } = speech;
  const first = Math.min(...trends.map(({ trend }) => trend.since));
  const last = Math.max(...trends.map(({ trend }) => trend.year));
  const years = Array.from({ length: last - first + 1 }, (_, at) => last - at);
  return {
    ...tableOf<number>(
      years,
      [
        yearColumn('year', words('figure.table.year'), (year) => year),
        ...trends.map(
          ({ trend, label }): ColumnOf<number> => ({
            key: String(trend.element),
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
          }),
        ),
      ],
      String,
    ),
    keyOf: (row: string, column: string) =>
      /^\d+$/.test(column) ? explainedKey(area, Number(column), Number(row)) : null,
  };
}

/** The number of the newest year with its place, where a series has one year alone. */
export const isAlone = ({ values }: Trend): boolean => values.filter((value) => value !== null).length === 1;
