import { createContext } from 'react';
import type { FigureSource } from '#contract/page-figures.ts';
import type { DataTableProps } from '../charts/data-table/data-table.tsx';
import type { DataRow } from '../charts/data-table/data-table-model.ts';
import type { CitedSource } from './citation.ts';

/** A block's table with all that a file says of it. */
export interface CollectedFigure {
  id: string;
  title: string;
  finding?: string | undefined;
  table: Pick<DataTableProps, 'caption' | 'columns'> & { rows: readonly DataRow[] };
  /** Key of a figure's explanation, which tells element and area. */
  keyOf?: ((row: string, column: string) => string | null) | undefined;
  flagLabel: (flag: string) => string;
  notes: readonly string[];
  sources: readonly (CitedSource & Partial<Pick<FigureSource, 'key' | 'url' | 'date'>>)[];
  indicator?: number | undefined;
  area: string;
  year?: number | undefined;
}

/** Takes the table of each block while a page is drawn for its files; nobody does where it is drawn to be looked at. */
export const FigureCollector = createContext<((figure: CollectedFigure) => void) | null>(null);
