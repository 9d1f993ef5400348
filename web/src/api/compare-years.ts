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

/** Compares an area's figures of two years: like with like, or why not. `undefined` while loading; `keep` leaves figures and countries out. */
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
