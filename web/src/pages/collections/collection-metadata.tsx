import type { ReactNode } from 'react';
import type { Collection } from '#catalog/germplasm/collections.ts';
import type { PriceSource } from '#contract/prices.ts';
import { MetadataTab } from '../../blocks/metadata-tab.tsx';
import { useSpeech } from '../../i18n/speech.ts';
import { SourceNote } from './about-collection.tsx';
import type { CollectionsPageData } from './collections-data.ts';
import type { CollectionsControl } from './use-collections-view.ts';

interface MetadataProps {
  collection: Collection;
  source: PriceSource | null;
  data: CollectionsPageData;
  control: CollectionsControl;
  title: string;
}

/** The metadata tab: a point's fields and how they were read, the source, and its citation. */
export function CollectionMetadata(props: MetadataProps): ReactNode {
  const { collection, source, data, control, title } = props;
  const { words, language } = useSpeech();
  const terms: readonly (readonly [id: string, unit: string])[] = [
    ['point', ''],
    ['coordinates', '°'],
    ['flagged', ''],
    ...collection.facets.map((facet) => [facet, ''] as const),
    ...collection.measures.map(
      (measure) => [measure, { weight: 'g', altitude: 'm', year: '' }[measure]] as const,
    ),
    ['cluster', ''],
  ];
  return (
    <MetadataTab
      release={data.release}
      group="collections"
      caption={words('collections.metadata.caption')}
      terms={terms.map(([id, unit]) => ({ id, unit }))}
      cited={
        source && {
          ...{ title, sources: [source], origin: data.origin },
          pathname: `/${language}/beans/data/collections`,
          search: control.hrefOf({ tab: 'view' }).replace(/^\?$/, ''),
        }
      }
    >
      {source !== null && (
        <>
          <h2>{words('collections.metadata.source')}</h2>
          <SourceNote source={source} />
        </>
      )}
    </MetadataTab>
  );
}
