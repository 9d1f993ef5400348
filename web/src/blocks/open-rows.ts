import type { Words } from '../i18n/words.tsx';

/** Rows of a figure by their licence: redistributable ones, and those that may only be viewed. */
export interface OpenRows<Row> {
  open: readonly Row[];
  withheld: readonly Row[];
}

/** The rows with a redistributable source. Without any all stay, so that the file is refused for their sources. */
export function openRows<Row>(
  rows: readonly Row[],
  sourceOf: (row: Row) => { exportable: boolean } | null | undefined,
): OpenRows<Row> {
  const isOpen = (row: Row): boolean => sourceOf(row)?.exportable !== false;
  const open = rows.filter(isOpen);
  return open.length === 0
    ? { open: rows, withheld: [] }
    : { open, withheld: rows.filter((row) => !isOpen(row)) };
}

export interface Withheld {
  rows: number;
  areLines?: true;
  of: readonly string[];
  sources: readonly string[];
}

/** The sentence of a file, or an image, that lacks rows of its page. Its word is the server's, which alone makes files. */
export function withheldText(
  words: Words,
  list: (entries: readonly string[]) => string,
  { rows, areLines, of, sources }: Withheld,
): string {
  return areLines === true
    ? words('files.withheld.lines', { lines: rows, of: list(of), sources: sources.join('; ') })
    : words('files.withheld', { rows, of: list(of), sources: list(sources) });
}
