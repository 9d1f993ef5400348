import { listBreaks, listSeams } from '#contract/breaks.ts';
import type { CubeStore } from '../../api/cube-store.ts';
import { withheldYears } from '../../api/withheld-years.ts';
import { elementColumn, figureCell } from '../../figure/columns.ts';
import { type ColumnOf, columnOf, type Figure, tableOf } from '../../figure/figure.ts';
import type { Speech } from '../../i18n/speech.ts';

/** The figures at a glance as they are, of all years: a row for each year, the newest first, and a column for each element. */
export function toGlanceTable(
  subject: { elements: readonly number[]; area: string; cubes: CubeStore; allCubes: CubeStore; year: number },
  speech: Pick<Speech, 'words' | 'formats'>,
): Pick<Figure, 'columns' | 'rows' | 'rowCount'> {
  const { area, cubes, allCubes } = subject;
  const { words } = speech;
  const lines = [...new Set(subject.elements)].map((element) => ({
    element,
    series: cubes.series(element, area),
    withheld: withheldYears(allCubes, element, area),
    breaks: listBreaks(cubes.about(element), area),
    seams: listSeams(cubes.about(element), area),
  }));
  const years = new Set(lines.flatMap(({ series, withheld }) => [...(series?.keys() ?? []), ...withheld]));
  const columns = lines.map(
    ({ element, series, withheld, breaks, seams }): ColumnOf<number> => ({
      key: String(element),
      label: words(`elements.${element}.short`),
      ...elementColumn(element, speech),
      of: (year) => {
        const figure = series?.get(year);
        if (figure === undefined)
          return { value: null, ...(withheld.includes(year) && { text: words('figure.withheld') }) };
        return {
          ...figureCell(element, figure, speech, cubes.isRoundedAway(element, area, year)),
          isBreak: breaks.includes(year),
          isSeam: seams.includes(year),
        };
      },
    }),
  );
  return tableOf(
    [...years].sort((one, other) => other - one),
    [columnOf('year', words('figure.table.year'), 'year', (year) => year), ...columns],
    String,
    (year) => year === subject.year,
  );
}
