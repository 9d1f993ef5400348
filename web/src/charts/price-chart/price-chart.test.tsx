import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PriceChart, type PriceChartLabels } from './price-chart.tsx';

const labels: PriceChartLabels = {
  keyboardHint: 'Arrow keys',
  legend: 'Lines',
  total: '',
  noValue: 'No data',
  state: String,
  allOf: String,
  close: 'Close',
  flag: String,
  breakAt: String,
  announce: (reading) => String(reading.period),
  markets: 'Number of markets',
  band: 'Lowest to highest price',
  suspect: 'Suspect price',
  monthNote: () => null,
};
const format = {
  axis: (ticks: readonly number[]) => ({ labels: ticks.map(String), head: 'SLC/Kg' }),
  period: String,
  value: String,
  tick: (month: number) => `m${month % 12}`,
};
const months = [24240, 24241, 24242];
const median = { id: 'median', label: 'Median', unit: 'SLC/Kg', colour: 'red', values: [100, 110, null] };

const draw = (values: readonly (number | null)[]): string =>
  renderToStaticMarkup(
    <PriceChart
      id="price"
      title="Consumer price"
      description="110 in February"
      drawing={{
        months,
        series: [{ ...median, values, band: { low: [90, 100, null], high: [110, 130, null] } }],
        markets: [2, 3, null],
        suspects: [{ month: 24241, price: 10 }],
        breaks: [],
        format,
        labels,
      }}
      hidden={[]}
      empty="No data"
    />,
  );

test('the drawing of a few months', () => {
  expect(draw([100, 110, null])).toMatchSnapshot();
});

test('without any price the chart says so', () => {
  const html = draw([null, null, null]);
  expect(html).toContain('No data');
  expect(html).not.toContain('<svg');
});
