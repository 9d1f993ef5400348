import type { ReactNode } from 'react';
import type { FigureSource, PageFigure } from '#contract/page-figures.ts';
import type { CitedSource } from '../blocks/citation.ts';
import type { Withheld } from '../blocks/open-rows.ts';
import { unbroken } from '../ui/unbroken.ts';

/**
 * Kind of a column's values.
 * - `name`, `text`: words; a name may have a stable code beside it.
 * - `number`: in the unit of the column.
 * - `share`: a fraction, written as a percentage; files hold it times 100 with the unit %.
 * - `points`: a difference of two fractions, written in percentage points; files hold it times 100.
 * - `percent`: a percentage as its source gives it: 14.5 is 14.5 %.
 * - `rank`: a place, without unit and element.
 * - `year`: a calendar year. `month`: months since the year 0 (`year * 12 + month - 1`), in files as `2020-01`.
 */
export type ColumnKind =
  | 'name'
  | 'text'
  | 'number'
  | 'share'
  | 'points'
  | 'percent'
  | 'rank'
  | 'year'
  | 'month';

export interface Column {
  /** Unique in its figure; files name a compared column by it. */
  key: string;
  label: string;
  kind: ColumnKind;
  /** In the page's language. A share and a percentage have `%` unless another is given. */
  unit?: string | undefined;
  /** Decimals at most; of shares, of the percentage. Up to two unless given. */
  decimals?: number | undefined;
  element?: number | undefined;
  short?: string | undefined;
  /** How tables write a value, where kind and decimals are not enough. Called only where a table is drawn. */
  write?: ((value: number, cell: Cell) => string) | undefined;
  /** The column names the rows, where it is not the first one. */
  isRowName?: true | undefined;
  /** Left out of tables on screen: files alone have it. */
  filesOnly?: true | undefined;
}

export interface Cell {
  /** `null` where there is none. Missing is never 0. */
  value: number | string | null;
  /** Text of table cells instead of the value, such as that it is withheld or was rounded to nothing. */
  text?: string | undefined;
  code?: string | undefined;
  /** Flag letter; empty where the source states none, absent where the cell holds no figure. */
  flag?: string | undefined;
  /** First figure of another edition or method, not to be compared with the ones before. */
  isBreak?: boolean | undefined;
  /** First figure of another release or method, where the series goes on. */
  isSeam?: boolean | undefined;
  doubt?: string | undefined;
  note?: string | undefined;
  spoken?: string | undefined;
  href?: string | undefined;
  bar?: number | undefined;
}

export interface Row {
  id: string;
  cells: readonly Cell[];
  selected?: boolean | undefined;
}

/** A source of a figure. One that is not `exportable` may be shown and not passed on: the figure has no files then. */
export type SourceOfFigure = CitedSource &
  Partial<Pick<FigureSource, 'key' | 'url' | 'date'>> & { exportable?: boolean | undefined };

/** A figure of a page: the screen, the table, every file and the image are made from it. */
export interface Figure {
  id: string;
  title: string;
  /** Its name in files, images and citations: with place, year and choices. The title unless given. */
  name?: string | undefined;
  finding?: string | undefined;
  /** The number that its finding begins with: images draw it large. */
  number?: string | undefined;
  /** The image of its page is its picture. */
  isLead?: boolean | undefined;
  info?: string | undefined;
  /** Sentences that prevent misreading; one is visible under picture and table. */
  remarks?: readonly string[] | undefined;
  notes?: readonly string[] | undefined;
  /** Notes on all figures of the page: part of downloaded tables, left out of images, which have no space. */
  cautions?: readonly string[] | undefined;
  source?: string | undefined;
  /** Sources of its files, and of the figure unless `shownSources` is given. */
  sources: readonly SourceOfFigure[];
  /** Sources of the shown rows, where files leave some out. */
  shownSources?: readonly SourceOfFigure[] | undefined;
  columns: readonly Column[];
  /** Computed when a table or a file needs them: all, or those between two places. */
  rows: (from?: number, to?: number) => readonly Row[];
  /** Number of rows, for menus, without computing the rows. */
  rowCount: number;
  /** Name of the table; the figure's name unless given. */
  caption?: string | undefined;
  /** Key of the explanation of a cell's figure (`explain-address.ts`); it names element, area and year. */
  keyOf?: ((row: string, column: string) => string | null) | undefined;
  /** Meaning of a flag letter; the letters of FAO unless given. */
  flagMeaning?: ((flag: string) => string) | undefined;
  /** The drawing; `null` where the table is all there is. The image of the figure is this, rendered alone. */
  picture: (() => ReactNode) | null;
  /** The figure of files and images, where the sources of some rows may be shown and not passed on. */
  forFiles?: Figure | undefined;
  /** Rows that its files leave out, because they may not be passed on; a note counts them. */
  withheld?: Withheld | undefined;
  /** Its files leave rows out, and its own notes already name them. */
  isPartial?: boolean | undefined;
  indicators?: readonly number[] | undefined;
  /** Elements of its figures, where their keys do not name them. */
  elements?: readonly number[] | undefined;
  /** Code of the area that it shows; `comparator` where it compares several. */
  area: string;
  /** Year that it shows; absent where it is of many. */
  year?: number | undefined;
  /** Crop of the image's colours, where it is not the page's. */
  crop?: string | undefined;
  compares?: PageFigure['compares'];
}

export type ColumnOf<Item> = Column & { of: (item: Item) => Cell | Cell['value'] };

/** A column by key, label, kind and what its cells hold; `more` is how they are written. */
export const columnOf = <Item>(
  key: string,
  label: string,
  kind: ColumnKind,
  of: ColumnOf<Item>['of'],
  more?: Omit<Column, 'key' | 'label' | 'kind'>,
): ColumnOf<Item> => ({ key, label, kind, of, ...more });

export type FigureTable = Pick<Figure, 'columns' | 'rows' | 'rowCount'>;

export const noRows: FigureTable = { columns: [], rows: () => [], rowCount: 0 };

/** Columns and rows of a list; plain values become cells. */
export function tableOf<Item>(
  items: readonly Item[],
  columns: readonly (ColumnOf<Item> | false)[],
  idOf: (item: Item, at: number) => string = (_, at) => String(at),
  isSelected?: (item: Item) => boolean,
): FigureTable {
  const listed = columns.filter((column) => column !== false);
  return {
    columns: listed.map(({ of: _, ...column }) => column),
    rowCount: items.length,
    rows: (from = 0, to = items.length) =>
      items.slice(from, to).map((item, at) => ({
        id: idOf(item, from + at),
        cells: listed.map(({ of }) => toCell(of(item))),
        selected: isSelected?.(item),
      })),
  };
}

/** A figure whose picture is drawn within what its page provides: that of a file has no page around it. */
export const drawnWithin = (figure: Figure, provide: (picture: ReactNode) => ReactNode): Figure => ({
  ...figure,
  forFiles: figure.forFiles && drawnWithin(figure.forFiles, provide),
  picture: figure.picture && (() => provide(figure.picture?.())),
});

/** A plain value as a cell. */
export const toCell = (cell: Cell | Cell['value']): Cell =>
  cell !== null && typeof cell === 'object' ? cell : { value: cell };

/** A sentence of more letters is no heading: three lines of the narrowest column. */
export const longestHeading = 150;

/** A finding as a heading: its last sentence ends without a full stop. */
export const headlineOf = (finding: string): string => unbroken(finding.replace(/\.$/, ''));

/** A longer note does not fit on its line. */
const longestLine = 90;

/** The one remark that is visible without being asked for: the first that fits its line. */
export const visibleRemark = ({ remarks = [] }: Pick<Figure, 'remarks'>): string | undefined =>
  remarks.find(({ length }) => length <= longestLine);
