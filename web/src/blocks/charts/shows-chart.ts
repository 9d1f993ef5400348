import type { BlockOf } from '#catalog/blocks.ts';
import { isUnusual } from '#domain/plausibility.ts';
import { elementFor, isCountry, type ShownData } from '../../api/data-view.tsx';
import { withheldYears } from '../../api/withheld-years.ts';
import type { ChartDefinition } from './chart-picture.ts';

type Shown = Pick<ShownData, 'section' | 'area' | 'allCubes' | 'view'>;

/** Whether a later chart has something of its own: bars, or more than one line that an earlier chart has. One that is chosen or loading counts. */
export function showsChart({ section, area, allCubes, view }: Shown, chart: ChartDefinition): boolean {
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
  // That of the map's element is there for its own sake.
  return second !== undefined || chart.ofMap !== undefined || !block.charts.slice(0, at).some(repeats);
}

/** Fewer figures are no chart over the years. */
const fewestPoints = 3;

/** Whether a country has figures for a chart: of one with small charts beside it, for the large one. One that is loading counts. */
export function drawsChart(
  { area, allCubes }: Pick<Shown, 'area' | 'allCubes'>,
  chart: ChartDefinition,
): boolean {
  if (!isCountry(area)) return true;
  const large = chart.series.filter(({ mark }, at) => chart.parted !== true || at === 0 || mark !== 'bar');
  return large.some(({ element: pair }) => {
    const element = elementFor(pair, area);
    const figures = allCubes.series(element, area);
    if (figures === undefined || withheldYears(allCubes, element, area).length > 0) return true;
    return (
      [...(figures?.values() ?? [])].filter((each) => each.value !== 0 && !isUnusual(each)).length >=
      fewestPoints
    );
  });
}
