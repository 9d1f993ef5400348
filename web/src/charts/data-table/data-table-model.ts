import type { MouseEvent } from 'react';

/** A cell: what is shown, and what it is sorted by. */
export type DataCell = {
  /** The figure exactly as the chart and the file show it. Empty for a missing value. */
  text: string;
  /** Raw number or text to sort by; `null` sorts last in both directions. */
  raw?: number | string | null | undefined;
  /** Flag letter shown beside the figure; empty where its source states none, absent where it is no figure. */
  flag?: string | undefined;
  /** First figure of another edition or method, which is not to be compared with the years before. */
  isBreak?: boolean | undefined;
  /** First figure of another release or method, where the series goes on. */
  isSeam?: boolean | undefined;
  doubt?: string | undefined;
  code?: string | undefined;
  note?: string | undefined;
  spoken?: string | undefined;
  href?: string | undefined;
  /** Length of the bar under a name, as a share of the longest one. */
  bar?: number | undefined;
  explain?: { key: string; href: string; label: string } | undefined;
};

export const breakMark = 'b';

export const seamMark = 's';

export const doubtMark = '°';

export type DataRow = { id: string; cells: readonly DataCell[]; selected?: boolean | undefined };

export type DataColumn = {
  id: string;
  label: string;
  unit?: string | undefined;
  numeric?: boolean | undefined;
  short?: string | undefined;
  /** The column that names the rows, where it is not the first one; the one of ranks; one of months, sorted by their numbers. */
  holds?: 'names' | 'ranks' | 'months' | undefined;
};

export type TableExplain = {
  /** Key of the figure's explanation; `null` for a cell that has none. */
  keyOf: (row: string, column: string) => string | null;
  label: (text: string) => string;
  /** How to reach the explanations; shown under the table. */
  hint: string;
};

/** Explanations as links, for pages without scripts, and for pages that have no explanations of their own. */
export type TableLinks = Pick<TableExplain, 'keyOf' | 'label'> & {
  hrefOf: (key: string) => string;
  /** Rows with links; only the selected ones unless given, because a link in each cell of a long table is most of a document. */
  rows?: 'all' | undefined;
};

export type TableSort = { column: number; descending: boolean };

/** Sorting that the page's address keeps: heads are links, and the rows come in their order. */
export type TableSortLinks = {
  sort: TableSort;
  hrefOf: (column: number) => string;
  choose: (column: number, event: MouseEvent) => void;
  label: (column: string) => string;
};

/** A click sorts a column downwards, a second one upwards, a third one goes back to the given order. */
export function nextSort(sort: TableSort | null, column: number): TableSort | null {
  if (sort === null || sort.column !== column) return { column, descending: true };
  return sort.descending ? { column, descending: false } : null;
}

/** The rows in the order of a column; equal rows keep their given order. `compareText` orders by the reader's alphabet. */
export function sortRows(
  rows: readonly DataRow[],
  sort: TableSort | null,
  compareText: (a: string, b: string) => number,
): readonly DataRow[] {
  if (sort === null) return rows;
  const sign = sort.descending ? -1 : 1;
  return [...rows].sort((a, b) => {
    const x = a.cells[sort.column]?.raw ?? null;
    const y = b.cells[sort.column]?.raw ?? null;
    if (x === null || y === null) return Number(x === null) - Number(y === null);
    if (typeof x === 'number' && typeof y === 'number') return sign * (x - y);
    return sign * compareText(String(x), String(y));
  });
}

/** Flags that occur, and the mark of breaks, in the order of the alphabet, for the key under the table; empty for a figure without a letter. */
export function usedFlags(
  rows: readonly {
    cells: readonly (Omit<DataCell, 'text' | 'raw'> & { text?: string | undefined; value?: unknown })[];
  }[],
): string[] {
  const flags = new Set<string>();
  for (const row of rows) {
    for (const { text = '', value = null, flag, isBreak, isSeam, doubt } of row.cells) {
      if (flag !== undefined && (text !== '' || value !== null)) flags.add(flag);
      if (isBreak === true) flags.add(breakMark);
      if (isSeam === true) flags.add(seamMark);
      if (doubt !== undefined) flags.add(doubtMark);
    }
  }
  return [...flags].sort();
}
