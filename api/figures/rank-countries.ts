import { findElement } from '#catalog/elements/index.ts';
import { placesAmong } from '#domain/ranks.ts';
import type { Figure } from '#release/figure-column.ts';
import type { Row } from '#release/schema.ts';
import type { AreaRow } from '../queries/select-areas.ts';

/** A figure with its place among the countries of its year; `null` for 0, for doubtful figures, for aggregates and for former states. */
export interface RankedFigure extends Figure {
  rank: number | null;
  /** Share of countries with a value ≤ this one, 0–1. */
  percentile: number | null;
}

/** Gives the figures of a year their places: of ranks the lowest is first, of all else the highest. */
export function rankCountries(
  figures: readonly Figure[],
  element: number,
  areas: ReadonlyMap<string, Pick<AreaRow, 'kind'>>,
  doubts: readonly Pick<Row<'doubtful_figure'>, 'area' | 'year'>[],
): RankedFigure[] {
  const doubted = new Set(doubts.map(({ area, year }) => `${area} ${year}`));
  const isRanked = ({ area, year, value }: Figure): boolean =>
    areas.get(area)?.kind === 'country' && value !== 0 && !doubted.has(`${area} ${year}`);
  const values = figures.filter(isRanked).map(({ value }) => value);
  const placeOf = placesAmong(values, findElement(element)?.unit === 'rank' ? 'lowest' : 'highest');
  return figures.map((figure) =>
    isRanked(figure) ? { ...figure, ...placeOf(figure.value) } : { ...figure, rank: null, percentile: null },
  );
}
