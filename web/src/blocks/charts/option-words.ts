import { decimalsPerInhabitant } from '#domain/per-inhabitant.ts';
import type { AxisFormat } from '../../charts/plot/plot-model.ts';
import type { AxisSide, ChartSeries } from '../../charts/plot/series.ts';
import { formatFigure } from '../../i18n/figures.ts';
import type { Formats } from '../../i18n/formats.ts';
import type { Words } from '../../i18n/words.tsx';
import type { ChartOptions } from '../../url/chart-options.ts';
import type { SeriesUnit, TransformedChart } from './transform-chart.ts';

/** How the figures of a chart read after its options. */
export interface SeriesTexts {
  /** A figure of a series, without its unit. */
  text(series: string, value: number): string;
  value(value: number, series: { id: string }): string;
  unit(series: ChartSeries): string;
  /** Head of an axis whose unit the options changed, or `null`. */
  head(side: AxisSide): string | null;
  tick(own: AxisFormat['tick']): AxisFormat['tick'];
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
  return {
    text,
    value: (value, series) => text(series.id, value),
    unit: (series) => (unitOf(series.id) === 'share' ? '' : (nameOf(unitOf(series.id)) ?? series.unit)),
    head: (side) => nameOf(onSide(side)),
    tick: (own) => (value, step, side) => {
      const unit = onSide(side);
      if (unit === 'own') return own(value, step, side);
      return unit === 'share' ? formats.percent(value, 0) : formats.number(value, 4);
    },
  };
}

/** What a reader has to know of the options that are on. */
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
