import { publicationsFormat } from '#domain/imports/publications.ts';
import type { PublicationCells } from '#domain/publications/publication-cells.ts';
import type { CsvCell } from './to-csv.ts';

/** Columns of the file: those of the import. */
export const publicationColumns: readonly string[] = publicationsFormat.columns.map(({ name }) => name);

/** The cells of a row in the order of the columns. */
export const toPublicationCsv = (cells: PublicationCells): CsvCell[] =>
  publicationColumns.map((column) => cells[column] ?? null);
