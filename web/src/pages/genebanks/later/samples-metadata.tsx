import type { ReactNode } from 'react';
import { MetadataTab } from '../../../blocks/metadata-tab.tsx';
import { SourceList } from '../../../blocks/source-list.tsx';
import { useSpeech } from '../../../i18n/speech.ts';
import { useLater } from '../later-context.ts';
import { useGenebanks } from '../use-genebanks.ts';

/** Defined terms, in the order of the page. */
const terms = ['sample', 'received', 'provided', 'balance', 'report', 'distributions', 'shipments'] as const;

/** The metadata tab: meaning, computation and source of each figure. */
export function SamplesMetadata(): ReactNode {
  const { title, sources, origin } = useLater();
  const { crop, hrefOf, release } = useGenebanks();
  const { words, language } = useSpeech();
  return (
    <MetadataTab
      release={release}
      group="samples"
      caption={words('samples.metadata.caption')}
      terms={terms.map((id) => ({ id }))}
      cited={{
        ...{ title, sources, origin },
        pathname: `/${language}/${crop}/data/genebanks`,
        search: hrefOf({ tab: 'view' }).replace(/^\?$/, ''),
      }}
    >
      <h2>{words('samples.metadata.sources')}</h2>
      <SourceList group="samples" sources={sources} />
    </MetadataTab>
  );
}
