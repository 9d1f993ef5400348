import type { PageLanguage } from '#contract/page.ts';
import type { FigureCell, FigureColumn, FigureSource, PageFigure } from '#contract/page-figures.ts';
import { mapInPieces } from '../shaping/map-in-pieces.ts';
import type { ApiWords } from '../words.ts';

/** A figure as rows of cells, the same for every kind of file. */
export interface FigureTable {
  header: readonly string[];
  rows: readonly (readonly (string | number | null)[])[];
}

type FileCell = FigureCell | undefined;

/** Kind of the cells of a file's column. */
export type FieldType = 'text' | 'number' | 'year' | 'month';

/** A column of a file: of a column of the figure the values, or what its table shows beside them by marks. */
export interface Field {
  head: string;
  /** Name for programs: small letters, digits and underscores. */
  name: string;
  type: FieldType;
  column: FigureColumn;
  part: 'value' | 'code' | 'flag' | 'break' | 'note';
  of: (row: readonly FigureCell[]) => string | number | null;
}

/** Codes of a column's element or area. Compared lines have the key by which the address names them. */
export function columnCodes(
  { id, holds, area, element }: FigureColumn,
  { compares }: Pick<PageFigure, 'compares'>,
): readonly string[] {
  if (compares !== undefined && holds === 'numbers') return [id];
  return [area, element].flatMap((code) => (code === null ? [] : [String(code)]));
}

/** `Supply [645] (kg)`: a name, its code, and the unit. */
export function columnHead(column: FigureColumn, figure: Pick<PageFigure, 'compares'>): string {
  const codes = columnCodes(column, figure).map((code) => ` [${code}]`);
  return `${column.label}${codes.join('')}${column.unit === null ? '' : ` (${column.unit})`}`;
}

/** Heads without duplicates: a repeated one has its number behind it. */
export function distinctHeads(
  heads: readonly string[],
  numbered: (head: string, at: number) => string = (head, at) => `${head} (${at})`,
): string[] {
  const used = new Set<string>();
  return heads.map((head) => {
    let distinct = head;
    // Heads that differ by their words keep them.
    for (let at = 2; used.has(distinct) || (distinct !== head && heads.includes(distinct)); at += 1)
      distinct = numbered(head, at);
    used.add(distinct);
    return distinct;
  });
}

export function shortNames(names: readonly string[]): string[] {
  const plain = names.map((name) =>
    name
      .replace(/([a-z])([A-Z])/g, '$1_$2')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '_')
      .replace(/^_|_$/g, ''),
  );
  return distinctHeads(plain, (name, at) => `${name}_${at}`);
}

/** "FAO, Food Balances (CC-BY-4.0)", each data set once. */
export function sourceList(sources: readonly FigureSource[]): string {
  const sourceLines = sources.map(({ publisher, title, licence }) => `${publisher}, ${title} (${licence})`);
  return [...new Set(sourceLines)].join('; ');
}

/** Name of a column for programs, which often require a letter in front. */
const keyOf = ({ id, area, element }: FigureColumn): string =>
  /^\d/.test(id) ? `${area !== null ? 'area' : element !== null ? 'element' : 'column'}_${id}` : id;

export const isYear = (value: FigureCell['value']): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value > 1000 && value < 3000;

const noParts = {
  value: false,
  text: false,
  number: false,
  code: false,
  flag: false,
  break: false,
  note: false,
};

/** What the cells of a column have, found in one pass: a collection has 14,000 rows. */
function findParts(rows: PageFigure['rows'], at: number): typeof noParts {
  const has = { ...noParts };
  for (const { [at]: cell } of rows) {
    if (cell === undefined) continue;
    has.value ||= cell.value !== null;
    has.text ||= typeof cell.value === 'string';
    has.number ||= cell.value !== null && !isYear(cell.value);
    has.code ||= cell.code !== undefined;
    has.flag ||= (cell.flag ?? '') !== '';
    has.break ||= cell.isBreak === true || cell.isSeam === true;
    has.note ||= cell.note !== undefined;
  }
  return has;
}

function typeOf({ holds }: FigureColumn, has: typeof noParts): FieldType {
  if (holds !== 'names') return holds === 'numbers' ? 'number' : 'month';
  if (has.text || !has.value) return 'text';
  return has.number ? 'number' : 'year';
}

/**
 * The columns of a figure's files: its own in their order, behind each name its code, and behind each column of figures flags, breaks
 * and notes where it has any.
 */
export async function figureFields(
  figure: PageFigure,
  words: ApiWords,
  language: PageLanguage,
): Promise<readonly Field[]> {
  const word = (key: string): string => words.names(`files.${key}`)[language];
  const parts = await mapInPieces([...figure.columns.keys()], 3, (at) => findParts(figure.rows, at));
  const fields = figure.columns.flatMap((column, at): Field[] => {
    const has = parts[at] ?? noParts;
    // Two columns may share a label, as shares of the World do: the columns beside them then have their codes in the head.
    const isAlone = figure.columns.every(({ label }, other) => other === at || label !== column.label);
    const name = isAlone ? column.label : columnHead({ ...column, unit: null }, figure);
    const key = keyOf(column);
    const partField = (part: Field['part'], read: (cell: FileCell) => string | null): Field => ({
      ...{ head: `${name}: ${word(part)}`, name: `${key}_${part}`, type: 'text', column, part },
      of: (row) => read(row[at]),
    });
    const all: (Field | false)[] = [
      {
        ...{ head: columnHead(column, figure), name: key, type: typeOf(column, has), column },
        ...{ part: 'value', of: (row) => row[at]?.value ?? null },
      },
      has.code && partField('code', (cell) => cell?.code ?? null),
      has.flag && partField('flag', (cell) => cell?.flag || null),
      has.break &&
        partField('break', (cell) => (cell?.isBreak === true ? 'b' : cell?.isSeam === true ? 's' : null)),
      has.note && partField('note', (cell) => cell?.note ?? null),
    ];
    return all.filter((field) => field !== false);
  });
  const heads = distinctHeads(fields.map(({ head }) => head));
  const names = shortNames(fields.map(({ name }) => name));
  return fields.map((field, at) => ({ ...field, head: heads[at] ?? '', name: names[at] ?? '' }));
}

/** The cells of a figure under their heads. */
export async function toFigureTable(
  figure: PageFigure,
  words: ApiWords,
  language: PageLanguage,
): Promise<FigureTable> {
  const fields = await figureFields(figure, words, language);
  return {
    header: fields.map(({ head }) => head),
    rows: figure.rows.map((row) => fields.map(({ of }) => of(row))),
  };
}
