import { valueOr } from '../../api/loaded.ts';
import { idleControl } from '../../blocks/use-address-view.ts';
import { drawnWithin, type Figure } from '../../figure/figure.ts';
import type { Speech } from '../../i18n/speech.ts';
import { sentFigures, treatyFigures } from './later/sample-tables.tsx';
import type { SamplesSpeech } from './sample-figures.ts';
import { periodSamples, samplesFigure } from './samples-map.tsx';
import { readSamples, shownYears, showSamples, totalsOf } from './samples-model.ts';
import { address, GenebanksContext, type GenebanksPageData, withSide } from './use-genebanks.ts';

export function genebanksFigures(data: GenebanksPageData, speech: Speech): readonly Figure[] {
  const { crop, page } = data;
  const regions = valueOr(data.regions, null);
  // Without the list of areas a region's countries are unknown.
  const { tab, region } = data.view;
  if (tab === 'metadata' || page.state === 'failed' || (region !== null && regions === null)) return [];
  const answer = page.value;
  const samples = readSamples(answer);
  const shownSamples = showSamples(samples, data.view, regions ?? {});
  const view = withSide(data.view, totalsOf(shownSamples.here));
  const years = shownYears(samples, view);
  const control = { ...idleControl(data, address), crop, view };
  const ownSpeech: SamplesSpeech = { ...speech, crop, view, hrefOf: control.hrefOf };
  const known = { answer, samples, shownSamples: shownSamples };
  const { distributions, shipments } = sentFigures(known, ownSpeech);
  const { source } = answer;
  const figures = [
    ...(years === null || source === null
      ? []
      : [
          samplesFigure(periodSamples(shownSamples, years, ownSpeech), source, ownSpeech),
          ...treatyFigures(known, years, ownSpeech),
        ]),
    distributions,
    shipments,
  ];
  return figures.flatMap((figure) => {
    if (figure === null || figure.rowCount === 0) return [];
    return drawnWithin(figure, (picture) => (
      <GenebanksContext.Provider value={control}>{picture}</GenebanksContext.Provider>
    ));
  });
}
