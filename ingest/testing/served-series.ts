import { type SeriesByKey, type ServedFigure, seriesKey } from '../series/served-series.ts';

/** Years and values of a series, as they are typed: from a first year on, or by year; and what else is known of its figures. */
interface Typed {
  of: readonly [indicator: number, element: number, area: string];
  values: Readonly<Record<number, number>>;
  /** Edition by its first year, rising; 1 throughout by default. */
  editions?: Readonly<Record<number, number>>;
  isBalance?: boolean;
  isSum?: boolean;
}

/** Values one a year from a first year on. */
export const yearly = (first: number, ...values: readonly number[]): Record<number, number> =>
  Object.fromEntries(values.map((value, at) => [first + at, value]));

/** Series as a run has them before it writes a release. */
export function servedSeries(...typed: readonly Typed[]): SeriesByKey {
  return new Map(
    typed.map(
      ({ of: [indicator, element, area], values, editions = {}, isBalance = false, isSum = false }) => {
        const editionIn = (year: number): number =>
          Object.entries(editions).reduce(
            (last, [first, edition]) => (Number(first) <= year ? edition : last),
            1,
          );
        const figures = Object.entries(values).map(
          ([year, value]): ServedFigure => ({
            year: Number(year),
            value,
            edition: editionIn(Number(year)),
            isBalance,
            isSum,
          }),
        );
        return [seriesKey(indicator, element, area), { indicator, element, area, figures }];
      },
    ),
  );
}
