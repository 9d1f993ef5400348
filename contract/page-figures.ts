import type { DecimalSign, PageLanguage, PageRequest } from './page.ts';

/** A cell of a figure's table. */
export interface FigureCell {
  /**
   * A number in the unit of its column, exactly as the source gives it or the page works it out, where the table shows it
   * rounded; the text of a name; a month as `2020-01`; `null` where there is none. Missing is never 0.
   */
  value: number | string | null;
  /** Stable code of what the cell names: an area's, an item's, an element's. */
  code?: string;
  /** Flag letter of a figure; empty where its source states none, absent where it is no figure. */
  flag?: string;
  /** First figure of another edition or method than the one before. */
  isBreak?: true;
  /** First figure of another edition or method, where the series goes on. */
  isSeam?: true;
  /** Text in place of a number, or beside it: that it is withheld, that it was rounded to nothing. */
  note?: string;
}

export interface FigureColumn {
  id: string;
  label: string;
  /** Unit of its numbers in the page's language; `null` where there is none. */
  unit: string | null;
  /** Decimals at most with which pages write its numbers, where the figure sets them. */
  decimals?: number;
  holds: 'names' | 'numbers' | 'months';
  /** Element of all its figures, where it is one. */
  element: number | null;
  /** Area of all its figures, where columns are areas. */
  area: string | null;
}

/** Columns whose years are those of all figures beside them; other columns of years name a beginning, an end, another event. */
export const periodColumns: readonly string[] = ['year', 'period'];

/** A source as a file names it. */
export interface FigureSource {
  key: string | null;
  publisher: string;
  title: string;
  /** SPDX id. */
  licence: string;
  url: string | null;
  /** ISO date of the publisher's release or file. */
  date: string | null;
  /** The publisher's releases that the figures are from, as far as they are known. */
  editions: readonly string[];
}

/** A table of a page as files hold it. */
export interface PageFigure {
  id: string;
  /** The figure's title beside the page, with its place and year. */
  title: string;
  finding: string | null;
  caption: string;
  columns: readonly FigureColumn[];
  rows: readonly (readonly FigureCell[])[];
  /** Meaning of the letters that occur, and of none. */
  flags: readonly { flag: string; meaning: string }[];
  /** Content, qualifications and basis of its figures, in sentences. */
  notes: readonly string[];
  /** Rows of sources that allow no redistribution are left out; a note has their number and source. */
  isPartial?: true;
  sources: readonly FigureSource[];
  /** How to cite it, with its sources; absent where it has none. */
  citation?: string;
  /** How to cite it with sources that its page does not name. */
  citeWith?: (sources: readonly FigureSource[]) => string;
  /** Elements whose figures are in it, rising. */
  elements: readonly number[];
  /** Item of its figures in food balances or production; `null` where they have none. */
  indicator: number | null;
  /** Those of its figures where they are of several items; absent where `indicator` has the only one. */
  indicators?: readonly number[];
  /** Code of the area that it shows; `comparator` where it compares several. */
  area: string;
  /** Year that it shows; `null` where it is of many. */
  year: number | null;
  /** Crop that it is of, where its page is of none or of another. */
  crop?: string;
  /** Parts of a comparison's file name: the section, and its crops. */
  compares?: { section: string; crop: string };
}

/** The tables of a page, in their order. */
export interface PageFigures {
  status: number;
  /** Path and query to go to instead: `status` is then 301, and there are no figures. */
  redirect?: string;
  language: PageLanguage;
  /** How its texts write decimals. */
  decimals: DecimalSign;
  title: string;
  /** Last part of the page's path. */
  section: string;
  /** Id of the page's crop; `null` where it is of none. */
  crop: string | null;
  /** Absolute address of the page as it is cited: it names the release. */
  address: string;
  /** Parameters that the page cannot follow: a page shows something else instead with a note, a file is not made. */
  ignored: readonly { name: string; asked: string }[];
  /** Qualifications of all figures of the page's section, in sentences; none where the page is of no section of a crop. */
  caveats: readonly string[];
  figures: readonly PageFigure[];
}

/** Draws a page and returns the content of its tables. */
export type ReadFigures = (request: PageRequest) => Promise<PageFigures>;
