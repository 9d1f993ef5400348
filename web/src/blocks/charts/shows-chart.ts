import { elementFor, type ShownData } from '../../api/data-view.tsx';
import { withheldYears } from '../../api/withheld-years.ts';
import type { ChartDefinition } from './chart-picture.ts';

/**
 * Whether a chart below the first window has something of its own to show: bars where it is made of bars, and more than one line that
 * another chart of the section has. Figures that are on their way, or kept back, count.
 */
export function showsChart(
  { section, area, allCubes }: Pick<ShownData, 'section' | 'area' | 'allCubes'>,
  chart: ChartDefinition,
): boolean {
  const series = chart.series.map(({ element, mark }) => {
    const id = elementFor(element, area);
    const figures = allCubes.series(id, area);
    const isKept = withheldYears(allCubes, id, area).length > 0;
    return {
      mark,
      country: element.country,
      isShown: figures === undefined || isKept || (figures?.size ?? 0) > 0,
    };
  });
  const shown = series.filter(({ isShown }) => isShown);
  const hasBars = series.some(({ mark }) => mark === 'bar');
  if (shown.length === 0 || (hasBars && shown.every(({ mark }) => mark !== 'bar'))) return false;
  const [only, second] = shown;
  const others = section.blocks.flatMap((block) =>
    block.kind === 'charts' ? block.charts.filter(({ id }) => id !== chart.id) : [],
  );
  return (
    second !== undefined ||
    !others.some((other) => other.series.some(({ element }) => element.country === only?.country))
  );
}
