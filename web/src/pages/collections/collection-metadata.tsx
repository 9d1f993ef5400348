import type { ReactNode } from 'react';
import type { Collection } from '#catalog/germplasm/collections.ts';
import type { PriceSource } from '#contract/prices.ts';
import { citedAddress } from '../../blocks/citation.ts';
import { CitationPart } from '../../blocks/citation-part.tsx';
import { CitationTexts } from '../../blocks/citation-texts.tsx';
import { citeWords } from '../../i18n/cite-words.ts';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { SourceNote } from './about-collection.tsx';
import type { CollectionsPageData } from './collections-data.ts';
import styles from './collections-page.module.css';
import type { CollectionsControl } from './use-collections-view.ts';

interface MetadataProps {
  collection: Collection;
  source: PriceSource | null;
  data: CollectionsPageData;
  control: CollectionsControl;
  title: string;
}

/** The metadata tab: what is shown of a point and how it was read, the source, and how to cite it. */
export function CollectionMetadata(props: MetadataProps): ReactNode {
  const { collection, source, data } = props;
  const words = useWords();
  const language = useLanguage();
  const formats = getFormats(language);
  const terms: readonly (readonly [term: string, unit: string])[] = [
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
    <div className={styles.metadata}>
      <p>
        {words('frame.release.label')}: {data.release.id}
        {data.release.created !== '' && (
          <>
            {' · '}
            <time dateTime={data.release.created.slice(0, 10)}>{formats.date(data.release.created)}</time>
          </>
        )}
      </p>
      <PlainTable
        caption={<span id="metadata-caption">{words('collections.metadata.caption')}</span>}
        columns={[
          [words('collections.metadata.term'), ([term]) => words(`collections.metadata.${term}.name`)],
          [words('figure.table.unit'), ([, unit]) => unit],
          [words('collections.metadata.definition'), ([term]) => words(`collections.metadata.${term}`)],
        ]}
        rows={terms}
        stacks
      />
      {source !== null && (
        <>
          <h2>{words('collections.metadata.source')}</h2>
          <SourceNote source={source} />
          <CitationPart>
            <Citations {...props} source={source} />
          </CitationPart>
        </>
      )}
    </div>
  );
}

function Citations({ source, data, control, title }: MetadataProps & { source: PriceSource }): ReactNode {
  const language = useLanguage();
  const cite = citeWords.useMessages();
  const address = {
    origin: data.origin,
    pathname: `/${language}/beans/data/collections`,
    search: control.hrefOf({ tab: 'view' }).replace(/^\?$/, ''),
  };
  return (
    <>
      <h2 id="cite">{cite('cite.title')}</h2>
      <CitationTexts
        thing={{ title, release: data.release, sources: [{ ...source, editions: [] }] }}
        url={citedAddress(address, data.release.id)}
        own={cite}
      />
    </>
  );
}
