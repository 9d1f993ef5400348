import type { DoubtReason, EventId } from '#catalog/doubts.ts';

/** Breaks within single series, which no comparison spans: the first year behind one (`domain/seams.ts`). */
export interface SeriesBreakTable {
  indicator: number;
  element: number;
  area: string;
  year: number;
}

/** Seams within single series: the first year of another edition with a step that is none out of the ordinary, so that the series goes on. */
export type SeriesSeamTable = SeriesBreakTable;

/** Figures that are not believed enough to lead (`domain/plausibility.ts`). They stay in `observation`. */
export interface DoubtfulFigureTable {
  indicator: number;
  element: number;
  area: string;
  year: number;
  reason: DoubtReason;
  /** Where the publisher has corrected it; `null` where that is not known. */
  link: string | null;
}

/** Figures that are out of the ordinary for a reason that is known: they are taken as they are. */
export interface FigureEventTable {
  indicator: number;
  element: number;
  area: string;
  year: number;
  event: EventId;
}

/** Tables of what is known of single series and figures beside their values. */
export interface SeriesDatabase {
  series_break: SeriesBreakTable;
  series_seam: SeriesSeamTable;
  doubtful_figure: DoubtfulFigureTable;
  figure_event: FigureEventTable;
}

export const seriesDdl = `CREATE TABLE series_break (
  indicator INTEGER NOT NULL, element INTEGER NOT NULL, area TEXT NOT NULL, year INTEGER NOT NULL,
  PRIMARY KEY (indicator, element, area, year)
) WITHOUT ROWID;
CREATE TABLE series_seam (
  indicator INTEGER NOT NULL, element INTEGER NOT NULL, area TEXT NOT NULL, year INTEGER NOT NULL,
  PRIMARY KEY (indicator, element, area, year)
) WITHOUT ROWID;
CREATE TABLE doubtful_figure (
  indicator INTEGER NOT NULL, element INTEGER NOT NULL, area TEXT NOT NULL, year INTEGER NOT NULL,
  reason TEXT NOT NULL, link TEXT,
  PRIMARY KEY (indicator, element, area, year)
) WITHOUT ROWID;
CREATE TABLE figure_event (
  indicator INTEGER NOT NULL, element INTEGER NOT NULL, area TEXT NOT NULL, year INTEGER NOT NULL,
  event TEXT NOT NULL,
  PRIMARY KEY (indicator, element, area, year)
) WITHOUT ROWID;
`;
