import type { PlacedRow } from './check-rows.ts';
import type { ImportFormat } from './import-format.ts';
import type { ImportFault } from './read-table.ts';
import { isDay } from './spreadsheet-cell.ts';

export const fault = (column: string | null, value: string, reason: string): ImportFault => ({
  row: null,
  column,
  value,
  reason,
});

/** Today's date in the earliest time zone: no contributor's today is later. */
export const latestToday = (now: Date): string =>
  new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);

/** The values of a column of the provenance, each with its first row; an option stands in no row. */
function firstPlaces(
  rows: readonly PlacedRow[],
  column: string,
  option: string | undefined,
): [value: string, line: number | null][] {
  const places = new Map<string, number | null>();
  if (option !== undefined) places.set(option, null);
  for (const { line, row } of rows) {
    const value = row[column] ?? '';
    if (!places.has(value)) places.set(value, line);
  }
  return [...places];
}

/** Dates of delivery in rows or an option that lie in the future, each at its first place. */
export const futureDays = (rows: readonly PlacedRow[], now: Date, option?: string): ImportFault[] =>
  firstPlaces(rows, 'supplied_on', option).flatMap(([day, row]) =>
    isDay(day) && day > latestToday(now)
      ? [{ ...fault('supplied_on', day, `has not come yet: it is ${now.toISOString().slice(0, 10)}`), row }]
      : [],
  );

/** Suppliers in rows or an option that are the template's own text, each at its first place. */
export const placeholders = (
  rows: readonly PlacedRow[],
  examples: readonly string[],
  option?: string,
): ImportFault[] =>
  firstPlaces(rows, 'supplied_by', option).flatMap(([name, row]) =>
    examples.includes(name)
      ? [
          {
            ...fault('supplied_by', name, 'is the text of the template: write who hands the records in'),
            row,
          },
        ]
      : [],
  );

/** Years and days of the rows that are later than the file's own date. */
export function notYetCome(
  { columns }: ImportFormat,
  rows: readonly PlacedRow[],
  date: string,
): ImportFault[] {
  const past = columns.filter((column) => column.past === true);
  return rows.flatMap(({ line, row }) =>
    past.flatMap(({ name }): ImportFault[] => {
      const value = row[name] ?? '';
      return value === '' || value <= date.slice(0, value.length)
        ? []
        : [{ row: line, column: name, value, reason: `comes after the day of the file, ${date}` }];
    }),
  );
}
