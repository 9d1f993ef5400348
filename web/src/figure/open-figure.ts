import { openRows } from '../blocks/open-rows.ts';
import type { Figure } from './figure.ts';

const distinct = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

/** The figure of all rows; where sources of some may not be passed on, its files have a figure of the others. */
export function toOpenFigure<Row, Source extends { exportable: boolean }>(
  rows: readonly Row[],
  options: {
    source: (row: Row) => Source | null | undefined;
    sourceName: (source: Source) => string;
    name: (row: Row) => string;
  },
  toFigure: (rows: readonly Row[]) => Figure,
): Figure {
  const { open, withheld } = openRows(rows, options.source);
  const figure = toFigure(rows);
  if (withheld.length === 0) return figure;
  const sources = distinct(withheld.map(options.source)).flatMap((source) => source ?? []);
  return {
    ...figure,
    forFiles: {
      ...toFigure(open),
      withheld: {
        rows: withheld.length,
        of: distinct(withheld.map(options.name)),
        sources: sources.map(options.sourceName),
      },
    },
  };
}
