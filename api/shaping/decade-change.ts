import type { Element } from '#catalog/element.ts';
import { keptAs } from '#catalog/elements/index.ts';
import {
  changeOverDecade,
  type DecadeChange,
  decade,
  type NoDecadeChange,
  yearsOfMean,
} from '#domain/change-over-decade.ts';
import { selectDoubtsAmong } from '../queries/select-doubts-among.ts';
import { selectSeriesBreaks } from '../queries/select-series-breaks.ts';
import { type SliceRow, selectSlice } from '../queries/select-slice.ts';
import type { ServedRelease } from '../release/served-release.ts';

/**
 * The change of an area's figures over the ten years up to one, by means of three years, or why none is said: the very change that
 * pages say.
 */
export async function readDecadeChange(
  { db, areas }: ServedRelease,
  { element, indicator, area, year }: { element: Element; indicator: number; area: string; year: number },
): Promise<DecadeChange | NoDecadeChange> {
  const kept = keptAs(element, indicator);
  const slices = new Map<number, ReadonlyMap<string, SliceRow>>();
  for (const last of [year - decade, year])
    for (let each = last - yearsOfMean + 1; each <= last; each += 1)
      slices.set(
        each,
        new Map((await selectSlice(db, { ...kept, year: each })).map((row) => [row.area, row])),
      );
  const breaks = await selectSeriesBreaks(db, kept);
  const doubts = await selectDoubtsAmong(db, { indicators: [kept.indicator], elements: [kept.element] });
  const isDoubtful = (of: string, at: number): boolean =>
    doubts.some((each) => each.area === of && each.year === at);
  const figures = [...slices].flatMap(([at, rows]) => {
    const row = rows.get(area);
    return row === undefined ? [] : [[at, { ...row, summed: row.contributors }] as const];
  });
  return changeOverDecade({
    area,
    year,
    series: {
      figures: new Map(figures),
      breaks: breaks.filter((each) => each.area === area).map((each) => each.year),
      doubts: new Set(doubts.filter((each) => each.area === area).map((each) => each.year)),
    },
    adds: element.aggregate === 'sum',
    others: {
      slice: (at) => new Map([...(slices.get(at) ?? [])].map(([code, { value }]) => [code, value])),
      isBroken: (of, first, last) =>
        breaks.some((each) => each.area === of && first < each.year && each.year <= last),
      isDoubtful,
    },
    areas,
  });
}
