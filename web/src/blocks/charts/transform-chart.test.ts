import { describe, expect, it } from 'vitest';
import { perInhabitant } from '#domain/per-inhabitant.ts';
import type { ChartSeries } from '../../charts/plot/series.ts';
import { plainChart } from '../../url/chart-options.ts';
import { effectiveOptions, offeredOptions, transformChart } from './transform-chart.ts';

const series = (id: string, values: (number | null)[], more: Partial<ChartSeries> = {}): ChartSeries => ({
  id,
  label: id,
  unit: id,
  axis: 'left',
  mark: 'bar',
  colour: 'var(--ink)',
  values,
  ...more,
});
/** Beans of Brazil in FAO's sheet of 2017 (thousand tonnes), and a year without figures. */
const uses = [
  series('food', [2900, null]),
  series('seed', [112, null]),
  series('losses', [126, null]),
  series('other', [-1, null]),
];
const chart = (list: ChartSeries[]) => ({
  years: [2017, 2018],
  series: list,
  elements: list.map(() => 0),
  partial: [],
});
const context = { unitOf: () => 'kt', population: new Map([[2017, 208_505]]) };

describe('shares', () => {
  it('add up to one, without the parts below zero, and are missing where all is missing', () => {
    const {
      series: chartAfter,
      units,
      hasNegativeParts,
    } = transformChart(chart(uses), { ...plainChart, share: true }, context);
    // 2,900 + 112 + 126 = 3,138; 2,900 ÷ 3,138 = 0.92416.
    expect(chartAfter[0]?.values[0]).toBeCloseTo(0.92416, 5);
    expect(
      chartAfter.map(({ values }) => values[0]).reduce<number>((sum, value) => sum + (value ?? 0), 0),
    ).toBeCloseTo(1, 9);
    expect(chartAfter.map(({ values }) => values[1])).toEqual([null, null, null, null]);
    expect(chartAfter[3]?.values[0]).toBeNull();
    expect(units.get('food')).toBe('share');
    expect(hasNegativeParts).toBe(true);
  });

  it('are not of a year of which other parts are not known: there is no whole', () => {
    const all = { ...chart([series('food', [2900, 3000]), series('seed', [100, 100])]) };
    const partial = [{ from: 2017, to: 2017, known: ['food'] }];
    const { series: chartAfter } = transformChart(
      { ...all, partial },
      { ...plainChart, share: true },
      context,
    );
    expect(chartAfter.map(({ values }) => values[0])).toEqual([null, null]);
    expect(chartAfter[0]?.values[1]).toBeCloseTo(3000 / 3100, 9);
  });

  it('are offered for stacks of parts alone', () => {
    const offered = (list: ChartSeries[]) => offeredOptions(list, plainChart, () => 'kt').share;
    expect(offered(uses)).toBe(true);
    expect(offered([series('one', [1])])).toBe(false);
    expect(offered([series('in', [1]), series('out', [1], { negate: true })])).toBe(false);
    expect(offered([series('a', [1], { mark: 'line' }), series('b', [1], { mark: 'line' })])).toBe(false);
  });
});

describe('per inhabitant', () => {
  it('divides by the population of the same year, and leaves a year without it empty', () => {
    const chartAfter = transformChart(
      chart([series('food', [2900, 2900])]),
      { ...plainChart, perInhabitant: true },
      context,
    ).series[0];
    // 2,900 kt ÷ 208,505 thousand inhabitants × 1000 = 13.9085 kg.
    expect(chartAfter?.values[0]).toBeCloseTo(13.9085, 4);
    expect(chartAfter?.values[1]).toBeNull();
    expect(perInhabitant(5, 0, 1)).toBeNull();
    expect(perInhabitant(null, 5, 1)).toBeNull();
  });

  it('is offered for quantities, not for shares and yields', () => {
    const offered = (unit: string) =>
      offeredOptions([series('x', [1])], plainChart, () => unit).perInhabitant;
    expect(['t', 'kt', 'ha', '1000-ha', '1000-usd', '1000-int-dollar'].map(offered)).not.toContain(false);
    expect(['fraction', 'kg-ha', 'rank', 'percent', 'kg-capita-year'].map(offered)).not.toContain(true);
  });
});

describe('the logarithmic scale', () => {
  it('is offered where all values are above zero and nothing is stacked', () => {
    const offered = (list: ChartSeries[]) => offeredOptions(list, plainChart, () => 'kt').log;
    expect(offered([series('a', [1, null, 3])])).toBe(true);
    expect(offered([series('a', [1, 0])])).toBe(false);
    expect(offered([series('a', [-1, 2])])).toBe(false);
    expect(offered([series('a', [null])])).toBe(false);
    expect(offered(uses.slice(0, 3))).toBe(false);
  });

  it('draws bars as lines', () => {
    const chartAfter = transformChart(chart([series('a', [1, 2])]), { ...plainChart, log: true }, context);
    expect(chartAfter.series[0]?.mark).toBe('line');
  });
});

it('drops wishes that make no sense', () => {
  const wanted = { share: true, perInhabitant: true, log: true, facets: 'own', one: true } as const;
  const offered = { share: false, perInhabitant: true, log: false, facets: false, one: false };
  expect(effectiveOptions(wanted, offered)).toEqual({ ...plainChart, perInhabitant: true });
});
