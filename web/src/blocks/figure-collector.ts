import { createContext } from 'react';
import type { FigureSource, PageFigure } from '#contract/page-figures.ts';
import type { DataTableProps } from '../charts/data-table/data-table.tsx';
import type { DataRow } from '../charts/data-table/data-table-model.ts';
import type { Picture } from '../charts/picture/picture-parts.ts';
import type { CitedSource } from './citation.ts';

/** A block's table with all that a file says of it. */
export interface CollectedFigure {
  id: string;
  /** What a citation calls it. */
  title: string;
  finding?: string | undefined;
  table: Pick<DataTableProps, 'caption' | 'columns'> & { rows: readonly DataRow[] };
  /** Key of a figure's explanation, which tells element and area. */
  keyOf?: ((row: string, column: string) => string | null) | undefined;
  flagLabel: (flag: string) => string;
  /** What it shows. */
  info?: string;
  /** Sentences on what its figures rest on, and without which they would be misread. */
  notes: readonly string[];
  /** What qualifies all figures of the page, and stands once at its foot: a table that is taken away has it, an image has no room. */
  cautions?: readonly string[];
  /** Whether rows are left out whose sources may be looked at alone; a note says which. */
  isPartial?: boolean;
  /** Where its figures come from, in the words of the page; needed where it has a picture. */
  source?: string;
  sources: readonly (CitedSource & Partial<Pick<FigureSource, 'key' | 'url' | 'date'>>)[];
  indicator?: number | undefined;
  /** Elements that it rests on, where the keys of its figures do not tell. */
  elements?: readonly number[];
  /** Items of its figures where they are several. */
  indicators?: readonly number[];
  /** Crop whose colours its picture has, where that is not the page's. */
  crop?: string;
  /** `comparator` where it compares several. */
  area: string;
  year?: number | undefined;
  compares?: PageFigure['compares'];
}

/**
 * Takes a figure; answers the image into which its picture is to be drawn, where one is made, or that the figure need not be
 * drawn, because another one's image is.
 */
export type CollectFigure = (figure: CollectedFigure) => Picture | 'skip' | null;

/** Takes the table of each block while a page is drawn for its files; nobody does where it is drawn to be looked at. */
export const FigureCollector = createContext<CollectFigure | null>(null);

/**
 * Whether no more of the page is wanted: while one of its images is made, once the figure of that image is drawn. What stands below it
 * on the page asks before it is drawn.
 */
export const IsEnough = createContext<() => boolean>(() => false);
