import { findElement } from '#catalog/elements/index.ts';
import { listBreaks, listSeams } from '#contract/breaks.ts';
import type { CubeStore } from '../../api/cube-store.ts';
import { withheldYears } from '../../api/withheld-years.ts';
import { doubtOf, needsUnit } from '../../i18n/figures.ts';
import type { Formats } from '../../i18n/formats.ts';
import { figureColumn } from '../../i18n/number-lists.ts';
import type { Words } from '../../i18n/words.tsx';
import type { BlockTable } from '../block-figure.tsx';

/**
 * The figures at a glance as they are, of all years: a row for each year, the newest first, and a column for each element. `null`
 * without any figure.
 */
export function toGlanceTable(
  of: { elements: readonly number[]; area: string; cubes: CubeStore; allCubes: CubeStore },
  { words, formats }: { words: Words; formats: Formats },
): Pick<BlockTable, 'columns' | 'rows'> | null {
  const { area, cubes, allCubes } = of;
  const columnOf = (element: number) => {
    const series = cubes.series(element, area);
    return {
      series,
      textOf: figureColumn(
        element,
        [...(series?.values() ?? [])].map(({ value }) => value),
        formats,
      ),
    };
  };
  const columns = [...new Set(of.elements)].map((element) => ({
    element,
    ...columnOf(element),
    withheld: withheldYears(allCubes, element, area),
    breaks: listBreaks(cubes.about(element), area),
    seams: listSeams(cubes.about(element), area),
  }));
  const years = new Set(columns.flatMap(({ series, withheld }) => [...(series?.keys() ?? []), ...withheld]));
  if (years.size === 0) return null;
  return {
    columns: [
      { id: 'year', label: words('figure.table.year') },
      ...columns.map(({ element }) => ({
        id: String(element),
        label: words(`elements.${element}.short`),
        unit: needsUnit(element) ? words(`units.${findElement(element)?.unit ?? 'kt'}.short`) : undefined,
        numeric: true,
      })),
    ],
    rows: [...years]
      .sort((one, other) => other - one)
      .map((year) => ({
        id: String(year),
        cells: [
          { text: String(year), raw: year },
          ...columns.map(({ element, series, textOf, withheld, breaks, seams }) => {
            const figure = series?.get(year);
            if (figure === undefined)
              return { text: withheld.includes(year) ? words('figure.withheld') : '', raw: null };
            const tiny = cubes.isRoundedAway(element, area, year);
            return {
              text: textOf(figure.value, tiny),
              raw: figure.value,
              flag: figure.flag,
              isBreak: breaks.includes(year),
              isSeam: seams.includes(year),
              doubt: doubtOf(words, figure),
            };
          }),
        ],
      })),
  };
}
