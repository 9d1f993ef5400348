import type { PageLanguage } from '#contract/page.ts';
import type { FigureColumn, FigureSource, PageFigure } from '#contract/page-figures.ts';
import type { ApiWords } from '../words.ts';

/** A figure as rows of cells, the same for every kind of file. */
export interface FigureTable {
  header: readonly string[];
  rows: readonly (readonly (string | number | null)[])[];
}

/** Columns of a file for a column of a figure: the value, and beside it what the table shows by marks. */
type Part = {
  head: string;
  of: (cell: PageFigure['rows'][number][number] | undefined) => string | number | null;
};

/** Codes of a column's element or area. Compared lines have the key by which the address names them. */
export function columnCodes(
  { id, holds, area, element }: FigureColumn,
  { compares }: Pick<PageFigure, 'compares'>,
): readonly string[] {
  if (compares !== undefined && holds === 'numbers') return [id];
  return [area, element].flatMap((code) => (code === null ? [] : [String(code)]));
}

/** `Supply [645] (kg)`: a name, the code of what it names, and the unit. */
export function columnHead(column: FigureColumn, figure: Pick<PageFigure, 'compares'>): string {
  const codes = columnCodes(column, figure).map((code) => ` [${code}]`);
  return `${column.label}${codes.join('')}${column.unit === null ? '' : ` (${column.unit})`}`;
}

/** Heads without duplicates: a repeated one has its number behind it. */
export function distinctHeads(heads: readonly string[]): string[] {
  const used = new Set<string>();
  return heads.map((head) => {
    let own = head;
    // Heads that differ by their words keep them.
    for (let at = 2; used.has(own) || (own !== head && heads.includes(own)); at += 1) own = `${head} (${at})`;
    used.add(own);
    return own;
  });
}

/** "FAO, Food Balances (CC-BY-4.0)", each data set once. */
export function sourceList(sources: readonly FigureSource[]): string {
  const named = sources.map(({ publisher, title, licence }) => `${publisher}, ${title} (${licence})`);
  return [...new Set(named)].join('; ');
}

/**
 * The cells of a figure: its columns in their order, behind each name its code, and behind each column of figures flags, breaks and
 * notes where it has any.
 */
export function toFigureTable(figure: PageFigure, words: ApiWords, language: PageLanguage): FigureTable {
  const word = (key: string): string => words.names(`files.${key}`)[language];
  const parts = figure.columns.flatMap((column, at): { at: number; part: Part }[] => {
    const cells = figure.rows.flatMap((row) => row[at] ?? []);
    // Two columns may share a label, as shares of the World do: the columns beside them then have their codes in the head.
    const isAlone = figure.columns.every(({ label }, other) => other === at || label !== column.label);
    const name = isAlone ? column.label : columnHead({ ...column, unit: null }, figure);
    const beside = (key: string, of: Part['of']): Part => ({ head: `${name}: ${word(key)}`, of });
    const all: (Part | false)[] = [
      { head: columnHead(column, figure), of: (cell) => cell?.value ?? null },
      cells.some(({ code }) => code !== undefined) && beside('code', (cell) => cell?.code ?? null),
      cells.some(({ flag = '' }) => flag !== '') && beside('flag', (cell) => cell?.flag || null),
      cells.some(({ isBreak, isSeam }) => isBreak || isSeam) &&
        beside('break', (cell) => (cell?.isBreak === true ? 'b' : cell?.isSeam === true ? 's' : null)),
      cells.some(({ note }) => note !== undefined) && beside('note', (cell) => cell?.note ?? null),
    ];
    return all.flatMap((part) => (part === false ? [] : [{ at, part }]));
  });
  return {
    header: distinctHeads(parts.map(({ part }) => part.head)),
    rows: figure.rows.map((row) => parts.map(({ at, part }) => part.of(row[at]))),
  };
}
