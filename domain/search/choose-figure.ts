/**
 * The figure that answers a question without a year: the newest of a series, whose years rise, that is not doubtful. Nothing else in the
 * search chooses among figures.
 */
export const chooseFigure = <T extends { doubt?: unknown }>(series: readonly T[]): T | undefined =>
  series.findLast(({ doubt }) => doubt === undefined);
