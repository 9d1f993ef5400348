import { decimalsPerInhabitant } from '#domain/per-inhabitant.ts';
import type { AxisFormat, AxisTexts } from '../../charts/plot/plot-model.ts';
import type { AxisSide, ChartSeries } from '../../charts/plot/series.ts';
import { threeDigits } from '../../i18n/figure-scale.ts';
import { formatFigure } from '../../i18n/figures.ts';
import type { Formats } from '../../i18n/formats.ts';
import { axisNumbers, elementAxis } from '../../i18n/number-lists.ts';
import type { Words } from '../../i18n/words.tsx';
import type { ChartOptions } from '../../url/chart-options.ts';
import type { SeriesUnit, TransformedChart } from './transform-chart.ts';

export interface SeriesTexts {
  /** A figure of a series, without its unit. */
  text(series: string, value: number): string;
  value(value: number, series: { id: string }): string;
  unit(series: ChartSeries): string;
  axis(own: AxisFormat['axis']): AxisFormat['axis'];
  axisOf(ticks: readonly number[], series: { id: string }): AxisTexts;
}

/** Texts of a chart; figures that no option touched read as ever. */
export function seriesTexts(context: {
  words: Words;
  formats: Formats;
  chart: TransformedChart | null;
  elementOf(series: string): number;
}): SeriesTexts {
  const { words, formats, chart, elementOf } = context;
  const unitOf = (series: string): SeriesUnit => chart?.units.get(series) ?? 'own';
  const nameOf = (unit: SeriesUnit): string | null =>
    unit === 'own' ? null : unit === 'share' ? '%' : words(`units.${unit}.short`);
  const text = (series: string, value: number): string => {
    const unit = unitOf(series);
    if (unit === 'own') return formatFigure(elementOf(series), value, formats);
    return unit === 'share' ? formats.percent(value, 2) : formats.number(value, decimalsPerInhabitant(value));
  };
  const onSide = (side: AxisSide): SeriesUnit => {
    const first = chart?.series.find(({ axis }) => axis === side);
    return first === undefined ? 'own' : unitOf(first.id);
  };
  const optionAxis = (unit: SeriesUnit, ticks: readonly number[]): AxisTexts => {
    const part = unit === 'share' ? 100 : 1;
    return {
      labels: axisNumbers(
        ticks.map((tick) => tick * part),
        formats,
      ),
      head: nameOf(unit) ?? '',
      isUnit: true,
      write: (value) => formats.number(threeDigits(value * part), 6),
    };
  };
  return {
    text,
    value: (value, series) => text(series.id, value),
    unit: (series) => (unitOf(series.id) === 'share' ? '' : (nameOf(unitOf(series.id)) ?? series.unit)),
    axis: (own) => (ticks, side) => {
      const unit = onSide(side);
      // What hangs below zero to be apart, such as exports, is no negative amount.
      const hangs = chart?.series.some(({ axis, negate }) => axis === side && negate === true) === true;
      const lengths = hangs ? ticks.map(Math.abs) : ticks;
      return unit === 'own' ? own(lengths, side) : optionAxis(unit, lengths);
    },
    axisOf: (ticks, { id }) => {
      const unit = unitOf(id);
      return unit === 'own' ? elementAxis(elementOf(id), ticks, { words, formats }) : optionAxis(unit, ticks);
    },
  };
}

export function optionNotes(
  words: Words,
  options: ChartOptions,
  chart: Pick<TransformedChart, 'hasNegativeParts'>,
): readonly string[] {
  return [
    ...(options.share ? [words('chart.options.relative.note')] : []),
    ...(options.share && chart.hasNegativeParts ? [words('chart.options.relative.negative')] : []),
    ...(options.perInhabitant
      ? [
          words('chart.options.perInhabitant.note', {
            source: words('chart.options.perInhabitant.source'),
          }),
        ]
      : []),
    ...(options.log ? [words('chart.options.scale.log.info')] : []),
    ...(options.facets === 'none' ? [] : [words(`chart.options.facets.note.${options.facets}`)]),
  ];
}
