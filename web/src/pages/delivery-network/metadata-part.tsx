import type { ReactNode } from 'react';
import { MetadataTab } from '../../blocks/metadata-tab.tsx';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { AboutPart } from './about-part.tsx';
import { type LowerValue, useControl } from './use-delivery.ts';

/** What is defined, in the order in which the page shows it. */
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

/** The metadata tab: what each figure of the page means, from where it is, and how it is cited. This module is a chunk of its own. */
export function MetadataPart({ page, title, origin }: LowerValue): ReactNode {
  const { hrefOf, release } = useControl();
  const words = useWords();
  const language = useLanguage();
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
