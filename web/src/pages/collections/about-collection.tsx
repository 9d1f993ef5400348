import type { ReactNode } from 'react';
import type { Collection } from '#catalog/germplasm/collections.ts';
import type { PriceSource } from '#contract/prices.ts';
import { AboutSection } from '../../blocks/about-section.tsx';
import { MetadataTab } from '../../blocks/metadata-tab.tsx';
import { useSpeech } from '../../i18n/speech.ts';
import { useWords } from '../../i18n/words.tsx';
import { SourceLines } from '../source-lines.tsx';
import type { CollectionsControl, CollectionsPageData } from './collections-data.ts';

function SourceNote({ source }: { source: PriceSource }): ReactNode {
  const { words, formats } = useSpeech();
  const notesOf = ({ date }: PriceSource) => [words('collections.source.date', { date: formats.date(date) })];
  return <SourceLines group="collections" sources={[source]} notesOf={notesOf} />;
}

export function AboutCollection(props: {
  collection: Collection;
  source: PriceSource | null;
  control: CollectionsControl;
}): ReactNode {
  const { collection, source, control } = props;
  const words = useWords();
  return (
    <AboutSection>
      <ul>
        <li>{words(`collections.${collection.id}.number`)}</li>
        <li>{words('collections.about.coordinates')}</li>
        <li>{words(`collections.${collection.id}.about`)}</li>
        <li>
          {words('map.disputed')} {words('map.smallStates')}
        </li>
      </ul>
      {source !== null && <SourceNote source={source} />}
      <p>
        <a href={control.hrefOf({ tab: 'metadata' })}>{words('figure.source.learn')}</a>
      </p>
    </AboutSection>
  );
}

interface MetadataProps {
  collection: Collection;
  source: PriceSource | null;
  data: CollectionsPageData;
  control: CollectionsControl;
  title: string;
}

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
