import type { Element } from '#catalog/element.ts';
import { keptAs } from '#catalog/elements/index.ts';
import { type Comparison, compare, type Incomparable } from '#domain/change.ts';
import { selectSeriesBreaks } from '../queries/select-series-breaks.ts';
import { selectSlice } from '../queries/select-slice.ts';
import type { ServedRelease } from '../release/served-release.ts';

/** Which areas a comparison may take besides the asked one; all where it is left out. */
export type MayTake = (area: string) => boolean;

interface Series {
  element: Element;
  indicator: number;
}

/** Areas with figures in both years. */
export async function areasOfBoth(
  { db }: ServedRelease,
  { element, indicator }: Series,
  years: readonly [number, number],
): Promise<MayTake> {
  const kept = { element: element.of ?? element.id, indicator };
  const [one, other] = await Promise.all(
    years.map(async (year) => new Set((await selectSlice(db, { ...kept, year })).map(({ area }) => area))),
  );
  return (area) => one?.has(area) === true && other?.has(area) === true;
}

/** Compares an area's figures of two years, like with like, or says why it does not: the very comparison that pages make. */
export async function compareYears(
  { db, areas }: ServedRelease,
  { element, indicator, area, from, to }: Series & { area: string; from: number; to: number },
  mayTake: MayTake = () => true,
): Promise<Comparison | Incomparable> {
  const kept = keptAs(element, indicator);
  const [before, after, breaks] = await Promise.all([
    selectSlice(db, { ...kept, year: from }),
    selectSlice(db, { ...kept, year: to }),
    selectSeriesBreaks(db, kept),
  ]);
  const [first, last] = [Math.min(from, to), Math.max(from, to)];
  const broken = new Set(breaks.filter(({ year }) => first < year && year <= last).map((row) => row.area));
  const figures = (rows: typeof before): ReadonlyMap<string, number> =>
    new Map(
      rows.flatMap((row) =>
        !broken.has(row.area) && mayTake(row.area) ? [[row.area, row.value] as const] : [],
      ),
    );
  const figureOf = (rows: typeof before) => {
    const row = rows.find((entry) => entry.area === area);
    return row === undefined ? null : { value: row.value, flag: row.flag, summed: row.contributors };
  };
  return compare({
    area,
    before: figureOf(before),
    after: figureOf(after),
    isBroken: broken.has(area),
    adds: element.aggregate === 'sum',
    slices: () => ({ before: figures(before), after: figures(after) }),
    areas,
  });
}
