import { openRows } from '../blocks/open-rows.ts';
import type { Figure } from './figure.ts';

const distinct = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

/** The figure of all rows, with another of those for its files whose sources may be handed on, where that is not all. */
export function toOpenFigure<Row, Source extends { exportable: boolean }>(
  rows: readonly Row[],
  of: {
    source: (row: Row) => Source | null | undefined;
    sourceName: (source: Source) => string;
    /** What a row is of. */
    name: (row: Row) => string;
  },
  toFigure: (rows: readonly Row[]) => Figure,
): Figure {
  const { open, withheld } = openRows(rows, of.source);
  const figure = toFigure(rows);
  if (withheld.length === 0) return figure;
  const sources = distinct(withheld.map(of.source)).flatMap((source) => source ?? []);
  return {
    ...figure,
    forFiles: {
      ...toFigure(open),
      withheld: {
        rows: withheld.length,
        of: distinct(withheld.map(of.name)),
        sources: sources.map(of.sourceName),
      },
    },
  };
}
