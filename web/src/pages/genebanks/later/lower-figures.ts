import type { SamplesPage } from '#contract/samples.ts';
import type { Figure } from '../../../figure/figure.ts';
import type { SamplesSpeech } from '../sample-figures.ts';
import type { Samples, ShownSamples } from '../samples-model.ts';
import { generaFigure, reportsFigure, sentFigure } from './sample-tables.tsx';
import { seriesFigure } from './samples-series.tsx';

/** The samples of a page, and those of its view. */
export interface KnownSamples {
  answer: SamplesPage;
  samples: Samples;
  shown: ShownSamples;
}

/** Figures of the Treaty's reports beside the map: samples by year, forages by genus, and the reports of a country. */
export function treatyFigures(
  { answer: { source }, samples, shown }: KnownSamples,
  years: readonly [number, number],
  speech: SamplesSpeech,
): readonly Figure[] {
  const { crop, view } = speech;
  const { here, ofAllYears } = shown;
  if (source === null || samples.years === null) return [];
  return [
    ...(ofAllYears.length > 0
      ? [seriesFigure({ reports: ofAllYears, years: samples.years, source }, speech)]
      : []),
    ...(crop === 'forages' && here.length > 0
      ? [generaFigure({ reports: here, years, source }, speech)]
      : []),
    ...(view.country !== null && here.length > 0 ? [reportsFigure({ reports: here, source }, speech)] : []),
  ];
}

/** Samples sent by genebanks of the United States and of Canada; `null` where there are none here. */
export function sentFigures(
  { answer, shown }: KnownSamples,
  speech: SamplesSpeech,
): Record<'distributions' | 'shipments', Figure | null> {
  const { distributionSource, shipmentSource } = answer;
  const { distributions, shipments } = shown;
  return {
    distributions:
      distributionSource === null || distributions.length === 0
        ? null
        : sentFigure({ kind: 'distributions', rows: distributions, source: distributionSource }, speech),
    shipments:
      shipmentSource === null || shipments.length === 0
        ? null
        : sentFigure({ kind: 'shipments', rows: shipments, source: shipmentSource }, speech),
  };
}
