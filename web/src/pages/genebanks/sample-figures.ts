import { worldCode } from '#catalog/regions/index.ts';
import type { PriceSource } from '#contract/prices.ts';
import type { ColumnOf, Figure } from '../../figure/figure.ts';
import { sourceName } from '../../i18n/source-title.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { SampleSide } from '../../url/genebanks-params.ts';
import type { CountrySamples } from './samples-model.ts';
import { sideText } from './samples-texts.ts';
import type { GenebanksControl } from './use-genebanks.ts';

export interface SamplesSpeech extends Speech {
  crop: string;
  view: GenebanksControl['view'];
  hrefOf: GenebanksControl['hrefOf'];
}

/** Source of a figure's numbers: reports of countries to the Treaty, or samples sent by genebanks of a country. */
export type SamplesOf = 'treaty' | 'distributions' | 'shipments';

export function ofSource(
  { words, crop, view }: SamplesSpeech,
  source: PriceSource,
  of: SamplesOf,
): Pick<Figure, 'source' | 'sources' | 'cautions' | 'flagMeaning' | 'area'> {
  return {
    source: sourceName(words, source),
    sources: [{ ...source, editions: [] }],
    cautions: [
      ...(of === 'treaty' ? ['reported', 'once'] : []),
      ...(crop === 'beans' || crop === 'rice' ? [crop] : []),
      ...(of === 'shipments' ? [] : ['leftOut']),
    ].map((key) => words(`samples.about.${key}`)),
    flagMeaning: (flag) => flag,
    area: view.country ?? view.region ?? worldCode,
  };
}

export const sideColumn = <Row extends Partial<Pick<CountrySamples, SampleSide>>>(
  { words, formats }: Speech,
  side: SampleSide,
): ColumnOf<Row> => ({
  key: side,
  label: words(`samples.side.${side}`),
  kind: 'number',
  write: (value) => sideText(words, formats, side, value),
  of: (row) => row[side] ?? null,
});
