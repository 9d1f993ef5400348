import { csvCell } from '../../domain/csv-cell.ts';

export type Cells = readonly (readonly (string | number)[])[];

/** Rows as a CSV file, below a header where one is given. */
export const csvText = (rows: Cells, header?: string): string =>
  [
    ...(header === undefined ? [] : [header]),
    ...rows.map((row) => row.map((cell) => csvCell(String(cell))).join(',')),
    '',
  ].join('\n');
