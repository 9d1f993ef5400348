import { expect, it } from 'vitest';
import { barLayer, lineLayer, stackSeries } from './layers.ts';
import { toPeriodAxis } from './period-axis.ts';
import { linearScale } from './scale.ts';
import type { ChartSeries } from './series.ts';

const periods = [2017, 2018, 2019, 2020];
const place = {
  axis: toPeriodAxis({ periods, left: 0, right: 400, maxTicks: 4, labelWidth: 30, lastIsBefore: false }),
  periods,
  breaks: [],
  scale: linearScale({ min: 0, max: 100 }, 100, 0),
};
const series: ChartSeries = {
  id: 'area',
  label: 'Area',
  unit: 'ha',
  axis: 'left',
  mark: 'line',
  colour: 'red',
  values: [10, 20, 90, 30],
  seams: [2019],
  doubts: [null, null, 'unusual', null],
};

it('goes on through a seam with one tick half-way, and rings a doubtful figure', () => {
  const { layer } = lineLayer(series, place);
  expect(Object.values(layer.paths).join('').match(/M/g)).toHaveLength(1);
  expect(layer.seams).toBe('M200,40V50');
  expect(layer.hollow.match(/M/g)).toHaveLength(1);
});

it('leaves a doubtful bar without a fill', () => {
  const bars: ChartSeries = { ...series, mark: 'bar' };
  const { layer } = barLayer(bars, stackSeries([bars], periods.length)[0] ?? [], place);
  expect([layer.paths.official?.match(/M/g)?.length, layer.hollow.match(/M/g)?.length]).toEqual([3, 1]);
});
