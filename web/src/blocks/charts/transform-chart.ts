import type { ExplainedView } from '#contract/explain.ts';
import { asPerInhabitant } from '#contract/explain-address.ts';
import { findConversion, type PerInhabitantUnit, perInhabitant } from '#domain/per-inhabitant.ts';
import { sharesOf } from '#domain/shares.ts';
import type { ChartSeries } from '../../charts/plot/series.ts';
import type { ChartOptions } from '../../url/chart-options.ts';
import type { DrawableChart } from './chart-series.ts';

export type SeriesUnit = 'own' | 'share' | PerInhabitantUnit;

export interface TransformedChart extends DrawableChart {
  units: ReadonlyMap<string, SeriesUnit>;
  hasNegativeParts: boolean;
}

/** Which options make sense for a chart; the others are not offered. */
export interface OfferedOptions {
  share: boolean;
  perInhabitant: boolean;
  log: boolean;
  facets: boolean;
  one: boolean;
}

const stackOf = (series: readonly ChartSeries[]): readonly ChartSeries[] =>
  (['left', 'right'] as const)
    .map((side) => series.filter(({ axis, mark }) => axis === side && (mark === 'bar' || mark === 'area')))
    .find((stack) => stack.length > 1) ?? [];

/** False for one picture of all, for shares of one whole, on a logarithmic scale, and for separate charts. */
export function isParted(
  chart: { parted?: true | undefined },
  { share, log, facets, one }: ChartOptions,
): boolean {
  return chart.parted === true && !share && !log && !one && facets === 'none';
}

/** `unitOf` is the unit id of a series' element. `parted`: the chart parts its stack. */
export function offeredOptions(
  series: readonly ChartSeries[],
  options: ChartOptions,
  unitOf: (series: string) => string | undefined,
  parted = false,
): OfferedOptions {
  const stack = stackOf(series);
  const share = stack.length > 1 && stack.every(({ negate }) => negate !== true);
  const values = series.flatMap((one) => one.values).filter((value) => value !== null);
  const convertible = series.filter(({ id }) => findConversion(unitOf(id)) !== null);
  // All lines of an axis have one unit, also after the division.
  const sides = new Set(convertible.map(({ axis }) => axis));
  const whole = series.filter(({ axis }) => sides.has(axis)).every((one) => convertible.includes(one));
  return {
    share,
    perInhabitant: convertible.length > 0 && whole && !(share && options.share),
    log:
      values.length > 0 &&
      values.every((value) => value > 0) &&
      series.every(({ negate }) => negate !== true) &&
      stack.length < 2,
    facets: series.length > 1,
    one: parted && !(share && options.share) && options.facets === 'none',
  };
}

export function effectiveOptions(options: ChartOptions, offered: OfferedOptions): ChartOptions {
  return {
    share: options.share && offered.share,
    perInhabitant: options.perInhabitant && offered.perInhabitant,
    log: options.log && offered.log,
    facets: offered.facets ? options.facets : 'none',
    one: options.one && offered.one,
  };
}

/** Each part of the stack as a fraction of its year's sum; a year with unknown parts has no sum. */
function toShares(
  stack: readonly ChartSeries[],
  { years: all, partial }: DrawableChart,
): Map<string, (number | null)[]> {
  const years = all.map((year, index) =>
    partial.some(({ from, to }) => from <= year && year <= to)
      ? []
      : sharesOf(stack.map(({ values }) => values[index])),
  );
  return new Map(stack.map(({ id }, part) => [id, years.map((shares) => shares[part] ?? null)]));
}

/** `population` is in thousands by year. A bar becomes a line on a logarithmic scale, which has no zero. */
export function transformChart(
  chart: DrawableChart,
  options: ChartOptions,
  context: {
    unitOf(series: string): string | undefined;
    population: ReadonlyMap<number, number>;
  },
): TransformedChart {
  const units = new Map<string, SeriesUnit>();
  const stack = options.share ? stackOf(chart.series) : [];
  const shares = toShares(stack, chart);
  const series = chart.series.map((one): ChartSeries => {
    const share = shares.get(one.id);
    const conversion = options.perInhabitant ? findConversion(context.unitOf(one.id)) : null;
    const mark = options.log && one.mark !== 'points' ? 'line' : one.mark;
    units.set(one.id, share !== undefined ? 'share' : (conversion?.unit ?? 'own'));
    if (share !== undefined) return { ...one, mark, unit: '%', values: share };
    if (conversion === null) return { ...one, mark };
    const values = one.values.map((value, index) =>
      perInhabitant(value, context.population.get(chart.years[index] ?? 0), conversion.factor),
    );
    return { ...one, mark, values };
  });
  return {
    ...chart,
    series,
    units,
    hasNegativeParts: stack.some(({ values }) => values.some((value) => value !== null && value < 0)),
  };
}

/** A chart with the options that are both wanted and of use; the scale depends on the figures that are drawn. */
export function applyOptions(
  plain: DrawableChart,
  chosenOptions: ChartOptions,
  context: Parameters<typeof transformChart>[2] & { parted?: boolean },
): { chart: TransformedChart; options: ChartOptions; offered: OfferedOptions } {
  const first = offeredOptions(plain.series, chosenOptions, context.unitOf, context.parted);
  const amounts = effectiveOptions({ ...chosenOptions, log: false }, first);
  const divided = transformChart(plain, amounts, context);
  const log = !amounts.share && offeredOptions(divided.series, chosenOptions, context.unitOf).log;
  const offered = { ...first, log };
  const options = effectiveOptions(chosenOptions, offered);
  return { chart: transformChart(plain, options, context), options, offered };
}

/** What the options make of a figure of a series in a year, for its explanation: nothing, or a share, or a division. */
export function toViews(
  plain: DrawableChart | null | undefined,
  shown: TransformedChart | null,
  elementOf: (series: string) => number,
): (series: string, year: number) => ExplainedView | null {
  return (series, year) => {
    const unit = shown?.units.get(series) ?? 'own';
    if (unit !== 'share') return asPerInhabitant(unit !== 'own');
    const at = plain?.years.indexOf(year) ?? -1;
    // What is not drawn in that year is no part of the whole.
    const parts = (plain?.series ?? []).filter(
      ({ id, values }) => shown?.units.get(id) === 'share' && (id === series || (values[at] ?? 0) > 0),
    );
    return { kind: 'share', parts: parts.map(({ id }) => elementOf(id)) };
  };
}
