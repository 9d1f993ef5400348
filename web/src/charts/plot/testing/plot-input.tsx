import { renderToStaticMarkup } from 'react-dom/server';
import { chartSize } from '../chart-size.ts';
import { PlotMarks } from '../plot-marks.tsx';
import type { PlotInput, PlotModel } from '../plot-model.ts';
import type { ChartSeries } from '../series.ts';

export const food: ChartSeries = {
  id: '5142',
  label: 'Food',
  unit: '1000 t',
  axis: 'left',
  mark: 'bar',
  colour: 'var(--use-food)',
  values: [60, 20, null, 40, 40],
};
export const feed: ChartSeries = {
  ...food,
  id: '5521',
  label: 'Feed',
  colour: 'var(--use-feed)',
  values: [40, null, null, 10, 0],
};
export const perCapita: ChartSeries = {
  ...food,
  id: '645',
  label: 'Per capita',
  unit: 'kg',
  axis: 'right',
  mark: 'points',
  colour: 'var(--ink)',
  values: [10, 5, null, 8, 8],
};

/** Sizes that the numbers below are worked out for. */
const tall = { height: 400, fontSize: 12.5, maxValueTicks: 6, maxPeriodTicks: 6 };

export const input = (part: Partial<PlotInput> = {}): PlotInput => ({
  periods: [2000, 2001, 2002, 2003, 2004],
  series: [food, feed],
  hidden: [],
  breaks: [],
  breakLabel: (year) => `new ${year}`,
  format: {
    axis: (ticks, side) => ({ labels: ticks.map(String), head: side === 'left' ? '1000 t' : '%' }),
    period: String,
  },
  namesOnLines: true,
  width: 520,
  size: { ...chartSize(part.width ?? 520), ...tall },
  ...part,
});

/** What is drawn in a colour, and how many shapes its paths have. */
export function drawnIn(model: PlotModel, colour: string): string {
  const markup = renderToStaticMarkup(<PlotMarks model={model} isPicture={false} />);
  return [...markup.matchAll(/<g [^>]*?="([^"]+)"[^>]*>(.*?)<\/g>/g)]
    .filter(([group]) => group.slice(0, group.indexOf('>')).includes(`"${colour}"`))
    .map(([group]) => group)
    .join('');
}
export const count = (markup: string, letter: string): number => markup.split(letter).length - 1;
