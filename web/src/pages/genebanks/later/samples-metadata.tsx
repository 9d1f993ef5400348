import type { ReactNode } from 'react';
import type { PriceSource } from '#contract/prices.ts';
import { citedAddress } from '../../../blocks/citation.ts';
import { CitationPart } from '../../../blocks/citation-part.tsx';
import { CitationTexts } from '../../../blocks/citation-texts.tsx';
import { citeWords } from '../../../i18n/cite-words.ts';
import { getFormats } from '../../../i18n/formats.ts';
import { useLanguage, useWords } from '../../../i18n/words.tsx';
import { PlainTable } from '../../../ui/plain-table.tsx';
import { useLater } from '../later-context.ts';
import { useGenebanks } from '../use-genebanks.ts';
import styles from './samples-metadata.module.css';
import { SourceList } from './source-list.tsx';

/** What is defined, in the order in which the page shows it. */
const terms = ['sample', 'received', 'provided', 'balance', 'report', 'distributions', 'shipments'] as const;

/** The metadata tab: what each figure means, how it is worked out, and from where it is. */
export function SamplesMetadata(): ReactNode {
  const { title, sources, origin } = useLater();
  const { release } = useGenebanks();
  const words = useWords();
  const language = useLanguage();
  return (
    <div className={styles.metadata}>
      <p>
        {words('frame.release.label')}: {release.id}
        {release.created !== '' && (
          <>
            {' · '}
            <time dateTime={release.created.slice(0, 10)}>{getFormats(language).date(release.created)}</time>
          </>
        )}
      </p>
      <PlainTable
        caption={<span id="metadata-caption">{words('samples.metadata.caption')}</span>}
        columns={[
          [words('samples.metadata.term'), (term) => words(`samples.metadata.${term}.name`)],
          [words('samples.metadata.definition'), (term) => words(`samples.metadata.${term}`)],
        ]}
        rows={terms}
        stacks
      />
      <h2>{words('samples.metadata.sources')}</h2>
      <SourceList sources={sources} />
      <CitationPart>
        <Citations title={title} sources={sources} origin={origin} />
      </CitationPart>
    </div>
  );
}

function Citations(props: { title: string; sources: readonly PriceSource[]; origin: string }): ReactNode {
  const { crop, hrefOf, release } = useGenebanks();
  const language = useLanguage();
  const cite = citeWords.useMessages();
  const address = {
    origin: props.origin,
    pathname: `/${language}/${crop}/data/genebanks`,
    search: hrefOf({ tab: 'view' }).replace(/^\?$/, ''),
  };
  return (
    <>
      <h2 id="cite">{cite('cite.title')}</h2>
      <CitationTexts
        thing={{
          title: props.title,
          release,
          sources: props.sources.map((source) => ({ ...source, editions: [] })),
        }}
        url={citedAddress(address, release.id)}
        own={cite}
      />
    </>
  );
}
