import type { Element } from '#catalog/element.ts';
import { columnKeyOf } from '#catalog/elements/index.ts';
import { partsYears } from '#contract/breaks.ts';
import {
  changeOverDecade,
  type DecadeChange,
  decade,
  type NoDecadeChange,
  yearsUpTo,
} from '#domain/change-over-decade.ts';
import type { Figure } from '#release/figure-column.ts';
import { selectRows } from '../queries/select-rows.ts';
import type { ServedRelease } from '../release/served-release.ts';

/**
 * The changes of areas' figures over the ten years up to one, by means of three years, or the reasons against them: the same
 * changes as on pages.
 */
export async function readDecadeChanges(
  { db, figures, areas }: ServedRelease,
  { element, indicator, year }: { element: Element; indicator: number; year: number },
): Promise<(area: string) => DecadeChange | NoDecadeChange> {
  const columnKey = columnKeyOf(element, indicator);
  const slices = new Map<number, ReadonlyMap<string, Figure>>();
  for (const each of [...yearsUpTo(year - decade), ...yearsUpTo(year)])
    slices.set(each, await figures.byArea({ ...columnKey, year: each }));
  const breaks = yearsByArea(await selectRows(db, 'series_break', columnKey));
  const doubts = yearsByArea(await selectRows(db, 'doubtful_figure', columnKey));
  return (area) =>
    changeOverDecade({
      area,
      year,
      series: {
        figures: new Map(
          [...slices].flatMap(([at, rows]) => {
            const row = rows.get(area);
            return row === undefined ? [] : [[at, { ...row, summed: row.contributors }] as const];
          }),
        ),
        breaks: [...(breaks.get(area) ?? [])],
        doubts: doubts.get(area) ?? new Set(),
      },
      adds: element.aggregate === 'sum',
      others: {
        slice: (at) => new Map([...(slices.get(at) ?? [])].map(([code, { value }]) => [code, value])),
        isBroken: (area, first, last) =>
          [...(breaks.get(area) ?? [])].some((at) => partsYears(at, first, last)),
        isDoubtful: (area, at) => doubts.get(area)?.has(at) === true,
      },
      areas,
    });
}

function yearsByArea(
  rows: readonly { area: string; year: number }[],
): ReadonlyMap<string, ReadonlySet<number>> {
  const years = new Map<string, Set<number>>();
  for (const { area, year } of rows) years.set(area, (years.get(area) ?? new Set()).add(year));
  return years;
}
