import type { Element } from '#catalog/element.ts';
import { keptAs } from '#catalog/elements/index.ts';
import { partsYears } from '#contract/breaks.ts';
import { type Comparison, compare, type Incomparable } from '#domain/change.ts';
import type { Figure } from '#release/figure-column.ts';
import { selectRows } from '../queries/select-rows.ts';
import type { ServedRelease } from '../release/served-release.ts';

/** A comparison: an element of an item and an area, in two years that may be either way round. */
interface Compared {
  element: Element;
  indicator: number;
  area: string;
  from: number;
  to: number;
}

/**
 * Compares an area's figures of two years, like with like, as pages do, or returns the reason against it. With a
 * `divisor` it takes only areas that have figures of that element in both years as well.
 */
export async function compareYears(
  { db, figures, areas }: ServedRelease,
  { element, indicator, area, from, to }: Compared,
  divisor?: Element,
): Promise<Comparison | Incomparable> {
  const slice = (measure: Element, year: number): Promise<ReadonlyMap<string, Figure>> =>
    figures.byArea({ ...keptAs(measure, indicator), year });
  const [before, after] = [await slice(element, from), await slice(element, to)];
  const divided = divisor === undefined ? [] : [await slice(divisor, from), await slice(divisor, to)];
  const breaks = await selectRows(db, 'series_break', keptAs(element, indicator));
  const broken = new Set(breaks.filter(({ year }) => partsYears(year, from, to)).map((row) => row.area));
  const comparable = (rows: typeof before): ReadonlyMap<string, number> =>
    new Map(
      [...rows].flatMap(([code, { value }]) =>
        !broken.has(code) && divided.every((other) => other.has(code)) ? [[code, value] as const] : [],
      ),
    );
  const figureOf = (row: Figure | undefined) => row && { ...row, summed: row.contributors };
  return compare({
    area,
    before: figureOf(before.get(area)),
    after: figureOf(after.get(area)),
    isBroken: broken.has(area),
    adds: element.aggregate === 'sum',
    slices: () => ({ before: comparable(before), after: comparable(after) }),
    areas,
  });
}
