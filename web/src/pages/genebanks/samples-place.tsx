import { type ReactNode, useMemo } from 'react';
import { worldCode } from '#catalog/regions/index.ts';
import { RecordLinks } from '../../blocks/record-links.tsx';
import { ViewPlace } from '../../blocks/view-place.tsx';
import { useSpeech } from '../../i18n/speech.ts';
import { compareHref } from '../../url/compare-link.ts';
import { type SampleSide, sampleSides } from '../../url/genebanks-params.ts';
import type { SamplesSpeech } from './sample-figures.ts';
import { GenebanksContext, type GenebanksControl, useGenebanks } from './use-genebanks.ts';

/** The side and the country of a number, from its key: `KEN:received`; the key of the view's total is the side alone. */
export function readSamplesKey(key: string): { explain: SampleSide | null; country?: string } {
  const [side, country] = key.split(':').reverse();
  return {
    explain: sampleSides.find((one) => one === side) ?? null,
    ...(country === undefined ? {} : { country }),
  };
}

export function SamplesPlace(props: { control: GenebanksControl; children: ReactNode }): ReactNode {
  const { control, children } = props;
  return (
    <GenebanksContext.Provider value={control}>
      <ViewPlace
        {...{ control, explained: readSamplesKey }}
        page="genebanks"
        isInPage
        noValue={useSpeech().words('samples.unknown')}
      >
        {children}
      </ViewPlace>
    </GenebanksContext.Provider>
  );
}

export function useSamplesSpeech(): SamplesSpeech {
  const speech = useSpeech();
  const { crop, view, hrefOf } = useGenebanks();
  return useMemo(() => ({ ...speech, crop, view, hrefOf }), [speech, crop, view, hrefOf]);
}

export const comparedSides = (side: SampleSide): readonly string[] =>
  side === 'balance' ? ['samples-received', 'samples-provided'] : [`samples-${side}`];

export function SampleLinks({ csv, compared }: { csv?: string; compared: readonly string[] }): ReactNode {
  const { crop, view, hrefOf, release } = useGenebanks();
  const { words, language } = useSpeech();
  const area = view.country ?? view.region ?? worldCode;
  const version = release.pinned ? release.id : null;
  return (
    <RecordLinks
      files={csv === undefined ? [] : [[csv, words('samples.csv')]]}
      about={{ href: `${hrefOf({ tab: 'metadata' })}#metadata-caption`, text: words('samples.definitions') }}
      compare={{
        href: compareHref(language, { area, crop, elements: compared, version }),
        text: words('figure.compare'),
      }}
    />
  );
}
