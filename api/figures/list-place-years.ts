import type { FigureStore } from './figure-store.ts';

/**
 * Years in which a ranking of an area has a place of one of the items, rising: in the list itself, or as the sum of several items of
 * it that are figures of their own.
 */
export async function listPlaceYears(
  figures: FigureStore,
  { measure, area, items }: { measure: number; area: string; items: readonly string[] },
): Promise<number[]> {
  const list = await figures.ranking({ measure, area });
  const years = new Set<number>();
  for (const item of items) {
    for (const { year } of list.series(item)) years.add(year);
    for (const { year, value } of await figures.series({ indicator: Number(item), element: measure, area }))
      if (value > 0 && list.years.includes(year)) years.add(year);
  }
  return [...years].sort((a, b) => a - b);
}
