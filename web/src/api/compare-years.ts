import { findElement } from '#catalog/elements/index.ts';
import { isBroken } from '#contract/breaks.ts';
import type { AreaSummary } from '#contract/data.ts';
import { type Comparison, compare, type Incomparable } from '#domain/change.ts';
import type { CubeStore, Figure } from './cube-store.ts';

type Slice = ReadonlyMap<string, Figure>;

export interface Years {
  element: number;
  area: string;
  from: number;
  to: number;
}

/**
 * Compares an area's figures of two years: like with like, or the reason why not. `undefined` while a figure that it takes is on its
 * way. `keep` leaves out figures that the page does not show, and countries that the comparison must not take.
 */
export function compareYears(
  cubes: CubeStore,
  areas: ReadonlyMap<string, AreaSummary>,
  { element, area, from, to }: Years,
  keep: (figure: Figure, area: string) => boolean = () => true,
): Comparison | Incomparable | undefined {
  const cube = cubes.about(element);
  const filtered = (figure: Figure | null): Figure | null =>
    figure === null || !keep(figure, area) ? null : figure;
  const [before, after] = [from, to].map((year) => cubes.figure(element, area, year));
  if (before === undefined || after === undefined) return undefined;
  let isLoading = false;
  const slice = (year: number): ReadonlyMap<string, number> => {
    const figures: Slice | null | undefined = cubes.slice(element, year);
    if (figures === undefined) isLoading = true;
    return new Map(
      [...(figures ?? [])].flatMap(([code, figure]) =>
        keep(figure, code) && !isBroken(cube, code, from, to) ? [[code, figure.value] as const] : [],
      ),
    );
  };
  const compared = compare({
    area,
    before: filtered(before),
    after: filtered(after),
    isBroken: isBroken(cube, area, from, to),
    adds: findElement(element)?.aggregate === 'sum',
    slices: () => ({ before: slice(from), after: slice(to) }),
    areas,
  });
  return isLoading ? undefined : compared;
}
