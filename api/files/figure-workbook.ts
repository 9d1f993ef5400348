import type { PageLanguage } from '#contract/page.ts';
import type { PageFigure } from '#contract/page-figures.ts';
import type { ApiWords } from '../words.ts';
import type { Sheet, WorkbookCell } from '../workbook/sheet-xml.ts';
import { columnDefinition, elementAbout } from './definitions.ts';
import { columnHead, toFigureTable } from './figure-table.ts';

/** Narrowest and widest column, in characters, and how many rows are looked at for it. */
const widths = { least: 8, most: 40, looked: 200 };

/** Column widths that fit the head's words and most cells. */
export function columnWidths(
  header: readonly string[],
  rows: readonly (readonly WorkbookCell[])[],
): number[] {
  return header.map((head, at) => {
    const word = Math.max(...head.split(/\s/).map((part) => part.length));
    const cells = rows.slice(0, widths.looked).map((row) => {
      const cell = row[at];
      return typeof cell === 'number' ? Math.min(12, String(cell).length) : (cell?.length ?? 0);
    });
    return Math.min(widths.most, Math.max(widths.least, word, head.length / 2, ...cells) + 2);
  });
}

function factSheet(
  name: string,
  header: readonly string[],
  rows: readonly (readonly WorkbookCell[])[],
): Sheet {
  const [first = 20, ...rest] = columnWidths(header, rows);
  return { name, header, rows, widths: [first, ...rest.map((width) => Math.max(width, 30))], wraps: true };
}

/** Content of the sheets behind the figures. */
export interface SheetsAbout {
  words: ApiWords;
  language: PageLanguage;
  release: { id: string; created: string };
  address: string;
  /** Last part of the page's path: columns that are no elements have their definitions by it. */
  section: string;
}

/** Notes, source and definitions: what every workbook has behind its sheet `Data`. */
export function sheetsAbout(
  figure: Pick<
    PageFigure,
    'id' | 'title' | 'finding' | 'flags' | 'notes' | 'sources' | 'elements' | 'columns' | 'compares'
  >,
  { words, language, release, address, section }: SheetsAbout,
): Sheet[] {
  const word = (key: string): string => words.names(`files.${key}`)[language];
  const notes: WorkbookCell[][] = [
    [word('title'), figure.title],
    ...(figure.finding === null ? [] : [[word('finding'), figure.finding]]),
    ...figure.notes.map((note) => [word('note'), note]),
    ...figure.flags.map(({ flag, meaning }) => [
      `${word('flag')} ${flag === '' ? `(${word('flag.none')})` : flag}`,
      meaning,
    ]),
    [word('empty'), word('empty.text')],
  ];
  const source: WorkbookCell[][] = figure.sources.map((one) => [
    one.title,
    one.key,
    one.publisher,
    one.licence,
    one.date?.replace('/', ' – ') ?? null,
    one.editions.join(', '),
    one.url,
    release.id,
    address,
  ]);
  const elements = figure.elements.map((element): WorkbookCell[] => {
    const { name, definition, method } = elementAbout(element, words, language);
    return [String(element), name, definition, method];
  });
  const columns = figure.columns.map((column): WorkbookCell[] => {
    const notes = [
      columnDefinition(column, { section, figure: figure.id, words, language }) ?? [],
      column.unit === null ? [] : `${word('unit')}: ${column.unit}`,
    ].flat();
    return [columnHead(column, figure), column.label, notes.join(' ') || null, null];
  });
  return [
    factSheet(word('sheet.notes'), [word('about'), word('text')], notes),
    factSheet(
      word('sheet.source'),
      [
        word('source'),
        `${word('source')}: ${word('code')}`,
        ...['publisher', 'licence', 'date', 'editions', 'link', 'release', 'address'].map(word),
      ],
      source,
    ),
    factSheet(word('sheet.definitions'), ['defined', 'name', 'definition', 'method'].map(word), [
      ...columns,
      ...elements,
    ]),
  ];
}

export async function figureSheets(figure: PageFigure, about: SheetsAbout): Promise<Sheet[]> {
  const { header, rows } = await toFigureTable(figure, about.words, about.language);
  return [{ name: 'Data', header, rows, widths: columnWidths(header, rows) }, ...sheetsAbout(figure, about)];
}
