import type { BlockOf } from '#catalog/blocks.ts';
import { elementFor, type ShownData } from '../../api/data-view.tsx';
import { withheldYears } from '../../api/withheld-years.ts';
import type { ChartDefinition } from './chart-picture.ts';

/**
 * Whether a chart below the first window has something of its own to show: bars where it is made of bars, and more than one line that
 * an earlier chart of the section has. The first one is always there, and one that a reader chose; figures that are on their way, or
 * kept back, count.
 */
export function showsChart(
  { section, area, allCubes, view }: Pick<ShownData, 'section' | 'area' | 'allCubes' | 'view'>,
  chart: ChartDefinition,
): boolean {
  const block = section.blocks.find((each): each is BlockOf<'charts'> => each.kind === 'charts');
  const at = block?.charts.findIndex(({ id }) => id === chart.id) ?? 0;
  if (block === undefined || at <= 0 || view.choices[block.id] === chart.id) return true;
  const isKnown = (element: number): boolean => {
    const figures = allCubes.series(element, area);
    return (
      figures === undefined || (figures?.size ?? 0) > 0 || withheldYears(allCubes, element, area).length > 0
    );
  };
  const known = chart.series.filter(({ element }) => isKnown(elementFor(element, area)));
  const isBar = ({ mark }: (typeof chart.series)[number]): boolean => mark === 'bar';
  const [only, second] = known;
  if (only === undefined || (chart.series.some(isBar) && !known.some(isBar))) return false;
  const repeats = ({ series }: ChartDefinition): boolean =>
    series.some(({ element }) => element.country === only.element.country);
  return second !== undefined || !block.charts.slice(0, at).some(repeats);
}
