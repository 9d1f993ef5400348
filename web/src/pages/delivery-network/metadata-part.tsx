import type { ReactNode } from 'react';
import { MetadataTab } from '../../blocks/metadata-tab.tsx';
import { useSpeech } from '../../i18n/speech.ts';
import { AboutPart } from './about-part.tsx';
import { type LowerValue, useControl } from './use-delivery.ts';

/** Defined terms, in the order of the page. */
const terms = [
  'accession',
  'sample',
  'flow',
  'origin',
  'genebank',
  'recipient',
  'share',
  'domestic',
  'left-out',
];

/** The metadata tab: meaning, source and citation of each figure of the page. This module is a chunk of its own. */
export function MetadataPart({ page, title, origin }: LowerValue): ReactNode {
  const { hrefOf, release } = useControl();
  const { words, language } = useSpeech();
  return (
    <MetadataTab
      release={release}
      group="deliveryNetwork"
      caption={words('deliveryNetwork.metadata.caption')}
      terms={terms.map((id) => ({ id }))}
      cited={{
        ...{ title, origin, sources: page.source === null ? [] : [page.source] },
        pathname: `/${language}/beans/data/accessionDeliveryNetwork`,
        search: hrefOf({ tab: 'view' }).replace(/^\?$/, ''),
      }}
    >
      <AboutPart page={page} />
    </MetadataTab>
  );
}
